import { makeBackup } from '#backup/make-backup.ts';
import type { Manifest } from '#backup/manifest.ts';
import { openStore } from '#backup/open-store.ts';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes database, pictures, documents and films into one file',
  help: `npm run gevel -- backup [--to PLACE]

Writes one file with all rows of the database as they are at this moment, and the pictures, documents and films that
belong to them, while the site runs. PLACE is a folder or a bucket, s3://bucket or s3://bucket/prefix; without --to it
goes where BACKUP_TO says. It holds all that is known of people,
passwords (as hashes) and the keys of links: keep it where nobody else reads it. It is there when it is whole.

Exit status: 0 all is in it, 1 it could not be made or files that the database names are not there, 2 called wrongly.
`,
  async run(args, { out, err, now, directory, openStores }) {
    const { values, positionals } = readFlags(args, { to: { type: 'string' } });
    if (positionals.length > 0) throw new WrongUse('Say where to write it with --to.');
    await using stores = await openStores();
    const to = values.to ?? stores.backupTo;
    if (to === undefined) throw new WrongUse('Say where to write it with --to, or set BACKUP_TO.');
    const store = await openStore(to, { ...stores, directory });
    const { name, manifest } = await makeBackup({ ...stores, store, now });
    out(`${store.placeOf(name)}\n`);
    err(`${contentsOf(manifest)}\n`);
    for (const missing of manifest.missing) err(`${missing} is named by the database and was not there\n`);
    return manifest.missing.length > 0 ? 1 : 0;
  },
};

export function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kinds = Object.entries(files).map(([kind, { count }]) => `${count} ${kind}`);
  return `${rows} rows of ${tables.length} tables, ${kinds.join(', ')}`;
}
