import { type Command, type CommandSurroundings, NotThere } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import type { By } from '#commands/audit.ts';
import { disableOwner, enableOwner, logOutOwner } from '#commands/owner/owner-access.ts';
import { findOwner, type OwnerRow } from '#database/owner/owners.ts';
import { readEmail } from './owner-email.ts';

export const ownerLogOut: Command = {
  name: 'owners log-out',
  summary: 'Ends all log-ins of an owner',
  help: `npm run gevel -- owners log-out --email ADDRESS

Logs the owner out everywhere, at once; links in mails no longer work either. The password stays valid, and the owner can
log in with it again. If somebody else may know it, use owners disable.

Exit status: 0 done, 1 there is no such owner, 2 wrong usage.
`,
  run: (args, surroundings) =>
    withOwner(args, surroundings, async (by, owner) => {
      await logOutOwner(by, owner);
      return 'is logged out everywhere';
    }),
};

export const ownerDisable: Command = {
  name: 'owners disable',
  summary: 'Keeps an owner out of the portal',
  help: `npm run gevel -- owners disable --email ADDRESS

Logs the owner out everywhere, at once. Until owners enable, nobody can log in as this owner, no new password can be
chosen, and no weekly mail is sent. The log-in explains this after the right password. The properties stay linked.

Exit status: 0 done, or nothing to do, 1 there is no such owner, 2 wrong usage.
`,
  run: (args, surroundings) =>
    withOwner(args, surroundings, async (by, owner) =>
      (await disableOwner(by, owner)) ? 'can no longer log in' : 'could not log in before',
    ),
};

export const ownerEnable: Command = {
  name: 'owners enable',
  summary: 'Lets an owner into the portal again',
  help: `npm run gevel -- owners enable --email ADDRESS

The password is the same as before.

Exit status: 0 done, or nothing to do, 1 there is no such owner, 2 wrong usage.
`,
  run: (args, surroundings) =>
    withOwner(args, surroundings, async (by, owner) =>
      (await enableOwner(by, owner)) ? 'can log in again' : 'was not disabled',
    ),
};

async function withOwner(
  args: string[],
  { out, now, openSite }: CommandSurroundings,
  act: (by: By, owner: OwnerRow) => Promise<string>,
): Promise<number> {
  const { values, positionals } = readFlags(args, { email: { type: 'string' } });
  refuseWords(positionals);
  const email = readEmail(values.email);
  await using site = await openSite();
  const owner = await findOwner(site.database, { email });
  if (!owner) throw new NotThere(`Person not found: nobody logs in with ${email}.`);
  out(`${owner.email} ${await act({ database: site.database, now, actor: 'command' }, owner)}\n`);
  return 0;
}
