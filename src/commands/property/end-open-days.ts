import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { JobContext } from '#jobs/define-job.ts';

/** The job, which runs each minute. */
export async function endOpenDaysHandler(_: object, { database, now }: JobContext): Promise<void> {
  await endOpenDays(database, now());
}

/**
 * Removes the open days that are over. The triggers tell every process and receiver, so that kept pages, lists and
 * counts lose them although nobody has changed the property.
 */
export async function endOpenDays(database: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('property_open_day')
    .where('ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
