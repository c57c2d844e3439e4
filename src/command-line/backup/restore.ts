import { openBackup } from '#backup/open-store.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { contentsOf } from './backup.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Restores a backup',
  help: `npm run gevel -- restore FILE [--replace]

Restores a backup into the database of DATABASE_URL and the files of DATA_DIR and FILES_URL. Stop the site first. FILE is
a path, or s3://bucket/prefix/name.tar. The whole file is checked before anything is changed. The database must be empty;
with --replace all data of this program in it is removed first. If the command is stopped or killed at any moment, the
database stays as it was.

No mail is sent afterwards until you release it: 'mails' lists the waiting mails, 'mails release' sends them. All owners
and staff are logged out. Mailed links to choose a password, confirm an address or accept an invitation no longer work.

Exit status: 0 restored, 1 nothing was changed, 2 wrong usage.
`,
  async run(args, { out, err, now, directory, openStores }) {
    const { values, positionals } = readFlags(args, { replace: { type: 'boolean', default: false } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new WrongUse('Name the backup to restore.');
    await using stores = await openStores({ isToBegin: true });
    const { store, name } = await openBackup(file, { ...stores, directory });
    const manifest = await restoreBackup({
      ...stores,
      read: () => store.read(name),
      replace: values.replace,
      now,
    });
    out(`The site is back as it was on ${manifest.madeAt}: ${contentsOf(manifest)}\n`);
    for (const missing of manifest.missing) err(`${missing} was removed while the backup was made\n`);
    err('Owners and staff are logged out, and links mailed to them no longer work: invite them again.\n');
    err("Its mails are held until you run 'npm run gevel -- mails release'.\n");
    return 0;
  },
};
