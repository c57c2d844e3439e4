import { sql } from 'kysely';
import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';

type Listed = { email: string; name: string; language: string; state: string; properties: string };

export const owners: Command = {
  name: 'owners',
  summary: 'Lists the owners with the properties they follow',
  help: `npm run gevel -- owners

Lists the owners: address, name, language, whether there is a password ('invited': not yet; 'unconfirmed': the address
is not confirmed; 'disabled': may not log in), and the references of the properties they see.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const { rows } = await sql<Listed>`
      select o.email, o.name, o.language,
        case when o.disabled_at is not null then 'disabled'
          when not exists (select from owner_password w where w.owner_id = o.id) then 'invited'
          when not o.email_verified then 'unconfirmed' else 'active' end as state,
        coalesce((select string_agg(p.reference, ' ' order by p.id) from property_owner l
          join property p on p.id = l.property_id where l.owner_id = o.id), '') as properties
      from owner o order by o.email`.execute(site.database);
    for (const { email, name, language, state, properties } of rows)
      out(`${[email, name, language, state, properties].filter(Boolean).join('  ')}\n`);
    err(`${rows.length} ${rows.length === 1 ? 'owner' : 'owners'}\n`);
    return 0;
  },
};
