import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { propertiesAtAddress } from '#database/property/properties-at-address.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { createProperty, type NewProperty } from './create-property.ts';

const { database } = await testDatabase();
const by = { database, now: new Date('2026-11-23T14:30:00Z'), actor: 'staff:eline' };

beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const villa: NewProperty = {
  purpose: 'sale',
  type: 'villa',
  street: 'Kouter',
  houseNumber: '12',
  postalCode: '9000',
  city: 'GENT',
};

describe('createProperty', () => {
  test('makes a draft with a reference, a place and a region of its own', async () => {
    const created = await createProperty(by, villa);
    expect(created).toMatchObject({ outcome: 'created', reference: '2026-0001', warnings: [] });
    expect(await database.selectFrom('property').selectAll().execute()).toMatchObject([
      {
        source: 'gevel',
        source_ref: null,
        reference: '2026-0001',
        publication: 'draft',
        published_at: null,
        availability: 'available',
        city: 'Gent',
        region: 'flanders',
        country_id: 10,
        place_id: expect.any(Number),
      },
    ]);
    expect(await database.selectFrom('audit_entry').select(['actor', 'action']).execute()).toEqual([
      { actor: 'staff:eline', action: 'property.create' },
    ]);
  });

  test('counts on from the highest number of the year, also where two create at once', async () => {
    for (const reference of ['2026-0041', '2025-0099', '2026-X', '2026-1234567'])
      await addProperty(database, { reference });
    const made = await Promise.all([createProperty(by, villa), createProperty(by, villa)]);
    const references = made.map((each) => (each.outcome === 'created' ? each.reference : each));
    expect(references.toSorted()).toEqual(['2026-0042', '2026-0043']);
  });

  test('takes a chosen place for postal code, city and country, and links an owner', async () => {
    const { id: placeId } = await database
      .selectFrom('place')
      .select('id')
      .where('postal_code', '=', '4000')
      .where('is_municipality', '=', false)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { id: ownerId } = await database
      .insertInto('owner')
      .values({ name: 'Hilde', email: 'hilde@example.be', language: 'nl' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { postalCode: _, city: __, ...rest } = villa;
    const created = await createProperty(by, { ...rest, placeId, ownerId });
    expect(created).toMatchObject({ outcome: 'created' });
    const row = await database.selectFrom('property').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ postal_code: '4000', place_id: placeId, region: 'wallonia' });
    expect(await database.selectFrom('property_owner').selectAll().execute()).toMatchObject([
      { owner_id: ownerId, property_id: row.id },
    ]);
  });

  test.each<[Partial<NewProperty>, string, string]>([
    [{ type: 'kasteeltje' }, 'type', 'NOT_READABLE'],
    [{ purpose: '' }, 'purpose', 'REQUIRED'],
    [{ postalCode: '0999' }, 'postalCode', 'NO_SUCH_POSTAL_CODE'],
    [{ street: 'a\0b' }, 'street', 'NOT_STORABLE'],
    [{ placeId: 999_999 }, 'placeId', 'NOT_AN_OPTION'],
    [{ ownerId: 'nobody' }, 'ownerId', 'NOT_AN_OPTION'],
    [{ ownerId: '5c6e3b6e-0000-4000-8000-000000000000' }, 'ownerId', 'NOT_AN_OPTION'],
  ])('refuses %o', async (given, field, problem) => {
    const refused = await createProperty(by, { ...villa, ...given });
    expect(refused).toEqual({
      outcome: 'bad',
      problems: expect.arrayContaining([{ field, problem }]),
    });
    expect(await database.selectFrom('property').select('id').execute()).toEqual([]);
  });
});

describe('propertiesAtAddress', () => {
  const at = async (street: string, houseNumber: string, boxNumber?: string, postalCode = '9000') => {
    const found = await propertiesAtAddress(database, {
      street,
      houseNumber,
      postalCode,
      ...(boxNumber && { boxNumber }),
    });
    return found.map(({ reference }) => reference);
  };

  test('finds what stands there, however it is written', async () => {
    await addProperty(database, {
      reference: 'A',
      street: 'Sint-Annaplein',
      house_number: '12 A',
      publication: 'withdrawn',
    });
    await addProperty(database, {
      reference: 'B',
      street: 'Sint-Annaplein',
      house_number: '12',
      box_number: '3',
    });
    expect(await at('sint annaplein', '12a')).toEqual(['A']);
    expect(await at('Sint-Annaplein ', '12')).toEqual(['B']);
    expect(await at('Sint-Annaplein', '12', '3')).toEqual(['B']);
    expect(await at('Sint-Annaplein', '12', '4')).toEqual([]);
    expect(await at('Sint-Annaplein', '12', '3', '9050')).toEqual([]);
    expect(await at('', '12')).toEqual([]);
  });
});
