import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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

const year = new Date().getUTCFullYear() + 1;
const listed = async () => (await gevel('open-days', 'A-1')).out.replace(/^\d+ {2}/gm, '');

test('adds, replaces, lists and removes an open day, and writes down who did', async () => {
  const id = await addProperty(database, { reference: 'A-1' });
  const time = ['A-1', `${year}-01-16`, '14:00'];
  expect(await gevel('open-days', 'add', ...time, '16:00')).toMatchObject({
    status: 0,
    out: `A-1 on 16-1-${year} from 14:00 to 16:00: added\n`,
  });
  const later = ['open-days', 'add', ...time, '17:00', '--note', 'Sonnez au 7.', '--language', 'fr'];
  expect((await gevel(...later)).out).toMatch(/: changed\n$/);
  expect((await gevel(...later)).out).toMatch(/: unchanged\n$/);
  expect(await listed()).toBe(`16-1-${year} 14:00-17:00  fr=Sonnez au 7.\n`);
  const [dayId = ''] = (await gevel('open-days', 'A-1')).out.split(' ');
  expect((await gevel('open-days', 'remove', 'A-1', dayId)).status).toBe(0);
  expect((await gevel('open-days', 'remove', 'A-1', dayId)).status).toBe(1);
  expect(await listed()).toBe('');
  const log = await database
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'subject'])
    .where('subject', '=', `property:${id}`)
    .orderBy('id')
    .execute();
  expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'command open-day.add',
    'command open-day.add',
    'command open-day.remove',
  ]);
});

test.each<[string[], number, string]>([
  [['A-1'], 2, 'Give the property, the day, the start and the end.'],
  [['A-1', '2020-01-16', '14:00', '16:00'], 2, 'is in the past'],
  [['A-1', `${year}-02-30`, '14:00', '16:00'], 2, 'is not a day'],
  [['A-1', `${year}-01-16`, '14:00', '14:00'], 2, 'must be later than the start'],
  [['A-1', `${year}-01-16`, '8:00', '16:00'], 2, 'is not a time'],
  [['A-1', `${year}-01-16`, '08:00', '20:01'], 1, 'at most 12 hours long'],
  [['A-1', `${year}-01-16`, '14:00', '16:00', '--note', 'a|b'], 1, 'without | or ;'],
  [['A-1', `${year}-01-16`, '14:00', '16:00', '--note', 'x'.repeat(161)], 2, 'at most 160'],
  [['A-1', `${year}-01-16`, '14:00', '16:00', '--language', 'fr'], 2, '--language says'],
  [['B-9', `${year}-01-16`, '14:00', '16:00'], 1, 'There is no property'],
])('refuses %j', async (words, status, sentence) => {
  await addProperty(database, { reference: 'A-1' });
  const answer = await gevel('open-days', 'add', ...words);
  expect([answer.status, answer.err]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await listed()).toBe('');
});

test('refuses the twenty-first day', async () => {
  await addProperty(database, { reference: 'A-1' });
  const add = (day: number) =>
    gevel('open-days', 'add', 'A-1', `${year}-01-${String(day).padStart(2, '0')}`, '14:00', '16:00');
  for (let day = 1; day <= 20; day++) expect((await add(day)).status).toBe(0);
  expect(await add(21)).toMatchObject({ status: 1, err: 'A-1: a property has at most 20 open days.\n' });
});

const row = 'A-1;te koop;huis;9000;Gent';
const importing = async (cell: string) => {
  await writeFile(
    join(directory, 'homes.csv'),
    `reference;purpose;type;postalCode;city;Opendeurdag\n${row};${cell}\n`,
  );
  return gevel('properties', 'import', 'homes.csv', '--map', 'Opendeurdag=openDays');
};

test('an import sets the days, leaves out those that are over, and takes them away', async () => {
  const days = `2020-01-16 14:00-16:00 | ${year}-01-23 10u-12u | ${year}-01-16 14:00-16:00`;
  expect((await importing(`"${days}; nl=Bel bij nummer 7"`)).status).toBe(0);
  const all = `16-1-${year} 14:00-16:00  nl=Bel bij nummer 7\n23-1-${year} 10:00-12:00\n`;
  expect(await listed()).toBe(all);
  const before = await database.selectFrom('property_open_day').selectAll().orderBy('id').execute();
  expect((await importing(`"${days}; nl=Bel bij nummer 7"`)).out).toContain('1 as before');
  expect(await database.selectFrom('property_open_day').selectAll().orderBy('id').execute()).toEqual(before);

  const rehearsed = await gevel(
    'properties',
    'import',
    'homes.csv',
    '--map',
    'Opendeurdag=openDays',
    '--dry-run',
  );
  expect(rehearsed.status).toBe(0);
  const wrong = await importing(`${year}-01-16 16:00-14:00`);
  expect([wrong.status, wrong.err]).toEqual([
    1,
    expect.stringContaining('Opendeurdag (openDays): open day 1: its end is not later than its start'),
  ]);
  expect(await listed()).toBe(all);
  expect((await importing('')).out).toContain('1 changed');
  expect(await listed()).toBe('');
});

test.each(['homes.csv', 'homes.jsonl'])('%s goes out and comes back as it was', async (file) => {
  await importing(`"${year}-07-16 14:00-16:30; nl=Bel bij „7”, links; fr=L’été = au 7|${year}-01-02 9-10"`);
  const before = await database.selectFrom('property_open_day').selectAll().orderBy('id').execute();
  expect(before).toHaveLength(2);
  expect((await gevel('properties', 'export', file)).status).toBe(0);
  expect(await readFile(join(directory, file), 'utf8')).toContain(`${year}-07-16 14:00-16:30`);
  expect((await gevel('properties', 'import', file)).out).toContain('1 as before');
  expect(await database.selectFrom('property_open_day').selectAll().orderBy('id').execute()).toEqual(before);
  await database.deleteFrom('property_open_day').execute();
  expect((await gevel('properties', 'import', file)).out).toContain('1 changed');
  const after = await database
    .selectFrom('property_open_day')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .execute();
  expect(after.map(({ starts_at, ends_at, note }) => ({ starts_at, ends_at, note }))).toEqual(
    before.map(({ starts_at, ends_at, note }) => ({ starts_at, ends_at, note })),
  );
});
