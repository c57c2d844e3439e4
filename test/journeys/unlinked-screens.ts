import { type PathName, pathEntry } from '#site/paths/paths.ts';

/** Screens that anybody can open, but to which no page has a link. */
export const unlinkedScreens = [
  'recentlySeen',
  'newsletter',
  'thanksContact',
  'alert',
  'newsletterConfirm',
  'newsletterEnd',
  'weeklyMailEnd',
] as const satisfies PathName[];

const ofMails: readonly PathName[] = ['appointment', 'choosePassword', 'confirmEmail', 'ownerMessage'];

/** True for screens behind a link in a mail or a log-in: see every-form.spec.ts and owners.spec.ts. */
export function isOfBearers(name: PathName): boolean {
  return ofMails.includes(name) || name === 'owners' || pathEntry(name).parent === 'owners';
}
