import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayMs } from '#domain/time/durations.ts';

/** A receiver that stays away for this long is still told everything. */
const keptDays = 400;

/** One process at a time: numbers must be given in the order in which they can be read. */
const numberingLock = 5_309_120;

/**
 * Numbers what was committed since the last time. Several waiting changes of one property, as an import makes them,
 * become one: the last tells as much as all.
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
    // Never the newest: the next number is counted from it.
    await sql`delete from outgoing_change where at < ${new Date(now.getTime() - keptDays * dayMs)}
      and number < (select max(number) from outgoing_change)`.execute(transaction);
  });
}
