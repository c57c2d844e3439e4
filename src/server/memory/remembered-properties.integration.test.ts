import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseCriteria } from '#domain/search/criteria.ts';
import { countMissingOne, find } from '#search/find.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { hearing } from '#test/hearing.ts';
import { RememberedProperties } from './remembered-properties.ts';
import { rememberSite, type SiteMemory } from './site-memory.ts';

const { database, url } = await testDatabase();
const log = pino({ level: 'silent' });
const placeId = await addGhent(database);
const scope = { goneSince: '2026-01-01', placeIdsOf: (zones: readonly string[]) => zones.map(Number) };
let site: SiteMemory;
let heard: () => Promise<void>;

beforeAll(async () => {
  site = await rememberSite(url, database, log, () => new Date());
  heard = hearing(database, site.pageCache);
});
afterAll(() => site.close());

async function found(query: string): Promise<number[]> {
  const { criteria } = parseCriteria('sale', new URLSearchParams(query));
  return find(await site.search.current(), criteria, scope, { pageSize: 100 }).ids;
}

/** Waits until the database has announced the change; then exactly these are found, in this order. */
async function soon(query: string, ids: number[]): Promise<void> {
  await heard();
  expect(await found(query)).toEqual(ids);
}

const change = (id: number, values: object) =>
  database.updateTable('property').set(values).where('id', '=', id).execute();

describe('the properties of the search', () => {
  it('follow a property that comes, changes, hides its price and is withdrawn', async () => {
    const first = await addProperty(database, { reference: 'AA-1', place_id: placeId });
    await soon('text=aa-1', [first]);
    const second = await addProperty(database, { reference: 'AA-2', price_cents: 100_000_00 });
    await soon('text=aa-&sort=price', [second, first]);
    expect(await found('text=aa-&max_price=150000')).toEqual([second]);
    expect(await found(`text=aa-&zone=${placeId}`)).toEqual([first]);

    await change(second, { price_cents: 900_000_00, bedrooms: 4 });
    await soon('text=aa-&sort=price', [first, second]);
    expect(await found('text=aa-&bedrooms=4')).toEqual([second]);

    await change(first, { publish_price: false });
    await soon('text=aa-&sort=price', [second, first]);
    for (const query of ['min_price=1', 'max_price=99999999']) {
      expect(await found(`text=aa-&${query}`)).toEqual([second]);
    }

    await change(second, { publication: 'withdrawn' });
    await soon('text=aa-', [first]);
    await database.deleteFrom('property').where('id', '=', first).execute();
    await soon('text=aa-', []);
  });

  it('know a street, a quarter and an exact position only where they are shown', async () => {
    const values = { reference: 'BB-1', latitude: 51.05, longitude: 3.72, quarter: '{"nl": "Muide"}' };
    const id = await addProperty(database, { ...values, street: 'Doornzele' });
    await soon('text=DOORNZÉLE', [id]);
    expect(await found('text=muide')).toEqual([id]);
    expect(await found('text=bb-1&box=3.7199,51.0499,3.7201,51.0501')).toEqual([id]);
    await change(id, { publish_address: false });
    await soon('text=doornzele', []);
    expect(await found('text=bb-1&box=3.7199,51.0499,3.7201,51.0501')).toEqual([]);
    expect(await found('text=bb-1&box=3.71,51.04,3.73,51.06')).toEqual([id]);
  });

  it('are found by what stands among the other attributes', async () => {
    const details = { floodScoreParcel: 'a', floodScoreBuilding: 'c', availabilityTerms: 'immediately' };
    const id = await addProperty(database, { reference: 'CC-1', details: JSON.stringify(details) });
    await soon('text=cc-1', [id]);
    expect(await found('text=cc-1&flood=b')).toEqual([]);
    expect(await found('text=cc-1&flood=c')).toEqual([id]);
    expect(await found('text=cc-1&available=2026-01-01')).toEqual([id]);
    await change(id, { details: '{}', available_from: '2026-03-01' });
    await soon('text=cc-1&available=2026-02-28', []);
    expect(await found('text=cc-1&available=2026-03-01')).toEqual([id]);
    expect(await found('text=cc-1&flood=c')).toEqual([]);
  });

  it('have no units of projects, nor what is gone for long', async () => {
    const id = await addProperty(database, {
      reference: 'DD-1',
      availability: 'sold',
      gone_on: '2026-02-01',
    });
    await soon('text=dd-1', [id]);
    await change(id, { gone_on: '2025-12-31' });
    await soon('text=dd-1', []);
    await change(id, { availability: 'available' });
    await soon('text=dd-1', [id]);
    await change(id, { project_id: await addProject(database) });
    await soon('text=dd-1', []);
  });

  it('follow a place with another name, and an import of hundreds', async () => {
    const id = await addProperty(database, { reference: 'EE-1', place_id: placeId, city: 'Elders' });
    await soon('text=Gand', [id]);
    await database
      .updateTable('place')
      .set({ name: { nl: 'Gandavum' } })
      .execute();
    await soon('text=gandavum', [id]);
    const property = { reference: 'FF-1', purpose: 'sale', type: 'villa', publication: 'published' };
    const many = Array.from({ length: 300 }, () => ({
      ...property,
      postal_code: '9000',
      country_id: 10,
      city: 'Gent',
    }));
    await database.insertInto('property').values(many).execute();
    await heard();
    await site.search.caughtUp();
    expect(await found('text=ff-1')).toHaveLength(100);
  });

  it('tell what is found without each filter', async () => {
    const { criteria } = parseCriteria('sale', new URLSearchParams('text=ee-1&type=villa&bedrooms=2'));
    const id = await addProperty(database, { reference: 'EE-1', type: 'villa' });
    await heard();
    expect(await found('text=ee-1')).toContain(id);
    expect(await countMissingOne(await site.search.current(), criteria, scope)).toEqual(
      new Map([
        ['type', 0],
        ['bedrooms', 1],
        ['text', 0],
      ]),
    );
  });
});

it('a change that is being read is waited for by everybody who asks meanwhile', async () => {
  const id = await addProperty(database, { reference: 'GG-1', price_cents: 100_000_00 });
  const properties = new RememberedProperties({ database, log, onLate: () => {} });
  const { criteria } = parseCriteria('sale', new URLSearchParams('text=gg-1&min_price=500000'));
  const ask = async () => find(await properties.current(), criteria, scope, { pageSize: 1 }).ids;
  expect(await ask()).toEqual([]);
  await change(id, { price_cents: 600_000_00 });
  properties.drop([`property:${id}`, 'properties']);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([[id], [id], [id]]);
});

describe('properties that cannot be read', () => {
  it('stay as they were; where there never were any, the question fails', async () => {
    const away = { away: false };
    const failing = new Proxy(database, {
      get: (target, name) => {
        if (away.away) throw new Error('away');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const properties = new RememberedProperties({
      ...{ database: failing, log, onLate: () => {} },
      // Otherwise a slow machine would answer with the old properties.
      longestWaitMs: { few: 60_000, many: 60_000 },
    });
    away.away = true;
    await expect(properties.current()).rejects.toThrow('away');
    away.away = false;
    const before = await properties.current();
    away.away = true;
    properties.dropAll();
    expect(await properties.current()).toBe(before);
    away.away = false;
    expect(await properties.current()).not.toBe(before);
  });

  it('are not waited for too long, and it is told when they are there', async () => {
    const onLate = vi.fn();
    const properties = new RememberedProperties({
      database,
      log,
      onLate,
      longestWaitMs: { few: 0, many: 0 },
    });
    const before = await properties.current();
    const holding = await database.startTransaction().execute();
    await sql`lock table property in access exclusive mode`.execute(holding);
    properties.dropAll();
    expect(await properties.current()).toBe(before);
    await holding.rollback().execute();
    await expect.poll(() => onLate).toHaveBeenCalledOnce();
    expect(await properties.current()).not.toBe(before);
  });
});
