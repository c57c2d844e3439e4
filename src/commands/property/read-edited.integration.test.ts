import { beforeAll, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { findProperty } from '#database/property/property-page.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { readEdited } from './read-edited.ts';
import { saveEdit } from './save-edit.ts';

const { database } = await testDatabase();
beforeAll(() => loadPlaces(database));

const by = { database, now: new Date('2026-11-23T14:30:00Z'), actor: 'staff:eline' };

async function save(propertyId: number, key: string, typed: string, seen: unknown): Promise<void> {
  await saveEdit(by, { propertyId, key, typed, seen: [seen], client: 'a', sequence: 1 });
}

const shown = (id: number) => readEdited(by, id, (transaction) => findProperty(transaction, id, true));

test('shows what waits as the page will, and leaves nothing behind', async () => {
  const id = await addProperty(database, { bedrooms: 3 });
  await save(id, 'publishPrice', 'nee', true);
  await save(id, 'postalCode', '4000', '9000');
  await save(id, 'bedrooms', 'vier', 3);
  const before = await findProperty(database, id, true);
  expect(await shown(id)).toMatchObject({
    price_cents: null,
    city: 'Liège',
    region: 'wallonia',
    bedrooms: 3,
  });
  expect(await findProperty(database, id, true)).toEqual(before);
  expect(await database.selectFrom('property_change').selectAll().execute()).toEqual([]);
});

test('shows what is stored where nothing waits, or what waits does not fit', async () => {
  const id = await addProperty(database);
  expect(await shown(id)).toEqual(await findProperty(database, id, true));
  await save(id, 'postalCode', '4000', '9000');
  await database
    .updateTable('property_edit')
    .set({ value: '"9999"' })
    .where('property_id', '=', id)
    .execute();
  expect(await shown(id)).toMatchObject({ postal_code: '9000' });
  expect(await shown(999_999)).toBeUndefined();
});

test('what fails while it is read leaves nothing behind either', async () => {
  const id = await addProperty(database, { bedrooms: 3 });
  await save(id, 'bedrooms', '4', 3);
  const fails = readEdited(by, id, async () => {
    throw new Error('away');
  });
  await expect(fails).rejects.toThrow('away');
  expect(await findProperty(database, id, true)).toMatchObject({ bedrooms: 3 });
});
