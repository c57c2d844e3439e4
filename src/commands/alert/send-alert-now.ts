import { type Kysely, sql } from 'kysely';
import { countRequest } from '#commands/lead/count-request.ts';
import type { Database } from '#database/client.ts';
import { daySeconds } from '#domain/time/durations.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Properties } from '#search/properties.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';
import { propertiesFoundBy } from './alert-search.ts';
import { mailProperties } from './send-alerts.ts';

const sentADay = { most: 3, seconds: daySeconds };

/** Mails all that an alert finds now, including what was mailed before. `properties`: those in the site's search. */
export async function sendAlertNow(
  {
    database,
    ...context
  }: {
    database: Kysely<Database>;
    jobs: Pick<Jobs, 'enqueue'>;
    now: Date;
    properties: Properties;
    zones: Zones;
  },
  id: number,
): Promise<'sent' | 'nothing' | 'too many' | 'not listening'> {
  const { properties, zones, now } = context;
  return database.transaction().execute(async (transaction) => {
    const alert = (await transaction
      .selectFrom('search_alert')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', ['active', 'paused'])
      .forNoKeyUpdate()
      .executeTakeFirst()) as Alert | undefined;
    if (!alert) return 'not listening';
    const found = propertiesFoundBy(alert, properties, zones);
    if (found.length === 0) return 'nothing';
    if (!(await countRequest(transaction, ['alert-now', String(id)], sentADay, now))) return 'too many';
    await mailProperties(
      transaction,
      context,
      alert,
      found.map((propertyId) => ({ propertyId, reason: 'found' })),
    );
    // What waited for the morning is part of this mail.
    await transaction
      .updateTable('search_alert_match')
      .set({ sent_at: now })
      .where('alert_id', '=', id)
      .where('sent_at', 'is', null)
      .where(sql<boolean>`property_id = any(${found}::int[])`)
      .execute();
    return 'sent';
  });
}
