import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { untilCaughtUp } from '#database/site/caught-up.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { count } from '#search/find.ts';
import { testDatabase } from '#test/database.ts';
import { rememberSite } from './site-memory.ts';

const { database, url } = await testDatabase();
const log = pino({ level: 'silent' });
const scope = { goneSince: '2026-01-01', placeIdsOf: () => [] };
const { criteria } = parseCriteria('sale', new URLSearchParams('min_price=700000&max_price=700000'));

async function serve() {
  const site = await rememberSite(url, database, log, () => new Date());
  onTestFinished(() => site.close());
  const found = async () => count(await site.search.current(), criteria, scope);
  return { ...site, found };
}

const insertHouses = (many: number) =>
  sql`insert into property (reference, purpose, type, publication, published_at, postal_code, country_id, city)
    select 'R-' || number, 'sale', 'house', 'published', now(), '9000', 10, 'Gent'
    from generate_series(1, ${many}::int) as number`.execute(database);

it('once a command was told so, the first list of every process has all that one statement has changed', async () => {
  // Removes an answer to the other test that came too late.
  await database.deleteFrom('caught_up').execute();
  await insertHouses(5000);
  const sites = [await serve(), await serve()];
  for (const { found } of sites) expect(await found()).toBe(0);
  const before = await sites[0]?.search.current();
  await sql`update property set price_cents = 70000000`.execute(database);
  expect(await untilCaughtUp(database)).toBe(true);
  for (const { found } of sites) expect(await found()).toBe(5000);
  // Each process updated its properties one by one and read nothing as a whole.
  expect(await sites[0]?.search.current()).toBe(before);
  expect(await database.selectFrom('caught_up').selectAll().execute()).toEqual([]);
});

it('a command does not wait for processes that are not there, nor for ever for one that says nothing', async () => {
  expect(await untilCaughtUp(database, 5000)).toBe(true);
  const site = await serve();
  await site.search.current();
  const holding = await database.startTransaction().execute();
  await sql`lock table property in access exclusive mode`.execute(holding);
  site.search.drop(['property:1']);
  expect(await untilCaughtUp(database, 200)).toBe(false);
  await holding.rollback().execute();
  expect(await untilCaughtUp(database)).toBe(true);
});
