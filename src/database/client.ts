import { Kysely, PostgresDialect } from 'kysely';
import { types } from 'pg';
import type { Logger } from 'pino';
import type { DB as Database } from './generated.ts';
import { GuardedPool } from './guarded-pool.ts';
import { hostAddresses } from './hosts.ts';

export type { Database };

const INT8 = 20;
const DATE = 1082;

/** `busy` and `idle` count connections, `waiting` those who wait for one. */
export type PoolLoad = { busy: number; idle: number; waiting: number };

const pools = new WeakMap<object, GuardedPool>();

type PoolOptions = {
  maxConnections: number;
  /** How long a statement may take before PostgreSQL cancels it. Absent: without limit. */
  statementMs?: number | undefined;
  /** How long to wait for a connection. */
  connectMs?: number;
  /** True if a pooler stands in between: it takes neither a statement limit from us nor names of statements. */
  isPooled?: boolean;
  /** Is told when the database goes and comes. */
  log?: Pick<Logger, 'error' | 'warn'>;
};

/** A database that hangs cancels nothing: its connection is given up this long after the limit of a statement. */
const GRACE_MS = 1000;

/**
 * Opens a pool on the PostgreSQL at `url`, which may name several hosts (hosts.ts); it connects at the first query,
 * `destroy()` closes it. Rows hold int8 as number, `date` as 'YYYY-MM-DD', timestamptz as Date, jsonb parsed. In the
 * other direction `pg` turns an object into JSON by itself, but an array into a PostgreSQL array: stringify a jsonb
 * array yourself. `isUnavailable` recognises the error of a statement that took too long. Whoever starts the process
 * opens the pool and passes it on; the server bundle imports this file for types only, because it would otherwise open
 * pools of its own.
 */
export function openDatabase(
  url: string,
  { maxConnections, statementMs, connectMs = 10_000, isPooled = false, log }: PoolOptions,
): Kysely<Database> {
  const pool = new GuardedPool(
    hostAddresses(url) ?? [url],
    {
      max: maxConnections,
      application_name: 'gevel',
      connectionTimeoutMillis: connectMs,
      statement_timeout: isPooled ? undefined : statementMs,
      query_timeout: statementMs && statementMs + GRACE_MS,
      types: { getTypeParser: findParser },
    },
    { isPooled, log },
  );
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/** `database`: as openDatabase gave it. */
export function poolLoad(database: Kysely<Database>): PoolLoad {
  const pool = pools.get(database);
  if (!pool) throw new Error('This database was not opened here.');
  return pool.load;
}

function findParser(type: number, format?: 'text' | 'binary') {
  if (format === 'binary') return types.getTypeParser(type, 'binary');
  if (type === INT8) return readWholeNumber;
  if (type === DATE) return (text: string) => text;
  return types.getTypeParser(type, 'text');
}

function readWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new Error(`The database returned ${text}, which is too large for a number.`);
  return number;
}
