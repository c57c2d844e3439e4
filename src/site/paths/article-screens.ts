import type { PathName } from './paths.ts';

/** The screens that consist of an article: without it they do not exist, and nothing leads to them. */
export const articleScreens: readonly PathName[] = [
  'privacy',
  'cookiePolicy',
  'disclaimer',
  'accessibility',
  'serviceSelling',
  'serviceLetting',
];
