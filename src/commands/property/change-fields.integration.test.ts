import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { changeFields } from './change-fields.ts';
import { saveEdit } from './save-edit.ts';

const { database } = await testDatabase();
beforeAll(() => loadPlaces(database));

const by = { database, now: new Date('2026-11-23T14:30:00Z'), actor: 'staff:eline' };
let id: number;

beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 3 });
});

const stored = () =>
  database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const waiting = async () => (await listEdits(database, id)).map(({ key }) => key);
const price = { key: 'priceCents', typed: '399.000', seen: [41_250_000] };
const ribbon = { key: 'marquee', typed: 'price_reduced', seen: [null] };

describe('changeFields', () => {
  test('stores them at once, and nothing else that waits', async () => {
    await saveEdit(by, { propertyId: id, key: 'bedrooms', typed: '4', seen: [3], client: 'a', sequence: 1 });
    expect(await changeFields(by, { propertyId: id, fields: [price, ribbon] })).toEqual({
      outcome: 'changed',
    });
    expect(await stored()).toMatchObject({ price_cents: 39_900_000, marquee: 'price_reduced', bedrooms: 3 });
    expect(await waiting()).toEqual(['bedrooms']);
  });

  test('of a draft as well, and what is as it was', async () => {
    await database.updateTable('property').set({ publication: 'draft' }).where('id', '=', id).execute();
    expect(await changeFields(by, { propertyId: id, fields: [price] })).toEqual({ outcome: 'changed' });
    expect(await stored()).toMatchObject({ price_cents: 39_900_000, publication: 'draft' });
    expect(await changeFields(by, { propertyId: id, fields: [{ ...price, seen: [39_900_000] }] })).toEqual({
      outcome: 'changed',
    });
  });

  test.each([
    [
      { key: 'marquee', typed: 'gratis', seen: [null] },
      { outcome: 'unreadable', problem: 'NOT_READABLE' },
    ],
    [
      { key: 'marquee', typed: 'new', seen: ['open_house'] },
      { outcome: 'conflict', theirs: [{ content: null }] },
    ],
    [{ key: 'publication', typed: 'draft', seen: [] }, { outcome: 'no such field' }],
  ])('all or nothing: %o', async (second, why) => {
    const before = await stored();
    const outcome = await changeFields(by, { propertyId: id, fields: [price, second] });
    expect(outcome).toMatchObject({ outcome: 'not kept', key: second.key, why });
    expect(await stored()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test('what is refused does not wait either', async () => {
    await database
      .updateTable('property')
      .set({ details: { zoning: ['wg'] } })
      .where('id', '=', id)
      .execute();
    const zoning = { key: 'zoning', typed: '', seen: [['wg']] };
    const outcome = await changeFields(by, { propertyId: id, fields: [price, zoning] });
    expect(outcome).toMatchObject({
      outcome: 'not published',
      why: { outcome: 'refused', missing: [{ id: 'F12' }] },
    });
    expect((await stored()).price_cents).toBe(41_250_000);
    expect(await waiting()).toEqual([]);
    const despite = await changeFields(by, { propertyId: id, fields: [price, zoning], despite: 'Volgt' });
    expect(despite).toEqual({ outcome: 'changed' });
  });
});
