import { makeBackup } from '#backup/make-backup.ts';
import type { Manifest } from '#backup/manifest.ts';
import { openStore } from '#backup/open-store.ts';
import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes database, pictures, documents and films into one file',
  help: `npm run gevel -- backup [--to PLACE]

Writes one file with all rows of the database as they are now, and the pictures, documents and films that belong to
them. The site may run meanwhile. PLACE is a folder or a bucket, s3://bucket or s3://bucket/prefix; without --to the
backup goes to BACKUP_TO. The file holds personal data, passwords (as hashes) and the keys of links: keep it where
nobody else can read it. It appears only once it is complete.

Exit status: 0 complete, 1 not made or files that the database names are missing, 2 wrong usage.
`,
  async run(args, { out, err, now, directory, openStores }) {
    const { values, positionals } = readFlags(args, { to: { type: 'string' } });
    if (positionals.length > 0) throw new WrongUse('Give the place for the backup with --to.');
    await using stores = await openStores();
    const to = values.to ?? stores.backupTo;
    if (to === undefined) throw new WrongUse('Give the place for the backup with --to, or set BACKUP_TO.');
    const store = await openStore(to, { ...stores, directory });
    const { name, manifest } = await makeBackup({ ...stores, store, now });
    out(`${store.placeOf(name)}\n`);
    err(`${contentsOf(manifest)}\n`);
    for (const missing of manifest.missing) err(`${missing} is missing, although the database names it\n`);
    return manifest.missing.length > 0 ? 1 : 0;
  },
};

export function contentsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kinds = Object.entries(files).map(([kind, { count }]) => `${count} ${kind}`);
  return `${rows} rows of ${tables.length} tables, ${kinds.join(', ')}`;
}
