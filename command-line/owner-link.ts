import { linkOwner, unlinkOwner } from '#commands/owners/invite-owner.ts';
import { findOwner } from '#database/owners.ts';
import { type Command, NotThere, type Surroundings, WrongUse } from './command.ts';
import { readFlags } from './flags.ts';
import { getNamedIds } from './named-property.ts';
import { readEmail } from './owner-email.ts';
import { refuseWords } from './read-values.ts';

export const ownerLink: Command = {
  name: 'owner:link',
  summary: 'Lets an owner who is known follow more homes',
  help: `npm run gevel -- owner:link --email ADDRESS --property ID|REFERENCE …

Shows these homes to the owner in the portal from now on. No mail is sent.

Exit status: 0 done, 1 there is no such owner or home, 2 called wrongly.
`,
  run: (args, surroundings) =>
    withOwnerAndHomes(args, surroundings, async (database, owner, ids) => {
      await linkOwner(database, owner, ids);
      return `${owner.email} sees ${ids.join(', ')}`;
    }),
};

export const ownerUnlink: Command = {
  name: 'owner:unlink',
  summary: 'Hides homes from an owner',
  help: `npm run gevel -- owner:unlink --email ADDRESS --property ID|REFERENCE …

Shows these homes to the owner no longer. The log-in stays.

Exit status: 0 done, 1 there is no such owner or home, 2 called wrongly.
`,
  run: (args, surroundings) =>
    withOwnerAndHomes(args, surroundings, async (database, owner, ids) => {
      const count = await unlinkOwner(database, owner, ids);
      return `${owner.email} sees ${count} ${count === 1 ? 'home' : 'homes'} less`;
    }),
};

type Owned = Awaited<ReturnType<Surroundings['openSite']>>['database'];
type Found = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

async function withOwnerAndHomes(
  args: string[],
  { out, openSite }: Surroundings,
  act: (database: Owned, owner: Found, ids: number[]) => Promise<string>,
): Promise<number> {
  const { values, positionals } = readFlags(args, {
    email: { type: 'string' },
    property: { type: 'string', multiple: true, default: [] },
  });
  refuseWords(positionals);
  const email = readEmail(values.email);
  if (values.property.length === 0) throw new WrongUse('Say which homes: --property 12.');
  await using site = await openSite();
  const owner = await findOwner(site.database, { email });
  if (!owner) throw new NotThere(`Person not found: nobody logs in with ${email}.`);
  const ids = await getNamedIds(site, values.property);
  out(`${await act(site.database, owner, ids)}\n`);
  return 0;
}
