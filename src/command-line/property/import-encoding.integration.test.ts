import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import { workbook } from '#test/workbook.ts';

const { database } = await testDatabase();
const { gevel, gevelAnswering, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const columns = ['sourceRef', 'purpose', 'type', 'street', 'postalCode', 'city', 'title.fr'];
const cells = ['A-1', 'sale', 'house', 'Rue de l’Église', '4000', 'Liège', 'Maison à rénover, équipée'];
const table = `${columns.join(';')}\n${cells.join(';')}\n`;

const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
/** Encodes the table, with its few special letters in one byte each. */
const inBytes = (letters: Readonly<Record<string, number>>) =>
  Buffer.from([...table].map((each) => letters[each] ?? each.charCodeAt(0)));
const dos = inBytes({ é: 0x82, è: 0x8a, à: 0x85, É: 0x90, '’': 0x27 });
const mac = inBytes({ é: 0x8e, è: 0x8f, à: 0x88, É: 0x83, '’': 0xd5 });
const windows = inBytes({ '’': 0x92 });

const written = async (content: string | Uint8Array, name = 'homes.csv') => {
  await writeFile(join(directory, name), content);
  return ['properties', 'import', name] as const;
};
const stored = () => database.selectFrom('property').select(['street', 'city', 'title']).execute();
const right = [{ street: 'Rue de l’Église', city: 'Liège', title: { fr: 'Maison à rénover, équipée' } }];

test.each<[string, string | Uint8Array, string, string]>([
  ['twice', twice(table), 'UTF-8 that was read as Windows-1252 and saved again', '"Liège"'],
  ['cp850', dos, 'DOS text (code page 850)', 'Liège'],
  ['macintosh', mac, 'old Macintosh text', 'Liège'],
])('a file in %s is named and not read until somebody says how', async (encoding, content, like) => {
  const command = await written(content);
  const alone = await gevel(...command);
  expect(alone).toMatchObject({ status: 2, err: expect.stringContaining(`The file looks like ${like}`) });
  expect(alone.err).toContain(`Add --encoding ${encoding} to read it that way`);
  const refused = await gevelAnswering('n', ...command);
  expect(refused).toMatchObject({ status: 2, questions: ['Read it that way? [y/N] '] });
  expect(await stored()).toEqual([]);
  expect((await gevelAnswering('y', ...command)).status).toBe(0);
  const asSaid = (await stored()).map(({ street, ...rest }) => ({
    ...rest,
    street: street?.replace("'", '’'),
  }));
  expect(asSaid).toEqual(right);
  expect(await gevel(...command, '--encoding', encoding)).toMatchObject({
    status: 0,
    out: expect.stringContaining('1 as before'),
  });
});

test('a workbook and a file of JSON whose texts were read twice are named too', async () => {
  const rows = [columns, cells.map(twice)];
  const ways = [
    await written(workbook(rows), 'homes.xlsx'),
    await written(
      `${JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, twice(cells[at] ?? '')])))}\n`,
      'homes.jsonl',
    ),
  ];
  for (const command of ways) {
    await database.deleteFrom('property').execute();
    expect((await gevel(...command)).status).toBe(2);
    expect((await gevel(...command, '--encoding', 'twice')).status).toBe(0);
    expect(await stored()).toEqual(right);
  }
});

test.each<[string, string | Uint8Array]>([
  ['UTF-8', table],
  ['Windows-1252', windows],
  ['UTF-8 with one slip', table.replace('Liège', twice('Liège'))],
])('a file in %s is read without a question', async (_, content) => {
  const { status } = await gevel(...(await written(content)));
  expect(status).toBe(0);
});

test('what is read twice stays so where somebody says that it is right, and a mapping keeps how', async () => {
  const command = await written(twice(table));
  expect((await gevel(...command, '--encoding', 'utf-8', '--dry-run')).status).toBe(0);
  await gevel(...command, '--encoding', 'twice', '--save-mapping', 'mapping.json');
  expect(await gevel(...command, '--mapping', 'mapping.json')).toMatchObject({ status: 0 });
  expect(await stored()).toEqual(right);
});

test('an encoding that is not known is called wrongly', async () => {
  const { status, err } = await gevel(...(await written(table)), '--encoding', 'ebcdic');
  expect([status, err]).toEqual([2, expect.stringContaining('--encoding must be one of utf-8')]);
});
