import { articlePaths } from './path-table/article-paths.ts';
import { formPaths } from './path-table/form-paths.ts';
import { mailLinkPaths } from './path-table/mail-link-paths.ts';
import { ownerPaths } from './path-table/owner-paths.ts';
import type { PathEntry } from './path-table/path-entry.ts';
import { propertyPaths } from './path-table/property-paths.ts';
import { savedPaths } from './path-table/saved-paths.ts';
import { thanksPaths } from './path-table/thanks-paths.ts';

/**
 * Every address of the site. The original path is language-neutral: CRMs and old mails link to it, so it is
 * permanent. The Dutch paths are fixed by contract with the agencies; changing any path is a redirect for life.
 * Settings and pages that are stored name a screen by its key: another key would leave their links without a target.
 */
export const pathTable = {
  home: { screen: 'home', original: '/', nl: '/nl/', fr: '/fr/', de: '/de/', en: '/en/' },
  ...propertyPaths,
  ...savedPaths,
  ...articlePaths,
  ...formPaths,
  ...thanksPaths,
  ...mailLinkPaths,
  ...ownerPaths,
} as const satisfies Record<string, PathEntry>;

export type PathName = keyof typeof pathTable;
