import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Resets times in the future. The queue stores times of the database's clock: when it last did something, and from when
 * a job may run. After that clock was turned back, as on a machine that started in the wrong year, these times lie in
 * the future, and nothing would run until then. True if there were any.
 */
export async function forgetFuture(database: Kysely<Database>): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql`update jobs.version set cron_on = null
      where cron_on > now() + interval '5 seconds' returning 1`.execute(transaction);
    if (rows.length === 0) return false;
    await sql`update jobs.queue set maintain_on = null, monitor_claim_on = null, monitor_on = null`.execute(
      transaction,
    );
    await sql`update jobs.job set start_after = now() where state < 'active' and start_after > now()`.execute(
      transaction,
    );
    // Otherwise a job that was interrupted would count as running until then.
    await sql`update jobs.job set started_on = now() where state = 'active' and started_on > now()`.execute(
      transaction,
    );
    // The minutes in which a scheduled job has already run come a second time.
    await sql`update jobs.job set singleton_on = null where singleton_on > now() at time zone 'utc'
      - interval '2 minutes'`.execute(transaction);
    return true;
  });
}
