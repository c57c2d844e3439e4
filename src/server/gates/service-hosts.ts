import type { Settings } from '#site/settings/settings.ts';

/** The directives of the Content-Security-Policy to which a third-party service adds hosts. */
type HostDirective = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

type Hosts = Partial<Record<HostDirective, readonly string[]>>;
type ServiceId = keyof Settings['siteInfo'];

const tagManager = 'https://*.googletagmanager.com';
const statistics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager];
const advertising = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];
// A view is also reported to the Google of the visitor's country.
const countries = ['https://www.google.be', 'https://www.google.lu'];
const advertisingFrames = ['https://td.doubleclick.net', 'https://www.googletagmanager.com'];

/**
 * The hosts that each service loads from and reports to, as Google and Meta document them
 * (developers.google.com/tag-platform/security/guides/csp). In a container of the Tag Manager only the services of
 * Google work; other tags and inline scripts are refused.
 */
const hostsOf: Record<ServiceId, Hosts> = {
  googleAnalyticsId: { 'script-src': [tagManager], 'img-src': statistics, 'connect-src': statistics },
  googleAdsId: {
    'script-src': [tagManager, ...advertising],
    'img-src': [tagManager, ...advertising, ...countries],
    'connect-src': [tagManager, ...advertising, ...countries],
    'frame-src': advertisingFrames,
  },
  googleTagManagerId: {
    'script-src': [tagManager, ...advertising],
    'img-src': [...statistics, ...advertising, ...countries],
    'connect-src': [...statistics, ...advertising, ...countries],
    'frame-src': advertisingFrames,
  },
  facebookPixelId: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
};

/** Empty if no id is set. */
export function serviceHosts(ids: Settings['siteInfo'], directive: HostDirective): string[] {
  const set = (Object.keys(hostsOf) as ServiceId[]).filter((id) => ids[id] !== null);
  return [...new Set(set.flatMap((id) => hostsOf[id][directive] ?? []))];
}
