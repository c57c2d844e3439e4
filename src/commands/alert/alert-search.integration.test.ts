import { expect, it } from 'vitest';
import { parseCriteria } from '#domain/search/criteria.ts';
import { find } from '#search/find.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { testDatabase } from '#test/database.ts';
import { Random } from '#test/random.ts';
import { minutes, searchAlerts } from '#test/search-alerts.ts';
import { propertiesOf } from './alert-search.ts';

const { database } = await testDatabase();
const { placeId, run, listen, publish, change, everyRow } = await searchAlerts(database);

interface Wanted {
  purpose: 'sale' | 'rent';
  query: string;
}

/** What the site's search finds, in the order of the ids. */
async function foundBy({ purpose, query }: Wanted, properties: Awaited<ReturnType<typeof propertiesOf>>) {
  const zones = await loadZones(database);
  const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
  const scope = { goneSince: '2026-01-01', placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys) };
  return find(properties, criteria, scope, { pageSize: 1000 }).ids.toSorted((a, b) => a - b);
}

const matchesOf = async (alertId: number) =>
  database
    .selectFrom('search_alert_match')
    .select(['property_id', 'reason'])
    .where('alert_id', '=', alertId)
    .orderBy('property_id')
    .execute();

it.each([1, 2, 3])(
  'an alert tells of what the search of the site finds: properties and alerts at random (%i)',
  async (seed) => {
    const random = new Random(seed);
    const someProperty = () => ({
      purpose: random.oneOf(['sale', 'rent']),
      type: random.oneOf(['house', 'villa', 'apartment', 'land']),
      price_cents: random.known(0.9, random.whole(1, 8) * 100_000_00),
      publish_price: random.is(0.7),
      bedrooms: random.known(0.8, random.whole(0, 5)),
      has_garden: random.known(0.8, random.is(0.5)),
      place_id: random.known(0.8, placeId),
      availability: random.oneOf(['available', 'available', 'option', 'sold']),
    });
    const alerts = new Map<number, Wanted>();
    for (let count = 0; count < 30; count++) {
      const query = new URLSearchParams();
      if (random.is(0.5)) query.set('zone', '9000');
      if (random.is(0.4)) query.append('type', random.oneOf(['house', 'apartment', 'villa']));
      if (random.is(0.4)) query.set('max_price', String(random.whole(1, 8) * 100_000));
      if (random.is(0.3)) query.set('min_price', String(random.whole(1, 8) * 100_000));
      if (random.is(0.3)) query.set('bedrooms', String(random.whole(1, 4)));
      if (random.is(0.2)) query.set('feature', 'garden');
      if (random.is(0.1)) query.set('text', 'kouter');
      const alert = { purpose: random.oneOf(['sale', 'rent'] as const), query: `${query}` };
      alerts.set(await listen(alert.query, { purpose: alert.purpose, frequency: 'weekly' }), alert);
    }
    for (let count = 0; count < 40; count++) await publish(someProperty() as never);
    await run(minutes(1));
    const rows = await everyRow();
    const properties = await propertiesOf(database, rows);
    const open = new Set(rows.filter((row) => row.is_open).map(({ id }) => id));
    let found = 0;
    for (const [id, wanted] of alerts) {
      const expected = (await foundBy(wanted, properties)).filter((each) => open.has(each));
      const matched = await matchesOf(id);
      expect(
        matched.map((each) => each.property_id),
        wanted.query,
      ).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(30);

    // With new prices the search finds some properties that it did not find before.
    for (const { id } of rows) {
      if (random.is(0.6)) await change(id, { price_cents: random.whole(1, 8) * 100_000_00 });
    }
    await run(minutes(2));
    const later = await propertiesOf(database, await everyRow());
    let fell = 0;
    for (const [id, wanted] of alerts) {
      const before = new Set(await foundBy(wanted, properties));
      const expected = (await foundBy(wanted, later)).filter((each) => open.has(each) && !before.has(each));
      const matched = (await matchesOf(id)).filter(({ reason }) => reason === 'price');
      expect(
        matched.map((each) => each.property_id),
        wanted.query,
      ).toEqual(expected);
      fell += expected.length;
    }
    expect(fell).toBeGreaterThan(5);
  },
);
