import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const header = 'sourceRef;purpose;type;postalCode;city;priceCents;bedrooms;title.nl;title.fr;hasSwimmingPool';
async function importRow(row: string) {
  await writeFile(join(directory, 'homes.csv'), `${header}\n${row}\n`);
  const answer = await gevel('properties', 'import', 'homes.csv', '--source', 'crm');
  expect(answer.status, answer.err).toBe(0);
}
/** Leaves out the time of each line. */
const history = async (...flags: string[]) =>
  (await gevel('properties', 'history', 'A1', ...flags)).out
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\d+-\d+-\d{4} \d\d:\d\d {2}/, ''));

describe('the history of a property', () => {
  test('tells field by field what an import changed, texts by language and attributes by name', async () => {
    await importRow('A1;sale;house;9000;Gent;41250000;3;Rijhuis;Maison;true');
    expect(await history()).toEqual([]);
    await importRow('A1;sale;house;9000;Gent;39900000;3;Rijhuis;Maison de rangée;');
    expect(await history()).toEqual([
      'import:crm  title.fr  "Maison" → "Maison de rangée"',
      'import:crm  price_cents  41250000 → 39900000',
      'import:crm  hasSwimmingPool  true → –',
    ]);
    expect(await history('--field', 'priceCents')).toHaveLength(1);
    expect(await history('--field', 'title.fr')).toHaveLength(1);
    expect(await history('--field', 'title.nl')).toEqual([]);
    expect(await history('--last', '1')).toHaveLength(1);
  });

  test('has nothing of an import that brings nothing new', async () => {
    await importRow('A1;sale;house;9000;Gent;41250000;3;Rijhuis;Maison;');
    await importRow('A1;sale;house;9000;Gent;41250000;3;Rijhuis;Maison;');
    expect(await history()).toEqual([]);
  });

  test('tells who, and that nobody said who', async () => {
    const id = await addProperty(database, { reference: 'A1', bedrooms: 3 });
    await gevel('properties', 'withdraw', 'A1');
    await database.updateTable('property').set({ bedrooms: 4 }).where('id', '=', id).execute();
    expect(await history()).toEqual([
      'unknown  bedrooms  3 → 4',
      'command  publication  "published" → "withdrawn"',
    ]);
  });

  test('cuts a long text unless it is asked for', async () => {
    const id = await addProperty(database, { reference: 'A1', description: '{}' });
    const nl = 'Een rijhuis met een tuin. '.repeat(20);
    await database
      .updateTable('property')
      .set({ description: JSON.stringify({ nl }) })
      .where('id', '=', id)
      .execute();
    expect((await history()).join()).toHaveLength('unknown  description.nl  – → '.length + 60);
    expect((await history('--field', 'description.nl')).join()).toContain(nl);
  });
});

test.each([
  ['properties', 'history'],
  ['properties', 'history', 'A1', '--field', 'swimmingpool'],
  ['properties', 'history', 'A1', '--last', '0'],
])('is called wrongly: %s %s %s %s %s', async (...args) => {
  const { status, err } = await gevel(...args.filter((arg) => arg !== undefined));
  expect([status, err]).toEqual([2, expect.stringMatching(/\w/)]);
});
