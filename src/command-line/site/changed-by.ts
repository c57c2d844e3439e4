import { userInfo } from 'node:os';
import { WrongUse } from '#command-line/command.ts';

/** The name of the person who changes the site, for its history. Throws WrongUse. */
export function readChangedBy(given: string | undefined): string {
  const name = given ?? userName();
  if (!/^\S.{0,79}$/u.test(name)) throw new WrongUse('--by must be a name of 1 to 80 characters.');
  return name;
}

/** A user without an entry in the system's list of users has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
