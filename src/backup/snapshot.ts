import type { Client } from 'pg';
import { connectTo } from '#database/connect.ts';
import { BackupProblem } from './backup-problem.ts';
import { listTables, quoted, type Table } from './tables.ts';

/** An arbitrary number that no other advisory lock uses. */
const LOCK = 7_266_502;

/**
 * Opens a connection that sees the database as it is at one moment, however long the reading takes; `await using` ends
 * it. The locks only keep tables from being altered: visitors and jobs go on.
 */
export async function openSnapshot(
  databaseUrl: string,
): Promise<AsyncDisposable & { client: Client; tables: Table[] }> {
  await using opened = new AsyncDisposableStack();
  const client = await connectTo(databaseUrl, 'backup');
  opened.defer(() => client.end());
  const before = await listTables(client);
  if (before.length === 0)
    throw new BackupProblem('There is nothing to back up: the database has no tables yet.');
  await client.query('begin isolation level repeatable read read only');
  for (const setting of sessionSettings) await client.query(`set local ${setting}`);
  // Locks before the first query, which fixes the moment: a table that is altered afterwards could look empty.
  await client.query(`lock table ${before.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const { rows } = await client.query<{ isOurs: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isOurs"',
    [LOCK],
  );
  if (!rows[0]?.isOurs) throw new BackupProblem('Another backup is running: wait until it is done.');
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(before)) {
    throw new BackupProblem('The database was migrated meanwhile: start the backup again.');
  }
  const running = opened.move();
  return { client, tables, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Keeps limits of the server from ending a long backup, and its settings from changing the form of values. */
const sessionSettings = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "lock_timeout = '30s'",
  "datestyle = 'ISO'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  'extra_float_digits = 1',
];

type FileToKeep = { folder: 'pictures' | 'documents'; key: string };

/** The files that rows of the snapshot name. */
export async function* listNamedFiles(client: Client): AsyncGenerator<FileToKeep> {
  await client.query(`
    declare named_files no scroll cursor for
    select 'pictures' as folder, original_key as key from picture
    union all
    select distinct 'documents', file_key from document where file_key is not null`);
  for (;;) {
    const { rows } = await client.query<FileToKeep>('fetch 1000 from named_files');
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close named_files');
}

/** Sequences are not part of a snapshot: read after the rows, they are at least as far as those. */
export async function readSequences(client: Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
}
