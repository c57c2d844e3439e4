import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { readSearchRows, type SearchRow } from '#database/search-rows.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { find } from '#search/find.ts';
import { loadZones } from '#search/load-zones.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { Random } from '#test/random.ts';
import type { Alert } from './alert.ts';
import { homesOf } from './alert-search.ts';
import { changeAlert } from './change-alert.ts';
import { createAlert } from './create-alert.ts';
import { runSearchAlerts } from './run-search-alerts.ts';
import { sendAlertNow } from './send-alert-now.ts';

const { database } = await testDatabase();
const placeId = await addGhent(database);
const jobs = { enqueue: async () => {} };
const start = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  for (const table of [
    'mail_message',
    'search_alert',
    'search_alert_home',
    'request_count',
    'property',
  ] as const)
    await database.deleteFrom(table).execute();
});

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const run = (now: Date) => runSearchAlerts({ database, jobs, now });
const publish = (given: Partial<Insertable<Database['property']>> = {}) =>
  addProperty(database, { place_id: placeId, ...given });
const change = (id: number, given: Partial<Insertable<Database['property']>>) =>
  database.updateTable('property').set(given).where('id', '=', id).execute();

async function listen(query: string, given: Partial<Alert> = {}): Promise<number> {
  await run(start);
  const { id } = await database
    .insertInto('search_alert')
    .values({
      email: 'lies@voorbeeld.be',
      language: 'nl',
      purpose: 'sale',
      query,
      frequency: 'instant',
      status: 'active',
      created_at: start,
      confirmed_at: start,
      expires_on: '2027-11-16',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const matches = () =>
  database
    .selectFrom('search_alert_match')
    .select(['property_id', 'reason'])
    .orderBy('found_at')
    .orderBy('property_id')
    .execute();

async function mailed(): Promise<{ propertyId: number; reason: string }[][]> {
  const mails = await database
    .selectFrom('mail_message')
    .select('data')
    .where('template', '=', 'alert')
    .orderBy('position')
    .execute();
  return mails.map(({ data }) => (data as { homes: { propertyId: number; reason: string }[] }).homes);
}

async function everyRow(): Promise<SearchRow[]> {
  const rows: SearchRow[] = [];
  for await (const some of readSearchRows(database)) rows.push(...some);
  return rows;
}

const statusOf = async (id: number) =>
  (await database.selectFrom('search_alert').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

describe('what an alert tells of', () => {
  it('is published after it was confirmed, in one mail, and never again', async () => {
    await publish();
    await listen('zone=9000&type=house');
    const ids = [await publish(), await publish(), await publish()];
    await publish({ type: 'apartment' });
    await publish({ publication: 'draft' });
    await run(minutes(1));
    await run(minutes(2));
    const [homes, ...more] = await mailed();
    expect(homes?.map(({ propertyId }) => propertyId).toSorted()).toEqual(ids);
    expect(homes?.every(({ reason }) => reason === 'published')).toBe(true);
    expect(more).toEqual([]);
  });

  it('is a price that came into range, once', async () => {
    const id = await publish({ price_cents: 450_000_00 });
    await listen('zone=9000&max_price=400000');
    await run(minutes(1));
    for (const [at, euros] of [430_000, 399_000, 395_000, 420_000, 390_000].entries()) {
      await change(id, { price_cents: euros * 100 });
      await run(minutes(2 + at));
    }
    expect(await mailed()).toEqual([[{ propertyId: id, reason: 'price' }]]);
  });

  it('is no other price of a home that it found before', async () => {
    const id = await publish({ price_cents: 350_000_00 });
    await listen('zone=9000&max_price=400000');
    await change(id, { price_cents: 340_000_00 });
    await run(minutes(1));
    expect(await matches()).toEqual([]);
  });

  it('is never a hidden price', async () => {
    const id = await publish({ price_cents: 450_000_00, publish_price: false });
    await listen('zone=9000&max_price=400000');
    await change(id, { price_cents: 300_000_00 });
    await publish({ price_cents: 300_000_00, publish_price: false });
    await run(minutes(1));
    expect(await matches()).toEqual([]);
    await change(id, { publish_price: true });
    await run(minutes(2));
    expect(await matches()).toEqual([{ property_id: id, reason: 'price' }]);
  });

  it('is a home that comes back, from an option, a sale or out of the list', async () => {
    const ids = [await publish(), await publish()];
    await listen('zone=9000');
    await change(ids[0] ?? 0, { availability: 'sold', gone_on: '2026-11-16' });
    await change(ids[1] ?? 0, { publication: 'draft' });
    await run(minutes(1));
    expect(await matches()).toEqual([]);
    await change(ids[0] ?? 0, { availability: 'available', gone_on: null });
    await change(ids[1] ?? 0, { publication: 'published' });
    await run(minutes(2));
    expect(await mailed()).toEqual([ids.toReversed().map((propertyId) => ({ propertyId, reason: 'back' }))]);
  });

  it('is left out where it is not found any more when the mail leaves', async () => {
    await listen('zone=9000&max_price=400000', { frequency: 'daily' });
    const id = await publish({ price_cents: 390_000_00 });
    await run(minutes(1));
    await change(id, { price_cents: 450_000_00 });
    await run(new Date('2026-11-17T07:00:00Z'));
    expect(await mailed()).toEqual([]);
  });

  it.each([1, 2, 3])(
    'is what the search of the site finds: homes and alerts at random (%i)',
    async (seed) => {
      const random = new Random(seed);
      const someHome = () => ({
        purpose: random.oneOf(['sale', 'rent']),
        type: random.oneOf(['house', 'villa', 'apartment', 'land']),
        price_cents: random.known(0.9, random.whole(1, 8) * 100_000_00),
        publish_price: random.is(0.7),
        bedrooms: random.known(0.8, random.whole(0, 5)),
        has_garden: random.known(0.8, random.is(0.5)),
        place_id: random.known(0.8, placeId),
        availability: random.oneOf(['available', 'available', 'option', 'sold']),
      });
      const alerts = new Map<number, { purpose: 'sale' | 'rent'; query: string }>();
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
      for (let count = 0; count < 40; count++) await publish(someHome() as never);
      await run(minutes(1));
      const zones = await loadZones(database);
      const rows = await everyRow();
      const homes = await homesOf(database, rows);
      const open = new Set(rows.filter((row) => row.is_open).map(({ id }) => id));
      let found = 0;
      for (const [id, { purpose, query }] of alerts) {
        const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
        const scope = {
          goneSince: '2026-01-01',
          placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys),
        };
        const { ids } = find(homes, criteria, scope, { pageSize: 1000 });
        const matched = await database
          .selectFrom('search_alert_match')
          .select('property_id')
          .where('alert_id', '=', id)
          .execute();
        const expected = ids.filter((each) => open.has(each)).toSorted((a, b) => a - b);
        expect(
          matched.map((each) => each.property_id).toSorted((a, b) => a - b),
          query,
        ).toEqual(expected);
        found += expected.length;
      }
      expect(found).toBeGreaterThan(30);

      // Other prices: what the search finds now and did not find before.
      for (const { id } of rows) {
        if (random.is(0.6)) await change(id, { price_cents: random.whole(1, 8) * 100_000_00 });
      }
      await run(minutes(2));
      const later = await homesOf(database, await everyRow());
      let fell = 0;
      for (const [id, { purpose, query }] of alerts) {
        const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
        const scope = {
          goneSince: '2026-01-01',
          placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys),
        };
        const before = new Set(find(homes, criteria, scope, { pageSize: 1000 }).ids);
        const expected = find(later, criteria, scope, { pageSize: 1000 }).ids.filter(
          (each) => open.has(each) && !before.has(each),
        );
        const matched = await database
          .selectFrom('search_alert_match')
          .select('property_id')
          .where('alert_id', '=', id)
          .where('reason', '=', 'price')
          .execute();
        expect(new Set(matched.map((each) => each.property_id)), query).toEqual(new Set(expected));
        fell += expected.length;
      }
      expect(fell).toBeGreaterThan(5);
    },
  );
});

describe('when it is mailed', () => {
  it.each([
    ['daily', '2026-11-17T06:59:00Z', '2026-11-17T07:00:00Z'],
    ['weekly', '2026-11-23T06:59:00Z', '2026-11-23T07:00:00Z'],
  ] as const)('%s: at eight in the morning', async (frequency, before, at) => {
    await listen('zone=9000', { frequency });
    await publish();
    await run(minutes(1));
    await publish();
    await run(minutes(2));
    await run(new Date(before));
    expect(await mailed()).toEqual([]);
    await run(new Date(at));
    await run(new Date(at));
    expect((await mailed()).map((homes) => homes.length)).toEqual([2]);
  });

  it('once, when two processes look at the same time', async () => {
    await listen('zone=9000');
    await publish();
    await Promise.all([1, 2, 3, 4].map(() => run(minutes(1))));
    expect(await mailed()).toHaveLength(1);
  });
});

describe('its owner', () => {
  const own = (id: number, to: 'confirm' | 'pause' | 'resume' | 'end' | 'stay', now = minutes(1)) =>
    changeAlert({ database, now }, id, { to });

  it('confirms it before anything is sent, and hears of nothing that there was already', async () => {
    const id = await listen('zone=9000', { status: 'unconfirmed', confirmed_at: null, expires_on: null });
    await publish();
    await run(minutes(1));
    await publish();
    await own(id, 'confirm', minutes(2));
    await run(minutes(3));
    expect(await mailed()).toEqual([]);
    await publish();
    await run(minutes(4));
    expect(await mailed()).toHaveLength(1);
  });

  it('pauses, resumes and ends it', async () => {
    const id = await listen('zone=9000');
    await own(id, 'pause');
    await publish();
    await run(minutes(2));
    await own(id, 'resume', minutes(3));
    await run(minutes(4));
    expect(await matches()).toEqual([]);
    await publish();
    await run(minutes(5));
    expect(await mailed()).toHaveLength(1);
    await own(id, 'end', minutes(6));
    await publish();
    await run(minutes(7));
    expect(await mailed()).toHaveLength(1);
    expect(await own(id, 'resume')).toBe('ended');
    expect(await statusOf(id)).toBe('ended');
  });

  it('looks for something else from now on', async () => {
    const id = await listen('zone=9000&type=apartment');
    await publish();
    const { criteria } = parseCriteria('sale', new URLSearchParams('zone=9000&type=house&page=3&sort=price'));
    await changeAlert({ database, now: minutes(1) }, id, { to: 'change', criteria, frequency: 'instant' });
    await run(minutes(2));
    expect(await mailed()).toEqual([]);
    const house = await publish();
    await run(minutes(3));
    expect(await mailed()).toEqual([[{ propertyId: house, reason: 'published' }]]);
    const alert = await database.selectFrom('search_alert').select('query').executeTakeFirst();
    expect(alert?.query).toBe('zone=9000&type=house');
  });

  it('has all of it sent now, three times a day at most', async () => {
    const id = await listen('zone=9000', { frequency: 'daily' });
    const ids = [await publish(), await publish()];
    await publish({ availability: 'sold', gone_on: '2026-11-16' });
    await run(minutes(1));
    const zones = await loadZones(database);
    const homes = await homesOf(database, await everyRow());
    const now = () => sendAlertNow({ database, jobs, homes, zones, now: minutes(2) }, id);
    expect([await now(), await now(), await now(), await now()]).toEqual([
      'sent',
      'sent',
      'sent',
      'too many',
    ]);
    expect((await mailed())[0]).toEqual(
      ids.toReversed().map((propertyId) => ({ propertyId, reason: 'found' })),
    );
    await run(new Date('2026-11-17T07:00:00Z'));
    expect(await mailed()).toHaveLength(3);
  });

  it('is asked after a year, and loses it two weeks after no answer', async () => {
    const silent = await listen('zone=9000');
    const stays = await listen('zone=9000');
    const asked = async () =>
      (
        await database
          .selectFrom('mail_message')
          .select('id')
          .where('template', '=', 'alert-expires')
          .execute()
      ).length;
    await run(new Date('2027-11-01T12:00:00Z'));
    expect(await asked()).toBe(0);
    await run(new Date('2027-11-02T12:00:00Z'));
    await run(new Date('2027-11-03T12:00:00Z'));
    expect(await asked()).toBe(2);
    await own(stays, 'stay', new Date('2027-11-04T12:00:00Z'));
    await run(new Date('2027-11-16T12:00:00Z'));
    expect([await statusOf(silent), await statusOf(stays)]).toEqual(['ended', 'active']);
  });
});

describe('an address', () => {
  const { criteria } = parseCriteria('sale', new URLSearchParams('zone=9000&type=house'));
  const ask = (email: string, now = start) =>
    database.transaction().execute(async (transaction) => {
      const lead = await transaction
        .insertInto('lead')
        .values({ form: 'demand', content_hash: '', language: 'nl', page: '/', email, privacy_version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const zones = await loadZones(transaction);
      await createAlert(
        transaction,
        { jobs, zones, now },
        { leadId: lead.id, email, language: 'nl', criteria, frequency: 'daily' },
      );
    });

  it('is asked three times a day at most', async () => {
    for (const email of ['a@b.be', 'A@b.be', 'a@B.be']) await ask(email);
    await expect(ask('a@b.be')).rejects.toThrow();
    await ask('other@b.be');
    expect(await database.selectFrom('mail_message').select('id').execute()).toHaveLength(4);
    await ask('a@b.be', new Date('2026-11-17T12:00:00Z'));
  });

  it('has twenty alerts at most', async () => {
    for (let count = 0; count < 19; count++) await listen('zone=9000', { email: 'c@d.be' });
    await ask('C@d.be');
    await ask('c@d.be');
    const [one, other] = await database
      .selectFrom('search_alert')
      .select('id')
      .where('status', '=', 'unconfirmed')
      .execute();
    const confirm = (id = 0) => changeAlert({ database, now: start }, id, { to: 'confirm' });
    expect(await Promise.all([confirm(one?.id), confirm(other?.id)])).toContain('too many');
    await expect(ask('c@d.be')).rejects.toThrow();
  });
});
