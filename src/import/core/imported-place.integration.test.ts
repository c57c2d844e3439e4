import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);

beforeAll(() => loadPlaces(database));

describe('where an imported property is', () => {
  test.each([
    [{ postalCode: 'B-9000', city: 'GAND' }, { city: 'Gand', region: 'flanders' }, []],
    [{ postalCode: '9830', city: 'SINT-MARTENS-LATEM' }, { city: 'Sint-Martens-Latem' }, []],
    [{ postalCode: '4000.0', city: 'Luik' }, { city: 'Luik', region: 'wallonia' }, []],
    [
      { postalCode: '9000', city: 'Brugge', countryId: 'België' },
      { city: 'Gent' },
      ['warning line 2, city: "Brugge" is not a place with postal code 9000; Gent is'],
    ],
    [
      { postalCode: '1111', city: 'LUXEMBOURG' },
      { city: 'Luxembourg', country_id: 50, region: 'luxembourg' },
      [],
    ],
    [{ postalCode: 'L-1111', city: '' }, { city: 'Luxembourg', country_id: 50, energy_label: null }, []],
  ])('the address %o', async (address, expected, warnings) => {
    const { notes } = await importRows([{ ...property, ...address }]);
    expect(notes).toEqual(warnings);
    expect(await stored()).toMatchObject(expected);
  });

  test('a position away from its postal code is left out, and what was stored of it stays', async () => {
    const at = (latitude: number, longitude: number) => ({ ...property, latitude, longitude });
    const position = async () => {
      const { latitude, longitude } = await stored();
      return [latitude, longitude];
    };
    const far = ['warning line 2, latitude: the position lies more than 5 km from Gent, and is left out'];
    expect((await importRows([at(50.85, 4.35)])).notes).toEqual(far);
    expect(await position()).toEqual([null, null]);
    // The harbour belongs to the same code; the villages around it have others.
    expect((await importRows([at(51.08, 3.74)])).notes).toEqual([]);
    expect(await position()).toEqual([51.08, 3.74]);
    expect((await importRows([at(51.05, 3.85)])).notes).toEqual(far);
    expect(await position()).toEqual([51.08, 3.74]);
    const moved = { ...at(51.08, 3.74), postalCode: '1000', city: 'Brussel' };
    expect((await importRows([moved])).notes).toHaveLength(1);
    expect(await position()).toEqual([null, null]);
  });

  test('what only Flanders has stays there', async () => {
    const { notes } = await importRows([
      { ...property, mobiscore: 8.1 },
      { ...property, sourceRef: 'A2', postalCode: '5000', city: 'Namur', mobiscore: 8.1 },
    ]);
    expect((await stored()).details).toMatchObject({ mobiscore: 8.1 });
    expect((await stored('A2')).details).not.toHaveProperty('mobiscore');
    expect(notes).toEqual(['warning line 3, mobiscore: is not for this region, and is left out']);
  });

  test('what is stored of another region stays until the source empties it, whatever else it gives', async () => {
    const inNamur = { sourceRef: 'A1', postalCode: '5000', city: 'Namur' };
    const kept = async () => (await stored()).details;
    await importRows([{ ...property, mobiscore: 8.1, hasAsBuiltAttest: 'ja' }]);
    expect((await importRows([inNamur])).notes).toEqual([]);
    expect(await kept()).toMatchObject({ mobiscore: 8.1, hasAsBuiltAttest: true });
    const { notes } = await importRows([{ ...inNamur, mobiscore: 7, 'lawfulUse.fr': 'Maison' }]);
    expect(notes).toEqual([
      'warning line 2, mobiscore: is not for this region, and is left out',
      'warning line 2, lawfulUse: is not for this region, and is left out',
    ]);
    expect(await kept()).toMatchObject({ mobiscore: 8.1, hasAsBuiltAttest: true });
    expect(await kept()).not.toHaveProperty('lawfulUse');
    await importRows([{ ...inNamur, mobiscore: '' }]);
    expect(await kept()).not.toHaveProperty('mobiscore');
    expect(await kept()).toMatchObject({ hasAsBuiltAttest: true });
  });
});
