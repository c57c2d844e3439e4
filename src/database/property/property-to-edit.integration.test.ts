import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addPhoto, addProperty } from '#test/factories.ts';
import { findPropertyToEdit } from './property-to-edit.ts';

const { database } = await testDatabase();
const at = new Date('2026-11-23T14:30:00Z');
const actor = 'staff:eline';
const { region, type, ...details } = complete.flemishSale;
let ghent: number;

beforeAll(async () => {
  ghent = await addGhent(database);
});

beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

describe('findPropertyToEdit', () => {
  test('gives what is stored, what waits, and both together for the check', async () => {
    const id = await addProperty(database, {
      type,
      details,
      place_id: ghent,
      bedrooms: 3,
      title: { nl: 'Huis' },
    });
    await addPhoto(database, id);
    const edit = (key: string, value: unknown) => ({
      property_id: id,
      key,
      value: JSON.stringify(value),
      actor,
      at,
    });
    await database
      .insertInto('property_edit')
      .values([edit('bedrooms', 4), edit('title.fr', 'Maison')])
      .execute();
    const unread = { property_id: id, key: 'title.nl', typed: 'x', problem: 'TOO_LONG', actor, at };
    await database.insertInto('property_edit').values(unread).execute();
    await database
      .insertInto('property_exemption')
      .values({ property_id: id, key: 'zoning', reason: 'Geen', actor, at })
      .execute();
    const found = await findPropertyToEdit(database, id);
    expect(found?.stored).toMatchObject({ bedrooms: 3, title: { nl: 'Huis' }, zoning: ['wg'] });
    expect(found?.edits.map(({ key }) => key)).toEqual(['bedrooms', 'title.fr', 'title.nl']);
    expect(found?.checked).toEqual({
      property: { ...found?.stored, bedrooms: 4, title: { nl: 'Huis', fr: 'Maison' } },
      exempt: new Set(['zoning']),
      photos: 1,
      plans: 0,
      place: { latitude: 51.05, longitude: 3.72 },
      usualPerM2Cents: undefined,
    });
  });

  test('what an m² usually costs, of five others or more', async () => {
    const like = { type, living_area_m2: 100 };
    const id = await addProperty(database, { ...like, price_cents: 1 });
    for (const thousands of [200, 300, 400, 500])
      await addProperty(database, { ...like, price_cents: thousands * 100_000 });
    await addProperty(database, { ...like, purpose: 'rent' });
    await addProperty(database, { ...like, publication: 'draft' });
    const usual = async () => (await findPropertyToEdit(database, id))?.checked.usualPerM2Cents;
    expect(await usual()).toBeUndefined();
    await addProperty(database, { ...like, type: 'house', price_cents: 90_000_000 });
    expect(await usual()).toBe(400_000);
  });

  test('there is no such property', async () => {
    expect(await findPropertyToEdit(database, 999_999)).toBeUndefined();
  });
});
