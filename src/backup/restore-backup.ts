import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Client, DatabaseError } from 'pg';
import { copyIn } from '#database/copy.ts';
import { type Migration, migrationTable } from '#database/migrate.ts';
import { kindsOfFiles, type SiteFiles } from '#images/site-files.ts';
import { type ArchivedFile, readArchive } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { openTarget } from './open-target.ts';
import { copyCommand, listTables, quoted, type Table } from './tables.ts';

const unpack = promisify(gunzip);

/** Log-ins, and links that were mailed to confirm an address, choose a password or accept an invitation. */
const ended = ['owner_session', 'owner_verification', 'staff_session', 'staff_verification'];

/**
 * Goes back to a backup; each call of `read` reads it from its beginning. The whole backup is checked before anything
 * changes. All rows are then written in one transaction, which commits after all files are written: a restore that is
 * killed leaves the database as it was, and at most files that no row names. The site must be stopped. Its mails are
 * held, because some that wait in the backup may have been sent since, or because this is a trial beside the real site.
 * Nobody stays logged in.
 */
export async function restoreBackup({
  read,
  databaseUrl,
  files,
  replace,
  now,
}: {
  read: () => AsyncIterable<Uint8Array>;
  databaseUrl: string;
  files: SiteFiles;
  replace: boolean;
  now: Date;
}): Promise<Manifest> {
  const { manifest, migrations } = await checkBackup(read());
  await using target = await openTarget(databaseUrl, { replace });
  const { client } = target;
  const tables = await makeTables(client, migrations);
  if (described(manifest.tables) !== described(tables)) {
    throw new BackupProblem('The tables of the backup differ from those of this version.');
  }
  await putIn(client, { manifest, archive: readArchive(read()), files }).catch(explain);
  await endSessions(client, tables);
  await setTriggers(client, tables, 'enable');
  await client.query('insert into mail_hold (held_since) values ($1) on conflict do nothing', [now]);
  await client.query('commit');
  // Without statistics the first queries would get bad plans and be slow.
  await client.query('analyze');
  return manifest;
}

/** Throws a BackupProblem if not all rows of the archive could be written. */
async function putIn(
  client: Client,
  {
    manifest,
    archive,
    files,
  }: { manifest: Manifest; archive: AsyncIterable<ArchivedFile>; files: SiteFiles },
): Promise<void> {
  const rowsIn = new Map<string, number>();
  for await (const file of archive) {
    const [folder = '', ...rest] = file.name.split('/');
    if (folder === 'database') {
      const name = rest[0] ?? '';
      const rows = await copyPart(client, manifest, name, file);
      rowsIn.set(name, (rowsIn.get(name) ?? 0) + rows);
    }
    const storage = kindsOfFiles.find((each) => each === folder);
    if (storage) await files[storage].write(rest.join('/'), await buffer(file.content));
  }
  for (const { name, rows } of manifest.tables) {
    if ((rowsIn.get(name) ?? 0) !== rows)
      throw new BackupProblem(`Not all rows of ${name} could be written.`);
  }
  for (const { name, last } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  // Checks deferred constraints now: pending checks would keep a table from being altered.
  await client.query('set constraints all immediate');
}

/** The archive is undamaged, but its rows are not in the form that this program writes. */
function explain(error: unknown): never {
  const isOfRows = error instanceof DatabaseError || /^Z_/.test(String((error as { code?: unknown }).code));
  if (!isOfRows) throw error;
  const { message } = error as Error;
  throw new BackupProblem(`The rows of the backup cannot be written: ${message}.`, { cause: error });
}

/** Without this, sessions that have ended and links that were used since the backup would work again. */
async function endSessions(client: Client, tables: Table[]): Promise<void> {
  for (const { name } of tables.filter((table) => ended.includes(table.name)))
    await client.query(`delete from ${quoted(name)}`);
}

function described(tables: Table[]): string {
  return JSON.stringify(
    tables.map(({ name, columns }) => `${name} ${columns.toSorted().join(' ')}`).toSorted(),
  );
}

/** Makes the tables as they were when the backup was made. The next start migrates them further. */
async function makeTables(client: Client, migrations: Migration[]): Promise<Table[]> {
  await client.query(migrationTable);
  for (const { text } of migrations) await client.query(text);
  await client.query('set constraints all immediate');
  const tables = await listTables(client);
  // Some migrations insert rows into their tables.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  // Triggers would change or announce the rows, which already show their effects. Those of foreign keys stay on.
  await setTriggers(client, tables, 'disable');
  // A page may refer to another that is written later.
  await client.query('set constraints all deferred');
  return tables;
}

async function setTriggers(client: Client, tables: Table[], state: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${state} trigger user`);
}

/** Writes rows of the named table, and gives their number. */
async function copyPart(
  client: Client,
  manifest: Manifest,
  name: string,
  file: ArchivedFile,
): Promise<number> {
  const table = manifest.tables.find((each) => each.name === name);
  if (!table) throw new BackupProblem(`The backup has rows of ${name}, but does not list that table.`);
  return copyIn(client, copyCommand(table, 'from stdin'), await unpack(await buffer(file.content)));
}
