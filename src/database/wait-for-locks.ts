import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { minuteMs } from '#domain/time/durations.ts';
import type { Database } from './client.ts';
import { StartProblem } from './start-problem.ts';

/** Passed to `onWait` before each pause. */
export type LockWait = { migration: string; pauseMs: number; oldestTransaction: string };

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** The SQLSTATE of lock_timeout, and that of a deadlock. */
const notLocked = ['55P03', '40P01'];

/**
 * Runs a migration again and again, with longer and longer pauses, until it gets its locks: a dump or an import may hold
 * them for minutes. Without `onWait`, or after ten minutes, throws a StartProblem that names who may hold them.
 */
export async function waitForLocks(
  connection: Kysely<Database>,
  migration: string,
  run: () => Promise<void>,
  onWait: ((about: LockWait) => void) | undefined,
): Promise<void> {
  const deadline = performance.now() + 10 * minuteMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseError && notLocked.includes(error.code ?? ''))) throw error;
      const oldestTransaction = await findOldestTransaction(connection);
      if (!onWait || performance.now() > deadline) {
        throw new StartProblem(
          `The migration ${migration} waits for a lock of another connection. The oldest transaction belongs to ${oldestTransaction}. End it or wait for it, then start again.`,
          { cause: error },
        );
      }
      onWait({ migration, pauseMs, oldestTransaction });
      await wait(pauseMs);
    }
  }
}

async function findOldestTransaction(connection: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ pid: number; name: string; seconds: number }>`
    select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(connection);
  const [oldest] = rows;
  if (!oldest) return 'no connection any more';
  return `process ${oldest.pid} of PostgreSQL (${oldest.name || 'without a name'}), for ${oldest.seconds} seconds`;
}
