import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * The name of the connections over which the processes that serve the site hear of changes and answer. Versions that do
 * not answer call theirs 'gevel changes'.
 */
export const listenerName = 'gevel changes and answers';

const askAgainMs = 20;
const questionTag = /^caught-up:([0-9a-f-]{36})$/;

/** The question that was announced among these tags. */
export function questionIn(tags: readonly string[]): string | undefined {
  return tags.map((tag) => questionTag.exec(tag)?.[1]).find(Boolean);
}

export async function answerCaughtUp(database: Kysely<Database>, question: string): Promise<void> {
  await database.insertInto('caught_up').values({ question }).execute();
}

/**
 * Waits until every process that serves the site shows all that was committed before. False if one of them does not say
 * so in time.
 */
export async function untilCaughtUp(database: Kysely<Database>, longestMs = 30_000): Promise<boolean> {
  const question = randomUUID();
  const startedAt = performance.now();
  await sql`select pg_notify('gevel_changes', ${`caught-up:${question}`})`.execute(database);
  try {
    while (performance.now() - startedAt < longestMs) {
      // A process that stops meanwhile no longer counts.
      const { rows } = await sql<{ is_caught_up: boolean }>`
        select (select count(*) from caught_up where question = ${question}) >=
          (select count(*) from pg_stat_activity
            where datname = current_database() and application_name = ${listenerName}) as is_caught_up
      `.execute(database);
      if (rows[0]?.is_caught_up) return true;
      await wait(askAgainMs);
    }
    return false;
  } finally {
    await database.deleteFrom('caught_up').where('question', '=', question).execute();
    await sql`delete from caught_up where answered_at < now() - interval '1 hour'`.execute(database);
  }
}
