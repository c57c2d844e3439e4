import { campaignIn, withCampaign } from '#domain/consent/campaign.ts';
import { type ChoosableCategory, consentStates, isServiceAllowed } from '#domain/consent/consent.ts';
import { forgetRows, readEntry, writeEntry } from '#interface/browser-storage.ts';
import type { Settings } from '#site/settings/settings.ts';
import { ownKeys, serviceKeys } from '#site/settings/storage-keys.ts';
import { followFacebook } from './facebook.ts';
import { followGoogle } from './google.ts';

type Ids = Settings['siteInfo'];

export type PageView = { location: string; referrer: string; title: string };

let seen: { path: string; view: PageView } | undefined;

/** Brings every service in line with the ids, the choice and the page. Called whenever one of these changes. */
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

/** Null for a service that may not be loaded. */
function allowedIds(ids: Ids, categories: readonly ChoosableCategory[]): Ids {
  return {
    googleAnalyticsId: isServiceAllowed('googleAnalytics', categories) ? ids.googleAnalyticsId : null,
    googleAdsId: isServiceAllowed('googleAds', categories) ? ids.googleAdsId : null,
    googleTagManagerId: isServiceAllowed('googleTagManager', categories) ? ids.googleTagManagerId : null,
    facebookPixelId: isServiceAllowed('facebookPixel', categories) ? ids.facebookPixelId : null,
  };
}

/**
 * The campaign by which the visitor came: the document's, else an earlier one of this session. It is kept only for a
 * visitor who agrees to statistics; otherwise only the document's address has it.
 */
function keepCampaign(isAllowed: boolean): string {
  const [document] = performance.getEntriesByType('navigation');
  const landed = document ? campaignIn(new URL(document.name).search) : '';
  const campaign = landed || readEntry(ownKeys.campaign) || '';
  writeEntry(ownKeys.campaign, isAllowed && campaign ? campaign : null);
  return isAllowed ? campaign : landed;
}
