import { forgetRows, readEntry, writeEntry } from '#app/browser-storage.ts';
import { campaignIn, withCampaign } from '#domain/consent/campaign.ts';
import { type ChoosableCategory, consentStates, isServiceAllowed } from '#domain/consent/consent.ts';
import type { Settings } from '#site/settings/settings.ts';
import { ownKeys, serviceKeys } from '#site/settings/storage-keys.ts';
import { followFacebook } from './facebook.ts';
import { followGoogle } from './google.ts';

type Ids = Settings['siteInfo'];

/** A page as it is told of. */
export type PageView = { location: string; referrer: string; title: string };

let seen: { path: string; view: PageView } | undefined;

/**
 * Takes the ids of the settings, what the visitor agrees to and the page that is shown: brings every service to that.
 * To be called whenever one of them changes.
 */
export function measure(ids: Ids, categories: readonly ChoosableCategory[], path: string): void {
  const allowed = allowedIds(ids, categories);
  const campaign = keepCampaign(categories.includes('analytical'));
  if (seen?.path !== path) {
    const location = withCampaign(window.location.href, campaign);
    const referrer = seen?.view.location ?? document.referrer;
    seen = { path, view: { location, referrer, title: document.title } };
  }
  followGoogle(allowed, consentStates(categories), seen.view);
  followFacebook(allowed.facebookPixelId, seen.view);
  forgetRows(
    Object.values(serviceKeys).filter(
      ({ category, forIds }) => !categories.includes(category) || forIds.every((id) => allowed[id] === null),
    ),
  );
}

/** The ids of the services that may be loaded; null for the others. */
function allowedIds(ids: Ids, categories: readonly ChoosableCategory[]): Ids {
  return {
    googleAnalyticsId: isServiceAllowed('googleAnalytics', categories) ? ids.googleAnalyticsId : null,
    googleAdsId: isServiceAllowed('googleAds', categories) ? ids.googleAdsId : null,
    googleTagManagerId: isServiceAllowed('googleTagManager', categories) ? ids.googleTagManagerId : null,
    facebookPixelId: isServiceAllowed('facebookPixel', categories) ? ids.facebookPixelId : null,
  };
}

/**
 * The campaign by which the visitor came: that of the document, else of an earlier one of this session. It is kept
 * only for who agrees to statistics; without that the address of the document is all that knows of it.
 */
function keepCampaign(isAllowed: boolean): string {
  const [document] = performance.getEntriesByType('navigation');
  const landed = document ? campaignIn(new URL(document.name).search) : '';
  const campaign = landed || readEntry(ownKeys.campaign) || '';
  writeEntry(ownKeys.campaign, isAllowed && campaign ? campaign : null);
  return isAllowed ? campaign : landed;
}
