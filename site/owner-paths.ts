import type { PathEntry } from './path-entry.ts';

/** The addresses of owners: logging in, and what they see then. */
export const ownerPaths = {
  login: {
    screen: 'login',
    area: 'owner',
    original: '/login/',
    query: ['next', 'told'],
    parent: 'home',
    noindex: true,
    personal: true,
    nl: '/nl/login/',
    fr: '/fr/login/',
    de: '/de/login/',
    en: '/en/login/',
  },
} as const satisfies Record<string, PathEntry>;
