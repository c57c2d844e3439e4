import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { exportPerson } from '#commands/person/export-person.ts';
import { openPerson, readAddress } from './person-address.ts';

export const personExport: Command = {
  name: 'people export',
  summary: 'Writes all data stored for an e-mail address',
  help: `npm run gevel -- people export E-MAIL|PHONE [FILE]

Writes all data stored for an e-mail address as JSON: requests with their mails, appointments, search alerts with their
results, subscriptions, testimonials, an owner's account. It goes to FILE, which only you can read, or to the terminal.
"mentions" lists the places where others have written the address; their texts belong to them and are left out.
First make sure that the address belongs to the person who asks.

Exit status: 0 written, 1 nothing is stored, or the address is the agency's, 2 wrong usage.
`,
  async run(args, { out, err, directory, openSite }) {
    const { positionals } = readFlags(args, {});
    const [typed, file, ...more] = positionals;
    if (more.length > 0) throw new WrongUse(`Only one file is written: leave out ${more.join(', ')}.`);
    const email = readAddress(typed === undefined ? [] : [typed]);
    const path = file && resolve(directory, file);
    if (path && !existsSync(dirname(path))) throw new WrongUse(`There is no folder ${dirname(path)}.`);
    await using site = await openSite();
    const { refusal } = await openPerson(site, email);
    if (refusal) {
      err(refusal);
      return 1;
    }
    const stored = await exportPerson(site.database, email);
    if (!stored) {
      err(`Nothing is stored for ${email}.\n`);
      return 1;
    }
    const json = `${JSON.stringify(stored, null, 2)}\n`;
    if (!path) {
      out(json);
      return 0;
    }
    await writeFile(path, json, { mode: 0o600 });
    err(`The data stored for ${email} is in ${file}\n`);
    return 0;
  },
};
