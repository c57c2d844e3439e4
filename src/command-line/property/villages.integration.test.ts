import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import type { LocalisedText } from '#domain/language.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));

/** Postal code; city and coordinates in the file; city, municipality and province of the property. */
const properties = [
  ['8300', 'Het Zoute', '', 'Knokke', 'Knokke-Heist', 'west-flanders'],
  ['8300', 'Knokke-Zoute', '', 'Knokke', 'Knokke-Heist', 'west-flanders'],
  ['8301', 'Duinbergen', '', 'Heist-aan-Zee', 'Knokke-Heist', 'west-flanders'],
  ['8300', 'KNOKKE-HEIST', '51.3160,3.3010', 'Westkapelle', 'Knokke-Heist', 'west-flanders'],
  ['8300', 'Knokke-Heist', '', 'Knokke-Heist', 'Knokke-Heist', 'west-flanders', 'municipality'],
  ['8670', 'Sint-Idesbald', '', 'Koksijde', 'Koksijde', 'west-flanders'],
  ['8670', 'St.-Idesbald', '', 'Koksijde', 'Koksijde', 'west-flanders'],
  ['8670', 'Oostduinkerke-Bad', '', 'Oostduinkerke', 'Koksijde', 'west-flanders'],
  ['9112', 'Sinaai', '', 'Sinaai-Waas', 'Sint-Niklaas', 'east-flanders'],
  ['9100', 'Nieuwkerken', '', 'Nieuwkerken-Waas', 'Sint-Niklaas', 'east-flanders'],
  ['9450', 'Haaltert Denderhoutem', '', 'Denderhoutem', 'Haaltert', 'east-flanders'],
  ['9450', 'Denderhoutem (Haaltert)', '', 'Denderhoutem', 'Haaltert', 'east-flanders'],
  ['9450', '', '50.878,3.958', 'Heldergem', 'Haaltert', 'east-flanders'],
  ['8310', 'Brugge 8310', '', 'Brugge', 'Brugge', 'west-flanders', 'municipality'],
  ['8310', 'Bruges', '51.2141,3.2501', 'Sint-Kruis', 'Brugge', 'west-flanders'],
  ['8000', 'Brugge 8000', '', 'Brugge', 'Brugge', 'west-flanders'],
  ['9031', 'Gent', '', 'Drongen', 'Gent', 'east-flanders'],
  ['9090', 'Melle-Gontrode', '', 'Gontrode', 'Merelbeke-Melle', 'east-flanders'],
  ['9820', 'Merelbeke', '', 'Merelbeke', 'Merelbeke-Melle', 'east-flanders'],
  ['2070', 'Zwijndrecht', '', 'Zwijndrecht', 'Beveren-Kruibeke-Zwijndrecht', 'east-flanders'],
  ['2070', 'Zwijndrecht Burcht', '', 'Burcht', 'Beveren-Kruibeke-Zwijndrecht', 'east-flanders'],
  ['9120', 'Beveren', '', 'Beveren-Waas', 'Beveren-Kruibeke-Zwijndrecht', 'east-flanders'],
  ['3840', 'Borgloon', '', 'Borgloon', 'Tongeren-Borgloon', 'limburg'],
  ['3720', 'Hasselt', '50.850,5.390', 'Kortessem', 'Hasselt', 'limburg'],
  ['8760', 'Tielt', '', 'Meulebeke', 'Tielt', 'west-flanders'],
  ['6687', 'Bastogne', '', 'Bertogne', 'Bastenaken', 'luxembourg'],
  ['1030', 'Schaarbeek - Schaerbeek', '', 'Schaarbeek', 'Schaarbeek', 'brussels'],
  ['1050', 'IXELLES / ELSENE', '', 'Ixelles', 'Elsene', 'brussels'],
  ['1020', 'Bruxelles', '', 'Laeken', 'Brussel', 'brussels'],
  ['1170', 'Boitsfort', '', 'Watermael-Boitsfort', 'Watermaal-Bosvoorde', 'brussels'],
  ['5100', 'Namur', '50.4551,4.8701', 'Jambes', 'Namen', 'namur'],
  ['6940', 'Barvaux', '', 'Barvaux-sur-Ourthe', 'Durbuy', 'luxembourg'],
  ['4960', 'Ligneuville', '', 'Bellevaux-Ligneuville', 'Malmedy', 'liege'],
  ['L-1855', 'Luxembourg-Kirchberg', '', 'Luxembourg', 'Luxemburg', 'luxembourg'],
  ['L-4012', 'Esch/Alzette', '', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'esch-sur-alzette'],
] as const;

test('each property stands where a local would look for it', async () => {
  const rows = properties.map(([code, city, at], index) =>
    [
      `V${index}`,
      'sale',
      'house',
      code,
      city,
      ...(at || ',').split(','),
      code.startsWith('L') ? 50 : 10,
    ].join(';'),
  );
  const header = 'reference;purpose;type;postalCode;city;latitude;longitude;countryId';
  await writeFile(join(directory, 'villages.csv'), `${[header, ...rows].join('\n')}\n`);

  const { out, err, status } = await gevel('properties', 'import', 'villages.csv');

  const stored = await database
    .selectFrom('property as p')
    .innerJoin('place as l', 'l.id', 'p.place_id')
    .select(['p.reference', 'p.city', 'l.municipality_name', 'l.province', 'l.name', 'l.postal_code'])
    .execute();
  const found = new Map(stored.map((each) => [each.reference, each]));
  const where = properties.map(([code, city, at], index) => {
    const property = found.get(`V${index}`);
    return [
      code,
      city,
      at,
      property?.city,
      (property?.municipality_name as LocalisedText)?.nl,
      property?.province,
    ];
  });
  expect(where).toEqual(properties.map((property) => property.slice(0, 6)));
  for (const { city, name } of stored) expect(Object.values(name as LocalisedText)).toContain(city);
  const warned = properties.flatMap((property, index) =>
    property.length > 6 ? [`line ${index + 2}, city: warning`] : [],
  );
  expect(err.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([...warned, '']);
  expect(out).toContain(`${warned.length} placed in their municipality, because they name no village`);
  expect(status).toBe(0);
});
