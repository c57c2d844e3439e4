import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, gevelAnswering, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  for (const table of ['property', 'import_mapping'] as const) await database.deleteFrom(table).execute();
});

const write = (...lines: string[]) => writeFile(join(directory, 'portal.csv'), `${lines.join('\n')}\n`);
const words = ['properties', 'import', 'portal.csv', '--source', 'portal'] as const;
const byHand = ['--map', 'Id=reference', '--map', 'Staat=condition', '--value', 'Staat:OP=to_refresh'];
const header = 'Id,purpose,type,postalCode,Staat';
const stored = () =>
  database.selectFrom('property').select(['reference', 'details']).orderBy('reference').execute();

test('how the file of a source was read holds for its next one', async () => {
  await write(header, 'P1,sale,house,9000,OP');
  expect(await gevel(...words, ...byHand)).toMatchObject({ status: 0, err: '' });
  await write(header, 'P2,sale,house,9000,OP');
  const next = await gevel(...words);
  expect(next.status).toBe(0);
  expect(next.err).toMatch(/^Read as the file of portal on \d{1,2}-\d{1,2}-\d{4}; flags overrule it\.\n$/);
  expect(await stored()).toMatchObject([{ reference: 'P1' }, { details: { condition: 'to_refresh' } }]);
  await gevel(...words, '--value', 'Staat:OP=good');
  await gevel(...words);
  expect((await stored())[1]).toMatchObject({ details: { condition: 'good' } });
});

test('a rehearsal, a file without a good row and one of another source keep nothing', async () => {
  await write(header, 'P1,sale,house,9000,OP');
  await gevel(...words, ...byHand, '--dry-run');
  await write(header, 'P1,nothing,house,9000,OP');
  expect(await gevel(...words, ...byHand)).toMatchObject({ status: 1 });
  await gevel('properties', 'import', 'portal.csv', ...byHand);
  expect(await database.selectFrom('import_mapping').selectAll().execute()).toEqual([]);
});

test('a new column is named, and so is one that is gone, which somebody has to agree to', async () => {
  await write(header, 'P1,sale,house,9000,OP');
  await gevel(...words, ...byHand);
  await write(`${header},bedrooms`, 'P1,sale,house,9000,OP,3');
  expect(await gevel(...words)).toMatchObject({
    status: 0,
    err: expect.stringContaining('New columns since then: "bedrooms".\n'),
  });
  await write('Id,purpose,type,postalCode,bedrooms', 'P1,sale,house,9000,4');
  const alone = await gevel(...words);
  expect(alone).toMatchObject({ status: 2, err: expect.stringContaining('add --yes') });
  expect(alone.err).toContain('Columns that are gone since then: "Staat".\n');
  expect(await gevelAnswering('n', ...words)).toMatchObject({ status: 2 });
  expect(await gevelAnswering('y', ...words)).toMatchObject({
    status: 0,
    questions: ['Read it without them? [y/N] '],
  });
  expect((await gevel(...words)).err).not.toContain('gone');
});

test('a mapping file takes its place, an empty one ends it', async () => {
  await write(header, 'P1,sale,house,9000,OP');
  await gevel(...words, ...byHand);
  await writeFile(join(directory, 'empty.json'), '{}');
  await write('reference,purpose,type,postalCode', 'P3,sale,house,9000');
  expect(await gevel(...words, '--mapping', 'empty.json')).toMatchObject({ status: 0, err: '' });
  expect(await gevel(...words)).toMatchObject({ status: 0, err: '' });
});
