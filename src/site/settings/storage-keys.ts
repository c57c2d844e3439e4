import { type Category, consentDays } from '#domain/consent/consent.ts';
import type { Settings } from './settings.ts';

export type StorageKey = {
  /** '*' at the end: whatever the service adds there. */
  key: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** null: until the visitor clears it; what is kept in a session goes with its tab. */
  days: number | null;
  category: Category;
  /** Kept only if the settings have one of these ids. */
  forIds?: readonly (keyof Settings['siteInfo'])[];
  /** Whose it is, if it is not ours. */
  by?: 'Google' | 'Meta';
  /** The service keeps it on a domain of its own, where this site cannot reach it. */
  domain?: string;
};

/**
 * Everything that the site itself keeps in a browser. Code that keeps something takes the name from here, and the
 * cookie policy shows this table with the purposes that texts/server/ says (STORED_FOR_…).
 */
export const ownKeys = {
  languageCookie: { key: 'i18next', kind: 'cookie', days: 365, category: 'necessary' },
  /** For an owner who logs in. On a site without TLS, as in development, the name lacks '__Host-'. */
  ownerSession: { key: '__Host-owner', kind: 'cookie', days: 30, category: 'necessary' },
  /** For an owner who has logged in before: see docs/decisions/016-owner-login.md. */
  knownBrowser: { key: '__Host-owner-known', kind: 'cookie', days: 180, category: 'necessary' },
  /** For staff who look at the portal as an owner does, for twenty minutes. */
  asOwner: { key: '__Host-as-owner', kind: 'cookie', days: 1, category: 'necessary' },
  language: { key: 'i18nextLng', kind: 'localStorage', days: null, category: 'necessary' },
  consent: { key: 'consent', kind: 'localStorage', days: consentDays, category: 'necessary' },
  favourites: { key: 'gevel.favourites', kind: 'localStorage', days: null, category: 'necessary' },
  /** Only for visitors who ticked the box: see docs/decisions/018-remembered-person.md. */
  person: { key: 'gevel.person', kind: 'localStorage', days: 182, category: 'necessary' },
  comparison: { key: 'gevel.comparison', kind: 'localStorage', days: null, category: 'necessary' },
  /** Only for visitors who asked for it: see docs/decisions/012-recently-seen.md. */
  recentlySeen: { key: 'gevel.recently-seen', kind: 'localStorage', days: null, category: 'necessary' },
  /** Only in the browser: the server is told nothing of it. */
  lastSearch: { key: 'gevel.last-search', kind: 'sessionStorage', days: null, category: 'necessary' },
  /** Only for visitors who ticked the box: see docs/decisions/029-streets.md. */
  streets: { key: 'gevel.streets', kind: 'localStorage', days: null, category: 'necessary' },
  /** The answers in a form in steps, until it is sent. */
  answers: { key: 'gevel.answers', kind: 'sessionStorage', days: null, category: 'necessary' },
  scroll: { key: 'react-router-scroll-positions', kind: 'sessionStorage', days: null, category: 'necessary' },
  /** Written by React Router when a page stayed open over a new version of the site. */
  version: {
    key: 'react-router-manifest-version',
    kind: 'sessionStorage',
    days: null,
    category: 'necessary',
  },
  campaign: {
    key: 'gevel.campaign',
    kind: 'sessionStorage',
    days: null,
    category: 'analytical',
    forIds: ['googleAnalyticsId', 'googleTagManagerId'],
  },
} as const satisfies Record<string, StorageKey>;

/** What third-party services keep when a visitor agreed to them, as they document it themselves. */
export const serviceKeys = {
  gaVisitor: {
    key: '_ga',
    kind: 'cookie',
    days: 730,
    category: 'analytical',
    forIds: ['googleAnalyticsId', 'googleTagManagerId'],
    by: 'Google',
  },
  gaSession: {
    key: '_ga_*',
    kind: 'cookie',
    days: 730,
    category: 'analytical',
    forIds: ['googleAnalyticsId', 'googleTagManagerId'],
    by: 'Google',
  },
  adsClick: {
    key: '_gcl_*',
    kind: 'cookie',
    days: 90,
    category: 'marketing',
    forIds: ['googleAdsId', 'googleTagManagerId'],
    by: 'Google',
  },
  adsClickCopy: {
    key: '_gcl_ls',
    kind: 'localStorage',
    days: null,
    category: 'marketing',
    forIds: ['googleAdsId', 'googleTagManagerId'],
    by: 'Google',
  },
  adsVisitor: {
    key: 'IDE',
    kind: 'cookie',
    days: 390,
    category: 'marketing',
    forIds: ['googleAdsId', 'googleTagManagerId'],
    by: 'Google',
    domain: 'doubleclick.net',
  },
  metaVisitor: {
    key: '_fbp',
    kind: 'cookie',
    days: 90,
    category: 'marketing',
    forIds: ['facebookPixelId'],
    by: 'Meta',
  },
  metaClick: {
    key: '_fbc',
    kind: 'cookie',
    days: 90,
    category: 'marketing',
    forIds: ['facebookPixelId'],
    by: 'Meta',
  },
  metaReferrer: {
    key: 'lastExternalReferrer*',
    kind: 'localStorage',
    days: null,
    category: 'marketing',
    forIds: ['facebookPixelId'],
    by: 'Meta',
  },
  metaAccount: {
    key: 'fr',
    kind: 'cookie',
    days: 90,
    category: 'marketing',
    forIds: ['facebookPixelId'],
    by: 'Meta',
    domain: 'facebook.com',
  },
} as const satisfies Record<string, StorageKey>;

type StorageName = keyof typeof ownKeys | keyof typeof serviceKeys;

/** Every row that holds for these ids, under its name. */
export function storageRows(ids: Settings['siteInfo']): [StorageName, StorageKey][] {
  const rows = Object.entries<StorageKey>({ ...ownKeys, ...serviceKeys }) as [StorageName, StorageKey][];
  return rows.filter(([, { forIds }]) => !forIds || forIds.some((id) => ids[id] !== null));
}

/** `name`: of a cookie or an entry in storage. */
export function isRowFor({ key }: Pick<StorageKey, 'key'>, name: string): boolean {
  return key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key;
}
