import type { OfficePageTextKey } from '#texts/office/texts.ts';

/** `href`: a screen of the office, a page of the site, or an address to write to. */
export type Found = { href: string; text: string; detail: string };

/** In the order of the list. */
export const foundKinds = [
  'screens',
  'commands',
  'homes',
  'projects',
  'leads',
  'pages',
  'articles',
  'team',
] as const;

export type FoundKind = (typeof foundKinds)[number];

export const kindNames: Record<FoundKind, OfficePageTextKey> = {
  screens: 'PALETTE_SCREENS',
  commands: 'PALETTE_COMMANDS',
  homes: 'PROPERTIES',
  projects: 'PALETTE_PROJECTS',
  leads: 'PALETTE_LEADS',
  pages: 'PALETTE_PAGES',
  articles: 'ARTICLES',
  team: 'STAFF',
};

export type FoundGroup = { kind: FoundKind; found: Found[] };
