import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from './client.ts';
import { StartProblem } from './start-problem.ts';
import { type LockWait, waitForLocks } from './wait-for-locks.ts';

export interface Migration {
  /** The file name without its extension: '0001-properties-and-people'. */
  name: string;
  text: string;
  checksum: string;
}

const migrationsDirectory = join(import.meta.dirname, 'migrations');

/** An arbitrary number that no other advisory lock uses. */
export const migrationLock = 4_738_351;

/** The record of the migrations that have run. */
export const migrationTable = `create table if not exists migration (
  name text primary key, checksum text not null, run_at timestamptz not null default now())`;

/**
 * Brings the database to the newest schema: runs the SQL files that it has not run yet, in order, each in a
 * transaction. One process migrates at a time, others wait for it. Gives the names of those it ran. Throws a
 * StartProblem when the files and the database's record disagree. `onWait`: called before each pause while another
 * connection holds a lock.
 */
export async function migrate(
  database: Kysely<Database>,
  {
    directory = migrationsDirectory,
    onWait,
  }: { directory?: string; onWait?: (about: LockWait) => void } = {},
): Promise<string[]> {
  const files = await readMigrations(directory);
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await sql.raw(migrationTable).execute(connection);
      const recorded = await sql<Pick<Migration, 'name' | 'checksum'>>`
        select name, checksum from migration order by name`.execute(connection);
      const pending = listPending(files, recorded.rows);
      for (const migration of pending) {
        await waitForLocks(connection, migration.name, () => run(connection, migration), onWait);
      }
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows has other line endings, which do not count as a change.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: name.slice(0, -4), text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Compares the migrations of this version with those that the database records, by name. Gives those to run. Later ones
 * of a newer version are accepted, so that the version before it can still start beside it. Throws a StartProblem when
 * a file changed, is missing, or comes before one that has run.
 */
export function listPending<File extends Pick<Migration, 'name' | 'checksum'>>(
  files: File[],
  recorded: Pick<Migration, 'name' | 'checksum'>[],
): File[] {
  const lastFile = files.at(-1)?.name ?? '';
  const lastRecorded = recorded.at(-1)?.name ?? '';
  for (const { name, checksum } of recorded) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file && name < lastFile) {
      throw new StartProblem(
        `The migration ${name} has run on this database but its file is missing: restore database/migrations/${name}.sql.`,
      );
    }
    if (file && file.checksum !== checksum) {
      throw new StartProblem(
        `The migration ${name} was changed after it had run on this database: undo the change and put it in a new file.`,
      );
    }
  }
  const pending = files.filter(({ name }) => !recorded.some((run) => run.name === name));
  const late = pending.find(({ name }) => name < lastRecorded);
  if (late) {
    throw new StartProblem(
      `The migration ${late.name} comes before ${lastRecorded}, which has already run on this database: give it a higher number.`,
    );
  }
  return pending;
}

/** DDL waits for running queries, and every new query waits behind it: better to try later than to stop the site. */
async function run(connection: Kysely<Database>, { name, text, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '1s'`.execute(transaction);
    await sql.raw(text).execute(transaction);
    await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(transaction);
  });
}
