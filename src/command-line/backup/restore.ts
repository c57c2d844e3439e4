import { openBackup } from '#backup/open-store.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { contentsOf } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Goes back to a backup',
  help: `npm run gevel -- restore FILE [--replace]

FILE is a path, or s3://bucket/prefix/name.tar. Puts a backup into the database and the files of DATABASE_URL, DATA_DIR and FILES_URL, which the site must not be using. The whole
file is checked before anything is touched. The database must be empty; with --replace all that this program has in it
is taken away first. Stopped or killed at any moment, it leaves the database as it was.

No mail is sent afterwards until you say so: see 'mails' for what waits, and 'mails release'. All owners and staff are
logged out, and links that were mailed to choose a password, confirm an address or accept an invitation no longer hold.

Exit status: 0 all is as it was, 1 nothing was changed, 2 called wrongly.
`,
  async run(args, { out, err, now, directory, openStores }) {
    const { values, positionals } = readFlags(args, { replace: { type: 'boolean', default: false } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new WrongUse('Say which backup to go back to.');
    await using stores = await openStores({ isToBegin: true });
    const { store, name } = await openBackup(file, { ...stores, directory });
    const manifest = await restoreBackup({
      ...stores,
      read: () => store.read(name),
      replace: values.replace,
      now,
    });
    out(`The site is as it was on ${manifest.madeAt}: ${contentsOf(manifest)}\n`);
    for (const missing of manifest.missing) err(`${missing} was removed while the backup was made\n`);
    err('Owners and staff are logged out, and links mailed to them no longer hold: send invitations anew.\n');
    err("Its mails are held until 'npm run gevel -- mails release'.\n");
    return 0;
  },
};
