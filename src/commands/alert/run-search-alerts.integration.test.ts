import { describe, expect, it } from 'vitest';
import { endOpenDays } from '#commands/property/end-open-days.ts';
import { addOpenDay } from '#commands/property/open-days.ts';
import { testDatabase } from '#test/database.ts';
import { minutes, searchAlerts, start } from '#test/search-alerts.ts';

const { database } = await testDatabase();
const { run, listen, publish, change, matches, mailed } = await searchAlerts(database);

describe('what an alert tells of', () => {
  it('is published after it was confirmed, in one mail, and never again', async () => {
    await publish();
    await listen('zone=9000&type=house');
    const ids = [await publish(), await publish(), await publish()];
    await publish({ type: 'apartment' });
    await publish({ publication: 'draft' });
    await run(minutes(1));
    await run(minutes(2));
    const [properties, ...more] = await mailed();
    expect(properties?.map(({ propertyId }) => propertyId).toSorted((one, other) => one - other)).toEqual(
      ids,
    );
    expect(properties?.every(({ reason }) => reason === 'published')).toBe(true);
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

  it('is no other price of a property that it found before', async () => {
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

  it('is a property that comes back, from an option, a sale or out of the list', async () => {
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
    expect((await mailed()).map((properties) => properties.length)).toEqual([2]);
  });

  it('once, when two processes look at the same time', async () => {
    await listen('zone=9000');
    await publish();
    await Promise.all([1, 2, 3, 4].map(() => run(minutes(1))));
    expect(await mailed()).toHaveLength(1);
  });
});

describe('an open day', () => {
  const addDay = (property_id: number, day: number) =>
    addOpenDay(
      { database, now: start, actor: 'command' },
      {
        propertyId: property_id,
        day: {
          startsAt: new Date(`2027-01-${day}T13:00:00Z`),
          endsAt: new Date(`2027-01-${day}T15:00:00Z`),
          note: {},
        },
      },
    );

  it('is news to an alert that asks for open days, and to no other', async () => {
    const id = await publish();
    const wanted = await listen('zone=9000&open_days=1');
    await listen('zone=9000', { email: 'an@voorbeeld.be' });
    await addDay(id, 16);
    await run(minutes(2));
    expect(await mailed()).toEqual([[{ propertyId: id, reason: 'open_day' }]]);
    await run(minutes(3));
    expect(await mailed()).toHaveLength(1);
    const { alert_id } = await database
      .selectFrom('search_alert_match')
      .select('alert_id')
      .executeTakeFirstOrThrow();
    expect(alert_id).toBe(wanted);
  });

  it('is told together with another price', async () => {
    const id = await publish();
    await listen('zone=9000&open_days=1');
    await addDay(id, 16);
    await change(id, { price_cents: 100_000_00 });
    await run(minutes(2));
    expect(await mailed()).toEqual([[{ propertyId: id, reason: 'open_day' }]]);
  });

  it('is no news if it was there before the alert, nor when it is over', async () => {
    const id = await publish();
    await addDay(id, 16);
    await listen('zone=9000&open_days=1');
    await run(minutes(2));
    await endOpenDays(database, new Date('2027-01-17T00:00:00Z'));
    await run(minutes(3));
    expect(await mailed()).toEqual([]);
  });
});
