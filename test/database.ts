import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { databaseUrl, type TestServer } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

interface TestDatabase {
  database: Kysely<Database>;
  url: string;
}

const LEASES = 2_906_118;

/**
 * Gives a database with the whole schema and no rows, which no other test file uses meanwhile: `const { database } =
 * await testDatabase();` at the top of the file. It is closed after the file's last test.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { url: server, version } = inject('testServer');
  const keeper = await connect(server);
  const name = `worker_${version}_${await lease(keeper)}`;
  const url = databaseUrl(server, name);
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await keeper.query(`create database ${name} template template_${version}`);
  else await empty(url);
  return closedAfterwards(url, () => keeper.end());
}

/** Gives a database without tables, for tests of the schema itself; it is dropped after the file's last test. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { url: server } = inject('testServer');
  const keeper = await connect(server);
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await keeper.query(`create database ${name}`);
  return closedAfterwards(databaseUrl(server, name), async () => {
    await keeper.query(`drop database ${name} with (force)`);
    await keeper.end();
  });
}

function closedAfterwards(url: string, close: () => Promise<void>): TestDatabase {
  const database = openDatabase(url, { maxConnections: 5 });
  afterAll(async () => {
    await database.destroy();
    await close();
  });
  return { database, url };
}

/** The lock ends with its connection, so a killed test run leaves no database taken. */
async function lease(keeper: Client): Promise<number> {
  for (let number = 1; ; number++) {
    const { rows } = await keeper.query('select pg_try_advisory_lock($1, $2) as free', [LEASES, number]);
    if (rows[0].free) return number;
  }
}

/**
 * Emptying a database takes a tenth of the time of dropping and copying it. Deleting from the tables with rows would be
 * quicker still, but new rows then take the places of old ones, and queries without an order return them in any order.
 */
async function empty(url: string): Promise<void> {
  const client = await connect(url);
  const { rows } = await client.query<{ tables: string }>(`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
    where schemaname = 'public' and tablename <> 'migration' or schemaname = 'jobs' and tablename = 'job'`);
  await client.query(`truncate ${rows[0]?.tables} restart identity cascade`);
  await client.end();
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
