import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { listSearchRowsById } from '#database/property/search-rows.ts';
import { lastDigest } from '#domain/time/digest-time.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';
import { propertiesFoundBy, propertiesOf } from './alert-search.ts';
import { alertListPath } from './alert-words.ts';
import { queueAlertMail } from './queue-alert-mail.ts';

type Sending = { jobs: Pick<Jobs, 'enqueue'>; now: Date };

/** A mail shows no more than this, and links to the full list. */
const mostPropertiesInMail = 24;

/**
 * Mails the matches that are due: instant ones at once, the others when they were found before 8:00 today or last
 * Monday.
 */
export async function sendDueAlerts({
  database,
  ...sending
}: Sending & { database: Kysely<Database> }): Promise<void> {
  const { now } = sending;
  const before = dueBefore(now);
  const due = await database
    .selectFrom('search_alert as a')
    .select('a.id')
    .where('a.status', '=', 'active')
    .where((where) =>
      where.exists(
        where
          .selectFrom('search_alert_match as m')
          .whereRef('m.alert_id', '=', 'a.id')
          .where('m.sent_at', 'is', null)
          .where(
            sql<boolean>`m.found_at < case a.frequency
              when 'instant' then ${before.instant}::timestamptz
              when 'daily' then ${before.daily}::timestamptz else ${before.weekly}::timestamptz end`,
          ),
      ),
    )
    .orderBy('a.id')
    .execute();
  if (due.length === 0) return;
  const zones = await loadZones(database);
  for (const { id } of due) {
    await database
      .transaction()
      .execute((transaction) => sendMatches(transaction, { ...sending, zones }, id));
  }
}

function dueBefore(now: Date): Record<Alert['frequency'], Date> {
  return {
    // Everything so far, including what this run has found.
    instant: new Date(now.getTime() + 1),
    daily: lastDigest('daily', now),
    weekly: lastDigest('weekly', now),
  };
}

/** Leaves out properties that changed after they were found, so that the search no longer finds them. */
async function sendMatches(
  transaction: Transaction<Database>,
  sending: Sending & { zones: Zones },
  id: number,
): Promise<void> {
  const { now, zones } = sending;
  const alert = (await transaction
    .selectFrom('search_alert')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()) as Alert | undefined;
  if (!alert) return;
  const matches = await transaction
    .updateTable('search_alert_match')
    .set({ sent_at: now })
    .where('alert_id', '=', id)
    .where('sent_at', 'is', null)
    .where('found_at', '<', dueBefore(now)[alert.frequency])
    .returning(['property_id', 'reason', 'found_at'])
    .execute();
  const rows = await listSearchRowsById(transaction, [...new Set(matches.map((each) => each.property_id))]);
  const found = propertiesFoundBy(alert, await propertiesOf(transaction, rows), zones);
  // Of two reasons the later one describes the present state.
  const reasons = new Map(
    matches
      .toSorted((one, other) => one.found_at.getTime() - other.found_at.getTime())
      .map(({ property_id, reason }) => [property_id, reason as Reason]),
  );
  const news = found.map((propertyId) => ({ propertyId, reason: reasons.get(propertyId) ?? 'found' }));
  if (news.length > 0) await mailProperties(transaction, sending, alert, news);
}

type Reason = MailData<'alert'>['homes'][number]['reason'];

/** Needs at least one property. */
export async function mailProperties(
  transaction: Transaction<Database>,
  sending: Sending & { zones: Zones },
  alert: Alert,
  news: { propertyId: number; reason: Reason }[],
): Promise<void> {
  await queueAlertMail(transaction, sending, alert, ({ criteria, pathTo, unsubscribePath }) => ({
    template: 'alert',
    data: {
      criteria,
      homes: news.slice(0, mostPropertiesInMail),
      listPath: alertListPath(alert),
      changePath: pathTo('change'),
      pausePath: pathTo('pause'),
      endPath: pathTo('end'),
      unsubscribePath,
    },
  }));
  await transaction
    .updateTable('search_alert')
    .set({ last_sent_at: sending.now })
    .where('id', '=', alert.id)
    .execute();
}
