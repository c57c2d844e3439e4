import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { DB as Database } from './generated.ts';

export type { Database };

const INT8 = 20;
const DATE = 1082;

/** How many connections work and how many wait for work, and who waits for a connection. */
export type PoolLoad = { busy: number; idle: number; waiting: number };

const pools = new WeakMap<object, Pool>();

/**
 * Opens a pool on the PostgreSQL at `url`; it connects at the first query, `destroy()` closes it. Rows hold int8 as
 * number, `date` as 'YYYY-MM-DD', timestamptz as Date, jsonb parsed. In the other direction `pg` turns an object into
 * JSON by itself, but an array into a PostgreSQL array: stringify a jsonb array yourself. `statementMs`: a statement
 * that takes longer is cancelled, so that no visitor's query keeps the database busy for ever (`isUnavailable`
 * recognises its error). Without it, as for migrations and imports, there is no limit. Whoever starts the process opens
 * the pool and passes it on; the server bundle imports this file for types only, because it would otherwise open pools
 * of its own.
 */
export function openDatabase(
  url: string,
  { maxConnections, statementMs }: { maxConnections: number; statementMs?: number },
): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'gevel',
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    types: { getTypeParser: findParser },
  });
  // The pool replaces an idle connection that breaks, and whoever needs the database gets the error of their own query.
  // Without a listener Node would end the process here.
  pool.on('error', () => {});
  // The same for a connection that breaks while its transaction waits for something else, such as an SMTP server: its
  // next query fails.
  pool.on('connect', (connection) => connection.on('error', () => {}));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/** `database`: as openDatabase gave it. */
export function poolLoad(database: Kysely<Database>): PoolLoad {
  const pool = pools.get(database);
  if (!pool) throw new Error('This database was not opened here.');
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { busy: totalCount - idle, idle, waiting };
}

function findParser(type: number, format?: 'text' | 'binary') {
  if (format === 'binary') return types.getTypeParser(type, 'binary');
  if (type === INT8) return readWholeNumber;
  if (type === DATE) return (text: string) => text;
  return types.getTypeParser(type, 'text');
}

function readWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`The database gave ${text}, too large for a number.`);
  return number;
}
