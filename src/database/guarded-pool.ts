import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { refuseReadOnly } from './connect.ts';
import { runPlannedOnce } from './planned-once.ts';
import { isAway, NO_ANSWER } from './unavailable.ts';

/**
 * After this time without an answer the pool checks whether the database answers at all; the query may just be slow.
 */
const SUSPICION_MS = 1000;
const PATIENCE_MS = 2000;
/** The pause between two tries to reach a database that is away. */
const LOOK_AGAIN_MS = 1000;

/** From this event loop utilisation on, an unread answer is blamed on this process and not on the database. */
const BUSY = 0.8;

type Log = Pick<Logger, 'error' | 'warn'>;

/**
 * Connections to the first host that answers and takes writes. While none does, one caller tries and all others are
 * refused at once, so that nobody waits for a database that is known to be away. The pool itself tries again on a
 * timer: if only visitors did, the page that found it available again would have one query answered and its others
 * refused. A connection whose query was not answered is not used again.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  readonly #addresses: readonly string[];
  readonly #log: Log | undefined;
  readonly #isPooled: boolean;
  #current = 0;
  /** The last error, as long as no host answers. */
  #problem: Error | undefined;
  #isAsking = false;
  #isInDoubt = false;
  #isEnded = false;

  /** `config`: used for each host. The log notes when the database goes away and comes back. */
  constructor(
    addresses: readonly string[],
    config: PoolConfig,
    { isPooled, log }: { isPooled: boolean; log: Log | undefined },
  ) {
    this.#log = log;
    this.#isPooled = isPooled;
    this.#addresses = addresses;
    this.#pools = addresses.map((connectionString) => {
      const onConnect = addresses.length > 1 ? refuseReadOnly : undefined;
      const pool = new Pool({ ...config, ...(onConnect && { onConnect }), connectionString });
      // The pool replaces an idle connection that breaks, and a caller gets the error of its own query. Without a
      // listener Node would end the process here.
      pool.on('error', () => {});
      // The same for a connection that breaks while its transaction waits for something else, such as an SMTP server:
      // its next query fails.
      pool.on('connect', (connection) => connection.on('error', () => {}));
      return pool;
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const asksForAll = this.#problem !== undefined;
    if (asksForAll && this.#isAsking) throw new Error(NO_ANSWER, { cause: this.#problem });
    this.#isAsking = asksForAll;
    try {
      return this.#guard(await this.#connectToOne(), asksForAll);
    } catch (error) {
      if (asksForAll) this.#isAsking = false;
      if (isAway(error)) this.#noteAbsence(error);
      throw error;
    }
  }

  get load(): { busy: number; idle: number; waiting: number } {
    const sum = (count: (pool: Pool) => number) => this.#pools.reduce((all, pool) => all + count(pool), 0);
    const idle = sum((pool) => pool.idleCount);
    return { busy: sum((pool) => pool.totalCount) - idle, idle, waiting: sum((pool) => pool.waitingCount) };
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  async #connectToOne(): Promise<PoolClient> {
    const first = this.#current;
    let problem: unknown;
    for (let tried = 0; tried < this.#pools.length; tried++) {
      const at = (first + tried) % this.#pools.length;
      try {
        const client = await connectPatiently(this.#pools[at]);
        if (!client) continue;
        if (at !== this.#current)
          this.#log?.warn({ host: client.host }, 'the database is now on another host');
        this.#current = at;
        return client;
      } catch (error) {
        if (!isAway(error)) throw error;
        problem = error;
      }
    }
    throw problem;
  }

  #guard(client: PoolClient, asksForAll: boolean): PostgresPoolClient {
    let isBroken = false;
    const query = async (text: string, parameters: unknown[]) => {
      if (isBroken) throw new Error(NO_ANSWER);
      const suspicion = setTimeout(() => void this.#findOut(), SUSPICION_MS).unref();
      try {
        const result = await (this.#isPooled
          ? client.query(text, parameters)
          : runPlannedOnce(client, text, parameters));
        this.#notePresence();
        return result;
      } catch (error) {
        isBroken = isAway(error) || isReadOnly(error);
        throw error;
      } finally {
        clearTimeout(suspicion);
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => {
        if (asksForAll) this.#isAsking = false;
        client.release(destroy || isBroken);
      },
    };
  }

  /** Uses a separate connection, because all others may be waiting for a lock. */
  async #findOut(): Promise<void> {
    if (this.#isInDoubt || this.#problem) return;
    this.#isInDoubt = true;
    const before = performance.eventLoopUtilization();
    const client = new Client({
      connectionString: this.#addresses[this.#current],
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
    } catch (error) {
      // A busy process may have left the answer unread: the next slow query asks again.
      if (isAway(error) && !wasBusySince(before)) this.#noteAbsence(error);
    } finally {
      this.#isInDoubt = false;
      await client.end().catch(() => {});
    }
  }

  #noteAbsence(problem: Error): void {
    const isNew = this.#problem === undefined;
    this.#problem = problem;
    if (!isNew) return;
    this.#log?.error({ reason: problem.message }, 'the database does not answer');
    this.#lookAgain();
  }

  #lookAgain(): void {
    setTimeout(async () => {
      await this.#look().catch(() => {});
      if (this.#problem && !this.#isEnded) this.#lookAgain();
    }, LOOK_AGAIN_MS).unref();
  }

  async #look(): Promise<void> {
    if (!this.#problem || this.#isEnded) return;
    const connection = await this.connect();
    await connection.query('select 1', []).finally(() => connection.release());
  }

  #notePresence(): void {
    if (this.#problem) this.#log?.warn('the database answers again');
    this.#problem = undefined;
  }
}

/**
 * Tries a second time if this process was too busy to read the answer in time, for example while it starts on a slow
 * machine: the time limit is then checked before the bytes that have arrived.
 */
async function connectPatiently(pool: Pool | undefined): Promise<PoolClient | undefined> {
  const before = performance.eventLoopUtilization();
  try {
    return await pool?.connect();
  } catch (error) {
    if (!isAway(error) || !wasBusySince(before)) throw error;
    return pool?.connect();
  }
}

function wasBusySince(before: EventLoopUtilization): boolean {
  return performance.eventLoopUtilization(before).utilization >= BUSY;
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}
