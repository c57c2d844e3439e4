import type { Client } from 'pg';
import { connectTo } from '#database/connect.ts';
import { migrationLock } from '#database/migrate.ts';
import { BackupProblem } from './backup-problem.ts';
import { dropEverything, holdsSomething } from './tables.ts';

/** Recognises our database by tables of the first migration: no other program has these beside a table `migration`. */
const oursSql = `select to_regclass('public.migration') is not null
  and to_regclass('public.property') is not null and to_regclass('public.place') is not null as "isOurs"`;

/**
 * Opens a transaction on an empty database and keeps a site from starting on it; nothing takes effect before the
 * commit. `replace`: the transaction first removes an existing state of the site. Throws a BackupProblem if a site runs
 * on the database, or if the database holds anything that may not be replaced.
 */
export async function openTarget(
  databaseUrl: string,
  { replace }: { replace: boolean },
): Promise<AsyncDisposable & { client: Client }> {
  await using opened = new AsyncDisposableStack();
  const client = await connectTo(databaseUrl, 'restore');
  opened.defer(() => client.end());
  await client.query('begin');
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${limit} = 0`);
  await client.query("set local datestyle = 'ISO'");
  // With this lock a site that starts now waits with its migrations until we are done.
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isFree"',
    [migrationLock],
  );
  if (!rows[0]?.isFree || (await isInUse(client))) {
    throw new BackupProblem('The site is running on this database: stop it first.');
  }
  if (await holdsSomething(client)) {
    if (!replace) {
      throw new BackupProblem(
        'This database is not empty: add --replace to remove its data and restore the backup.',
      );
    }
    const { rows } = await client.query<{ isOurs: boolean }>(oursSql);
    if (!rows[0]?.isOurs) {
      throw new BackupProblem('This database has data of another program: it is not replaced.');
    }
    await dropEverything(client);
  }
  const running = opened.move();
  return { client, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** The names of all connections of the site begin with 'gevel'. */
async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isInUse: boolean }>(`
    select exists (select from pg_stat_activity
      where datname = current_database() and application_name like 'gevel%') as "isInUse"`);
  return rows[0]?.isInUse ?? true;
}
