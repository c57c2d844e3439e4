import { type Command, type CommandSurroundings, NotThere, WrongUse } from '#command-line/command.ts';
import { getNamedIds } from '#command-line/property/named-property.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import type { By } from '#commands/audit.ts';
import { linkOwner, unlinkOwner } from '#commands/owner/invite-owner.ts';
import { findOwner } from '#database/owner/owners.ts';
import { readEmail } from './owner-email.ts';

export const ownerLink: Command = {
  name: 'owners link',
  summary: 'Shows more properties to an owner',
  help: `npm run gevel -- owners link --email ADDRESS --property ID|REFERENCE …

Shows these properties to an owner in the portal from now on. No mail is sent.

Exit status: 0 done, 1 there is no such owner or property, 2 wrong usage.
`,
  run: (args, surroundings) =>
    withOwnerAndProperties(args, surroundings, async (by, owner, ids) => {
      await linkOwner(by, owner, ids);
      return `${owner.email} sees ${ids.join(', ')}`;
    }),
};

export const ownerUnlink: Command = {
  name: 'owners unlink',
  summary: 'Hides properties from an owner',
  help: `npm run gevel -- owners unlink --email ADDRESS --property ID|REFERENCE …

The owner no longer sees these properties. The log-in stays.

Exit status: 0 done, 1 there is no such owner or property, 2 wrong usage.
`,
  run: (args, surroundings) =>
    withOwnerAndProperties(args, surroundings, async (by, owner, ids) => {
      const count = await unlinkOwner(by, owner, ids);
      return `${owner.email} sees ${count} ${count === 1 ? 'property' : 'properties'} less`;
    }),
};

type Found = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

async function withOwnerAndProperties(
  args: string[],
  { out, now, openSite }: CommandSurroundings,
  act: (by: By, owner: Found, ids: number[]) => Promise<string>,
): Promise<number> {
  const { values, positionals } = readFlags(args, {
    email: { type: 'string' },
    property: { type: 'string', multiple: true, default: [] },
  });
  refuseWords(positionals);
  const email = readEmail(values.email);
  if (values.property.length === 0) throw new WrongUse('Name the properties: --property 12.');
  await using site = await openSite();
  const owner = await findOwner(site.database, { email });
  if (!owner) throw new NotThere(`Person not found: nobody logs in with ${email}.`);
  const ids = await getNamedIds(site, values.property);
  out(`${await act({ database: site.database, now, actor: 'command' }, owner, ids)}\n`);
  return 0;
}
