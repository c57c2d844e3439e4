import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { listPropertyHistory } from '#database/property/property-history.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { discardEdits } from './discard-edits.ts';
import { publishEdits } from './publish-edits.ts';
import { type FieldEdit, saveEdit } from './save-edit.ts';

const { database } = await testDatabase();
beforeAll(() => loadPlaces(database));

const now = new Date('2026-11-23T14:30:00Z');
const eline = { database, now, actor: 'staff:eline' };
const sofie = { database, now, actor: 'staff:sofie' };
let id: number;
let count = 0;

beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 3, title: { nl: 'Huis' } });
});

const stored = () =>
  database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const waiting = async () =>
  (await listEdits(database, id)).map(({ key, value, typed, actor }) => [key, typed ?? value, actor]);

function save(by: typeof eline, key: string, typed: string, seen: unknown, given: Partial<FieldEdit> = {}) {
  count += 1;
  return saveEdit(by, {
    propertyId: id,
    key,
    typed,
    seen: [seen],
    client: by.actor,
    sequence: count,
    ...given,
  });
}

describe('saveEdit', () => {
  test('keeps a field of a published property beside it, and changes nothing of it', async () => {
    const before = await stored();
    expect(await save(eline, 'priceCents', '649.000 €', 41_250_000)).toEqual({
      outcome: 'saved',
      content: 64_900_000,
      at: now,
    });
    expect(await stored()).toEqual(before);
    expect(await waiting()).toEqual([['priceCents', 64_900_000, 'staff:eline']]);
  });

  test('stores that of a draft at once, with what follows from it, and says who it was', async () => {
    await database.updateTable('property').set({ publication: 'draft' }).where('id', '=', id).execute();
    await save(eline, 'energyValue', '312', null);
    await save(eline, 'postalCode', '4000', '9000');
    expect(await stored()).toMatchObject({
      energy_value: 312,
      energy_label: 'd',
      city: 'Liège',
      publication: 'draft',
    });
    expect(await waiting()).toEqual([]);
    const [change] = await listPropertyHistory(database, { propertyId: id, field: 'energy_value', most: 1 });
    expect(change).toMatchObject({ actor: 'staff:eline', before: null, after: 312 });
  });

  test.each([
    ['bedrooms', 'drie', 'NOT_READABLE'],
    ['bedrooms', '3.000', 'TOO_LARGE'],
    ['postalCode', '9999', 'NO_SUCH_POSTAL_CODE'],
    ['purpose', '', 'REQUIRED'],
    ['publishPrice', '', 'REQUIRED'],
    ['roomList', '[{"kind": "bedroom", "size": 3}]', 'NOT_READABLE'],
    ['title.nl', 'a\0b', 'NOT_STORABLE'],
  ])('keeps what cannot be read of %s as it was typed: %j', async (key, typed, problem) => {
    const before = await stored();
    const seen = { bedrooms: 3, postalCode: '9000', purpose: 'sale', publishPrice: true, 'title.nl': 'Huis' };
    const base = new Map<string, unknown>(Object.entries(seen)).get(key) ?? null;
    expect(await save(eline, key, typed, base)).toEqual({ outcome: 'unreadable', problem, at: now });
    expect(await waiting()).toEqual([[key, typed.replace('\0', ''), 'staff:eline']]);
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({ outcome: 'unreadable' });
    expect(await stored()).toEqual(before);
  });

  test.each(['title', 'title.it', 'bedrooms.nl', 'source', 'publication', 'nonsense', ''])(
    'there is no field %j',
    async (key) => {
      expect(await save(eline, key, 'a', null)).toEqual({ outcome: 'no such field' });
    },
  );

  test('there is no such property', async () => {
    expect(await save(eline, 'bedrooms', '4', 3, { propertyId: 999_999 })).toEqual({
      outcome: 'no such property',
    });
  });

  test('what is as it was stored waits no longer', async () => {
    await save(eline, 'bedrooms', '4', 3);
    await save(eline, 'bedrooms', '3', 4);
    expect(await waiting()).toEqual([]);
  });
});

describe('two who edit', () => {
  test('different fields, both are kept', async () => {
    await save(eline, 'bedrooms', '4', 3);
    await save(sofie, 'title.fr', 'Maison', null);
    await save(eline, 'title.nl', 'Huis met tuin', 'Huis');
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({
      outcome: 'published',
      keys: ['bedrooms', 'title.fr', 'title.nl'],
    });
    expect(await stored()).toMatchObject({ bedrooms: 4, title: { nl: 'Huis met tuin', fr: 'Maison' } });
  });

  test('the same field, the second is told and may decide', async () => {
    await save(sofie, 'bedrooms', '5', 3);
    expect(await save(eline, 'bedrooms', '4', 3)).toEqual({
      outcome: 'conflict',
      theirs: [{ content: 5, actor: 'staff:sofie', at: now }],
    });
    expect(await waiting()).toEqual([['bedrooms', 5, 'staff:sofie']]);
    expect(await save(eline, 'bedrooms', '4', 5)).toMatchObject({ outcome: 'saved' });
    expect(await waiting()).toEqual([['bedrooms', 4, 'staff:eline']]);
    expect(await save(sofie, 'bedrooms', '6', 3)).toMatchObject({ outcome: 'conflict' });
  });

  test('the same field with the same value is no conflict', async () => {
    await save(sofie, 'bedrooms', '4', 3);
    expect(await save(eline, 'bedrooms', '4', 3)).toMatchObject({ outcome: 'saved' });
  });

  test('what cannot be read is not overwritten unseen either', async () => {
    await save(sofie, 'bedrooms', 'vier?', 3);
    const theirs = [{ content: { typed: 'vier?' }, actor: 'staff:sofie', at: now }];
    expect(await save(eline, 'bedrooms', '5', 3)).toEqual({ outcome: 'conflict', theirs });
    expect(await save(eline, 'bedrooms', '5', { typed: 'vier?' })).toMatchObject({ outcome: 'saved' });
  });

  test('whoever discards is not undone by a request that comes late', async () => {
    await save(eline, 'bedrooms', '4', 3);
    expect(await discardEdits(sofie, id, ['bedrooms'])).toEqual(['bedrooms']);
    expect(await save(eline, 'bedrooms', '4', 3, { sequence: count })).toMatchObject({ outcome: 'saved' });
    expect(await waiting()).toEqual([]);
  });

  test('at the same moment, one is told', async () => {
    const outcomes = await Promise.all([save(eline, 'bedrooms', '4', 3), save(sofie, 'bedrooms', '5', 3)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
  });
});

describe('what is stored behind what waits', () => {
  beforeEach(async () => {
    await save(eline, 'bedrooms', '4', 3);
    await database.updateTable('property').set({ bedrooms: 5 }).where('id', '=', id).execute();
  });

  test('stops the publishing', async () => {
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({
      outcome: 'conflict',
      edits: [{ key: 'bedrooms', base: 3, value: 4, stored: 5 }],
    });
    expect((await stored()).bedrooms).toBe(5);
  });

  test('is told to whoever types on, with what waits', async () => {
    const theirs = [{ content: 5, actor: 'unknown', at: expect.any(Date) }];
    expect(await save(eline, 'bedrooms', '6', 4)).toEqual({ outcome: 'conflict', theirs });
    const both = [theirs[0], { content: 4, actor: 'staff:eline', at: now }];
    expect(await save(sofie, 'bedrooms', '6', 3)).toEqual({ outcome: 'conflict', theirs: both });
    expect(await save(sofie, 'bedrooms', '6', 3, { seen: [3, 4, 5] })).toMatchObject({ outcome: 'saved' });
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({ outcome: 'published' });
    expect((await stored()).bedrooms).toBe(6);
  });

  test('does not matter where it is the same', async () => {
    await database.updateTable('property').set({ bedrooms: 4 }).where('id', '=', id).execute();
    expect(await publishEdits(eline, { propertyId: id })).toMatchObject({ outcome: 'published' });
  });
});
