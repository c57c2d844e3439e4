// biome-ignore-all lint/plugin/clock: the visitor's own clock.

import { type ConsentStates, consentStates } from '#domain/consent/consent.ts';
import type { Settings } from '#site/settings/settings.ts';
import { loadScript } from './load-script.ts';
import type { PageView } from './measure.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    // While this is true, Google Analytics sends nothing at all.
    [disable: `ga-disable-${string}`]: boolean;
  }
}

const HOST = 'https://www.googletagmanager.com';

const configured = new Set<string>();
let told: string | undefined;
let viewed: { view: PageView; by: ReadonlySet<string> } | undefined;

/** The queue needs a function's own `arguments`: it would take an array for another command. */
function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

/**
 * Calls in the order of Google Consent Mode v2: 'default' with everything denied, one 'update' per choice, then the
 * tags, then the view of the page, once.
 */
export function followGoogle(allowed: Settings['siteInfo'], states: ConsentStates, view: PageView): void {
  const { googleAnalyticsId, googleAdsId, googleTagManagerId } = allowed;
  const tags = [googleAnalyticsId, googleAdsId].filter((id) => id !== null);
  const ids = new Set([...tags, googleTagManagerId].filter((id) => id !== null));
  for (const id of configured) window[`ga-disable-${id}`] = !ids.has(id);
  if (ids.size === 0 && told === undefined) return;
  tellStates(states);
  configure(tags);
  if (googleTagManagerId && !configured.has(googleTagManagerId)) startTagManager(googleTagManagerId);
  const hasNew = viewed?.view !== view || [...ids].some((id) => !viewed?.by.has(id));
  if (ids.size === 0 || !hasNew) return;
  const { location, referrer, title } = view;
  const page = { page_location: location, page_referrer: referrer, page_title: title };
  // Without `send_to` the event would also reach tags that the visitor has refused since.
  gtag('event', 'page_view', tags.length > 0 ? { ...page, send_to: tags } : page);
  viewed = { view, by: ids };
}

function tellStates(states: ConsentStates): void {
  if (told === undefined) gtag('consent', 'default', { ...consentStates([]), wait_for_update: 500 });
  const now = JSON.stringify(states);
  if (now !== told) gtag('consent', 'update', states);
  told = now;
}

/** One script serves all tags of this kind; each is told not to send views of its own. */
function configure(tags: string[]): void {
  for (const id of tags.filter((each) => !configured.has(each))) {
    if (![...configured].some(isTag)) {
      gtag('js', new Date());
      loadScript(`${HOST}/gtag/js?id=${id}`);
    }
    gtag('config', id, { send_page_view: false });
    configured.add(id);
  }
}

function isTag(id: string): boolean {
  return !id.startsWith('GTM-');
}

function startTagManager(id: string): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${HOST}/gtm.js?id=${id}`);
  configured.add(id);
}
