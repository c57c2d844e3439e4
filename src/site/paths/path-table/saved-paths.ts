import type { PathEntry } from './path-entry.ts';

/** The addresses of what a visitor keeps in the browser. */
export const savedPaths = {
  favourites: {
    screen: 'favourites',
    original: '/favourites/',
    query: ['ids'],
    parent: 'home',
    noindex: true,
    nl: '/nl/favorieten/',
    fr: '/fr/favoris/',
    de: '/de/favoriten/',
    en: '/en/favourites/',
  },
  recentlySeen: {
    screen: 'recently-seen',
    original: '/recently-seen/',
    query: ['ids'],
    parent: 'home',
    noindex: true,
    nl: '/nl/onlangs-bekeken/',
    fr: '/fr/vus-recemment/',
    de: '/de/zuletzt-angesehen/',
    en: '/en/recently-seen/',
  },
  comparison: {
    screen: 'comparison',
    original: '/comparison/',
    query: ['ids'],
    parent: 'favourites',
    noindex: true,
    nl: '/nl/vergelijken/',
    fr: '/fr/comparer/',
    de: '/de/vergleichen/',
    en: '/en/compare/',
  },
} as const satisfies Record<string, PathEntry>;
