import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { exportPerson } from '#commands/person/export-person.ts';
import { openPerson, readAddress } from './person-address.ts';

export const personExport: Command = {
  name: 'people export',
  summary: 'Writes all that is stored for an e-mail address',
  help: `npm run gevel -- people export E-MAIL|PHONE [FILE]

Writes, as JSON, all that is stored for an e-mail address: requests with their mails, appointments, search alerts with what
they found, subscriptions, testimonials, an owner's account. To FILE, which only you may read, or to the terminal.
Under "mentions" it says where others have written the address; what they said is theirs and is not in it.
Make sure first that whoever asks is whose address it is.

Exit status: 0 written, 1 nothing is stored, or the address is the agency's, 2 called wrongly.
`,
  async run(args, { out, err, directory, openSite }) {
    const { positionals } = readFlags(args, {});
    const [typed, file, ...more] = positionals;
    if (more.length > 0) throw new WrongUse(`Only one file is written: ${more.join(', ')} are too many.`);
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
    err(`What is stored for ${email} is in ${file}\n`);
    return 0;
  },
};
