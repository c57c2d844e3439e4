import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Jobs } from '#jobs/queue.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Alert } from './alert.ts';
import { queueAlertMail } from './queue-alert-mail.ts';

type Context = { database: Kysely<Database>; jobs: Pick<Jobs, 'enqueue'>; now: Date };

const daysToAnswer = 14;

/** Gives 'YYYY-MM-DD'. */
export function yearAfter(now: Date): string {
  return dayOf(new Date(now.getTime() + 365 * dayMs));
}

/** Ends alerts whose time is over, but only those whose owners were asked two weeks before. */
export async function endExpired({ database, now }: Context): Promise<void> {
  await database
    .updateTable('search_alert')
    .set({ status: 'ended', ended_at: now })
    .where('status', 'in', ['active', 'paused'])
    .where('asked_to_stay_at', 'is not', null)
    .where('expires_on', '<=', dayOf(now))
    .execute();
}

/** Asks everybody whose alert is nearly a year old whether to keep it. */
export async function askToStay({ database, jobs, now }: Context): Promise<void> {
  const lastDay = dayOf(new Date(now.getTime() + daysToAnswer * dayMs));
  const due = await database
    .selectFrom('search_alert')
    .select('id')
    .where('status', 'in', ['active', 'paused'])
    .where('asked_to_stay_at', 'is', null)
    .where('expires_on', '<=', lastDay)
    .orderBy('id')
    .execute();
  if (due.length === 0) return;
  const zones = await loadZones(database);
  for (const { id } of due) {
    await database.transaction().execute(async (transaction) => {
      // Two weeks from the question on, even if that was sent late.
      const alert = (await transaction
        .updateTable('search_alert')
        .set({ asked_to_stay_at: now, expires_on: lastDay })
        .where('id', '=', id)
        .where('status', 'in', ['active', 'paused'])
        .where('asked_to_stay_at', 'is', null)
        .returningAll()
        .executeTakeFirst()) as Alert | undefined;
      if (!alert) return;
      await queueAlertMail(
        transaction,
        { jobs, now, zones },
        alert,
        ({ criteria, pathTo, unsubscribePath }) => ({
          template: 'alert-expires',
          data: {
            criteria,
            expiresOn: lastDay,
            stayPath: pathTo('stay'),
            endPath: pathTo('end'),
            unsubscribePath,
          },
        }),
      );
    });
  }
}
