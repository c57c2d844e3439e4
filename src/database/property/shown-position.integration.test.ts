import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { metresBetween } from '#test/distance.ts';
import { addProperty } from '#test/factories.ts';

const { database } = await testDatabase();

const house = { latitude: 51.0534, longitude: 3.7304 };

async function shown(id: number) {
  const row = await database
    .selectFrom('public_property')
    .select(['latitude', 'longitude', 'shown_latitude', 'shown_longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    exact: row.latitude !== null || row.longitude !== null,
    latitude: row.shown_latitude ?? Number.NaN,
    longitude: row.shown_longitude ?? Number.NaN,
  };
}

it('a property with its address is shown where it stands', async () => {
  expect(await shown(await addProperty(database, house))).toEqual({ exact: true, ...house });
});

it('a hidden one 100 to 220 m from there, in any direction', async () => {
  const quarters = new Set<string>();
  for (let number = 0; number < 60; number += 1) {
    const property = { latitude: 49.5 + number / 30, longitude: 2.6 + number / 16 };
    const { exact, ...point } = await shown(
      await addProperty(database, { ...property, publish_address: false }),
    );
    expect(exact).toBe(false);
    expect(metresBetween(property, point)).toBeGreaterThan(99.5);
    expect(metresBetween(property, point)).toBeLessThan(220.5);
    quarters.add(`${point.latitude > property.latitude} ${point.longitude > property.longitude}`);
  }
  expect(quarters.size).toBe(4);
});

it('always the same point, also when the house is listed a second time', async () => {
  const hidden = { ...house, publish_address: false };
  const first = await addProperty(database, hidden);
  const point = await shown(first);
  await database.updateTable('property').set({ price_cents: 1 }).where('id', '=', first).execute();
  expect(await shown(first)).toEqual(point);
  expect(await shown(await addProperty(database, { ...hidden, purpose: 'rent' }))).toEqual(point);
});

it('follows when an address is hidden or shown later, and cannot be written', async () => {
  const id = await addProperty(database, house);
  const change = (values: object) =>
    database.updateTable('property').set(values).where('id', '=', id).execute();
  await change({ publish_address: false, shown_latitude: house.latitude, shown_longitude: house.longitude });
  expect(metresBetween(house, await shown(id))).toBeGreaterThan(99.5);
  await change({ publish_address: true });
  expect(await shown(id)).toEqual({ exact: true, ...house });
  await change({ latitude: null, publish_address: false });
  expect((await shown(id)).latitude).toBeNaN();
});

it('the direction follows from a secret of this database', async () => {
  const hidden = { ...house, publish_address: false };
  const before = await shown(await addProperty(database, hidden));
  await database
    .updateTable('secret')
    .set({ value: 'another' })
    .where('name', '=', 'shown-position')
    .execute();
  const after = await shown(await addProperty(database, hidden));
  await database.deleteFrom('secret').where('name', '=', 'shown-position').execute();
  expect(metresBetween(before, after)).toBeGreaterThan(0.5);
  // A property without a shown position gets a new one.
  expect(metresBetween(after, await shown(await addProperty(database, hidden)))).toBeGreaterThan(0.5);
});
