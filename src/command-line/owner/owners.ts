import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { listOwners } from '#database/owner/listed-owners.ts';

export const owners: Command = {
  name: 'owners',
  summary: 'Lists the owners with the properties they follow',
  help: `npm run gevel -- owners

Lists the owners: address, name, language, state ('invited': no password yet; 'unconfirmed': the address is not
confirmed; 'disabled': cannot log in), and the references of the properties they see.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const rows = await listOwners(site.database);
    for (const { email, name, language, state, properties } of rows)
      out(`${[email, name, language, state, properties].filter(Boolean).join('  ')}\n`);
    err(`${rows.length} ${rows.length === 1 ? 'owner' : 'owners'}\n`);
    return 0;
  },
};
