import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import {
  type PropertyNews,
  takePropertyChanges,
  takeTurnWithProperties,
} from '#database/property/property-changes.ts';
import type { Properties } from '#search/properties.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';
import { criteriaOf, idsFoundBy, propertiesOf } from './alert-search.ts';

const insertedAtOnce = 1000;

/**
 * Compares properties with their state at the last comparison, and stores the news for each active alert. A property is
 * stored once for each reason: published, available again, a new price because of which it is found now and was not
 * before, or a new open day. Also called before an alert becomes active: existing properties are no news to it.
 */
export async function notePropertyChanges(transaction: Transaction<Database>, now: Date): Promise<void> {
  await takeTurnWithProperties(transaction);
  const changes = await takePropertyChanges(transaction);
  if (changes.length === 0) return;
  const alerts = (await transaction
    .selectFrom('search_alert')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()) as Alert[];
  if (alerts.length === 0) return;
  const zones = await loadZones(transaction);
  const properties = await propertiesOf(transaction, changes);
  const before = await propertiesOf(
    transaction,
    changes
      .filter(({ change }) => change === 'price')
      .map((change) => ({ ...change, priceCents: change.price_before })),
  );
  const reasons = new Map(changes.map((change) => [change.id, change]));
  for (const alert of alerts) {
    const matches = matchesOf(alert, { properties, before, zones, reasons });
    for (let from = 0; from < matches.length; from += insertedAtOnce) {
      await transaction
        .insertInto('search_alert_match')
        .values(matches.slice(from, from + insertedAtOnce).map((match) => ({ ...match, found_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    // Visitors get their turn between two alerts.
    await turn();
  }
}

function matchesOf(
  alert: Alert,
  {
    properties,
    before,
    zones,
    reasons,
  }: {
    properties: Properties;
    before: Properties;
    zones: Zones;
    reasons: ReadonlyMap<number, Pick<PropertyNews, 'change' | 'has_new_open_day'>>;
  },
) {
  const { openDays } = criteriaOf(alert);
  const foundBefore = new Set(idsFoundBy(alert, before, zones));
  return idsFoundBy(alert, properties, zones).flatMap((id) => {
    const news = reasons.get(id);
    if (!news) return [];
    const isNew = news.change === 'published' || news.change === 'back';
    // An open day is news to those who look for one.
    const reason = !isNew && news.has_new_open_day && openDays ? 'open_day' : news.change;
    if (reason === 'open_day' && !openDays) return [];
    if (reason === 'price' && foundBefore.has(id)) return [];
    return [{ alert_id: alert.id, property_id: id, reason }];
  });
}
