import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listFavouriteCounts, readViews } from '#database/view/view-counts.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { demoAgency } from '#test/demo-agency.ts';

const { database } = await demoAgency();
const today = dayOf(new Date());

async function propertiesOf(email: string) {
  return database
    .selectFrom('property_owner')
    .innerJoin('owner', 'owner.id', 'owner_id')
    .innerJoin('property', 'property.id', 'property_id')
    .selectAll('property')
    .where('email', '=', email)
    .orderBy('property.id')
    .execute();
}

const hilde = await propertiesOf('hilde.desmet@rooilijn.example');
const karl = await propertiesOf('karl.lennertz@rooilijn.example');
const ids = [...hilde, ...karl].map(({ id }) => id);

it('gives Hilde two properties for sale, one of them under option, and Karl one that hides its street', () => {
  expect(hilde.map(({ purpose, availability }) => [purpose, availability])).toEqual([
    ['sale', 'available'],
    ['sale', 'option'],
  ]);
  expect(karl).toMatchObject([{ publish_address: false }]);
});

it.each(ids)('appointments each property every day until today (%i)', async (id) => {
  const appointments = await readViews(database, [id], today);
  expect(Math.min(...appointments.days.map(({ count }) => count))).toBeGreaterThan(2);
  expect(Object.values(appointments.bySource).every((count) => count > 10)).toBe(true);
  expect(Object.values(appointments.byLanguage).every((count) => count > 5)).toBe(true);
  expect((await listFavouriteCounts(database, [id])).get(id)).toBeGreaterThan(3);
});

it('has more appointments at weekends, and after a price was lowered', async () => {
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ mean: string }>`
      select sum(count)::numeric / count(distinct day) as mean from visit_count
      where property_id = ${hilde[0]?.id} and ${condition}`.execute(database);
    return Number(rows[0]?.mean);
  };
  const settled = sql`day < ${addDays(today, -25)} and day > ${addDays(today, -110)}`;
  const weekend = await count(sql`${settled} and extract(isodow from day) >= 6`);
  expect(weekend).toBeGreaterThan(1.25 * (await count(sql`${settled} and extract(isodow from day) < 6`)));
  const week = (from: number) =>
    count(sql`day between ${addDays(today, from)} and ${addDays(today, from + 6)}`);
  expect(await week(-20)).toBeGreaterThan(1.5 * (await week(-28)));
});

it('knows the language of all that the agency wrote: Dutch for Hilde, German for Karl', async () => {
  const { rows } = await sql<{ name: string; languages: (string | null)[] }>`
    select o.name, array_agg(distinct w.language) as languages
    from owner o join property_owner p on p.owner_id = o.id join (
      select property_id, language from communication where lead_id is null
      union all select property_id, language from planned_step
      union all select property_id, feedback_language from appointment where feedback is not null
      union all select property_id, comment_language from publication where comment is not null
    ) w on w.property_id = p.property_id
    group by o.name order by o.name`.execute(database);
  expect(rows).toEqual([
    { name: 'Hilde Desmet', languages: ['nl'] },
    { name: 'Karl Lennertz', languages: ['de'] },
  ]);
});

it('has a price history that ends at the price of today', async () => {
  const prices = await database
    .selectFrom('property_price')
    .select(['price_cents'])
    .where('property_id', '=', hilde[0]?.id ?? 0)
    .orderBy('since')
    .execute();
  expect(prices.map(({ price_cents }) => (price_cents ?? 0) / 100)).toEqual([435_000, 419_000, 398_000]);
});

it('has appointments behind and ahead, documents that expire and one that has, and steps to come', async () => {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from appointment where status = 'carried_out' and feedback_is_public and starts_at < now()) told,
      (select count(*) from appointment where status = 'confirmed' and starts_at > now()) to_come,
      (select count(*) from appointment where starts_at > now() and status in ('carried_out', 'no_show')) impossible,
      (select count(*) from appointment where extract(isodow from starts_at at time zone 'Europe/Brussels') = 7) sundays,
      (select count(*) from document where expires_on between ${today} and ${addDays(today, 30)} and property_id = any(${ids})) soon,
      (select count(*) from document where expires_on < ${today} and property_id = any(${ids})) expired,
      (select count(*) from planned_step where done_at is null and due_on > ${today}) steps,
      (select count(*) from communication where is_public and happened_at < now()) messages,
      (select count(*) from publication where status = 'online') online`.execute(database);
  const { told = 0, to_come = 0, impossible, sundays, soon = 0, expired = 0, ...others } = rows[0] ?? {};
  expect({ impossible, sundays }).toEqual({ impossible: 0, sundays: 0 });
  expect(told).toBeGreaterThan(5);
  expect(to_come).toBeGreaterThan(2);
  expect(soon).toBeGreaterThan(0);
  expect(expired).toBeGreaterThan(0);
  for (const count of Object.values(others)) expect(count).toBeGreaterThan(5);
});
