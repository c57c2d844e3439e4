import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { pino } from 'pino';
import { openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { startJobs } from '#jobs/queue.ts';

export interface TestServer {
  /** The address of an empty database, from which the others are created. */
  url: string;
  /** Identifies the schema: databases of another version cannot be used. */
  version: string;
}

const LOCK = 2_906_117;

/** Makes the database that all test databases are copied from, unless an earlier run with the same schema did. */
export async function ensureTemplate(url: string): Promise<TestServer> {
  const version = describeSchema();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      `template_${version}`,
    ]);
    if (rowCount === 0) {
      await dropOutdated(client);
      await client.query('create database draft');
      await fill(databaseUrl(url, 'draft'));
      await client.query(`alter database draft rename to template_${version}`);
    }
  } finally {
    await client.end();
  }
  return { url, version };
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: name }).href;
}

async function fill(url: string): Promise<void> {
  const database = openDatabase(url, { maxConnections: 2 });
  await migrate(database);
  const jobs = await startJobs(database, [], pino({ level: 'silent' }));
  await jobs.stop();
  await database.destroy();
}

async function dropOutdated(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^(template_[0-9a-f]|worker_|empty_|draft)'",
  );
  for (const { datname } of rows) {
    try {
      await client.query(`drop database ${datname}`);
    } catch (error) {
      // A run of an earlier version is still using it.
      if (!(error instanceof DatabaseError && error.code === '55006')) throw error;
    }
  }
}

function describeSchema(): string {
  const migrations = join(import.meta.dirname, '..', 'src', 'database', 'migrations');
  const files = readdirSync(migrations)
    .sort()
    .map((name) => join(migrations, name));
  const queue = join(import.meta.dirname, '..', 'node_modules', 'pg-boss', 'package.json');
  const hash = createHash('sha256');
  for (const file of [...files, queue]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
