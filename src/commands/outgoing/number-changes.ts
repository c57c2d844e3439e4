import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayMs } from '#domain/time/durations.ts';

/** How long somebody may stay away and still be told all that happened. */
const keptDays = 400;

/** One at a time: numbers must be given in the order in which they can be read. */
const numberingLock = 5_309_120;

/**
 * Numbers what was committed since the last time. Of several changes of one property that wait together the last one
 * tells as much as all, and an import makes several at once.
 */
export async function numberChanges(database: Kysely<Database>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${numberingLock})`.execute(transaction);
    await sql`delete from outgoing_change earlier where number is null and kind = 'changed' and exists (
      select from outgoing_change later where later.number is null and later.subject = earlier.subject
        and later.subject_id = earlier.subject_id and later.id > earlier.id)`.execute(transaction);
    await sql`
      update outgoing_change c set number = next.number
      from (
        select id, (select coalesce(max(number), 0) from outgoing_change) + row_number() over (order by id) as number
        from outgoing_change where number is null
      ) next
      where c.id = next.id`.execute(transaction);
    // Never the newest: from it the next number is counted.
    await sql`delete from outgoing_change where at < ${new Date(now.getTime() - keptDays * dayMs)}
      and number < (select max(number) from outgoing_change)`.execute(transaction);
  });
}
