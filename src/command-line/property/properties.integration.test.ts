import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import {
  type InventedProperty,
  inventProperties,
  propertyMap,
  writeProperties,
} from '#test/invented-properties.ts';
import { stopClock } from '#test/stop-clock.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);
beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const write = (name: string, content: string | Uint8Array) => writeFile(join(directory, name), content);

/** Encodes the few characters beyond Latin-1 that the properties contain. */
const inWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('€', '\u0080'), 'latin1');

const everything = () =>
  database.selectFrom('property').selectAll().orderBy('source').orderBy('reference').execute();

/**
 * Leaves out progress lines and expected warnings: some properties name a municipality that is no village, such as
 * Knokke-Heist, and one is for sale at a rent.
 */
const unexpected = (err: string) =>
  err
    .split('\n')
    .filter(
      (line) => line.startsWith('line ') && !/in none of its villages$|stands for no price:/u.test(line),
    )
    .join('\n');

/** Errors in the tenth row, the twentieth …, by the agency's own column names. */
const spoiled: Record<number, InventedProperty> = {
  9: { Slaapkamers: 'drie' },
  19: { Postcode: '9999' },
  29: { 'EPC datum': '31-02-2030' },
  39: { Type: 'ruimteschip' },
};

describe('the properties of an agency, as they are', () => {
  const flags = [...propertyMap.flatMap((each) => ['--map', each]), '--decimal', ',', '--ignore-unknown'];
  const good = inventProperties(3000);

  const dirty: InventedProperty[] = [
    ...good.map((property, index) => ({ ...property, ...spoiled[index] })),
    { ...good[0], Prijs: '1' },
  ];

  test('are imported, corrected and imported again', async () => {
    stopClock();
    await write('dirty.csv', `\ufeff${writeProperties(dirty)}`);
    const first = await gevel('properties', 'import', 'dirty.csv', ...flags);
    expect(first.status).toBe(1);
    expect(first.out).toMatch(
      /^3001 rows in [\d.]+ s: 2996 new, 0 changed, 0 as before, 5 bad, \d+ placed in their municipality, because they name no village\.\n\d+ lack something the law requires .+\n$/,
    );
    const errors = first.err
      .split('\n')
      .filter((line) => line.startsWith('line ') && !line.includes('warning'));
    expect(errors.map((line) => line.replace(/^line \d+, /u, ''))).toEqual([
      'Slaapkamers (bedrooms): "drie" is not a number',
      'postalCode: "9999" is no postal code of Belgium',
      'EPC datum (epcValidUntil): "31-02-2030" is no day of the calendar (write the day, the month, the year)',
      expect.stringMatching(/^type: "ruimteschip" is not one of house, apartment, /),
      'sourceRef: "R-000001" is already on line 2',
    ]);
    expect(await everything()).toHaveLength(2996);

    await write('corrected.csv', inWindows1252(writeProperties(good, ',')));
    const second = await gevel('properties', 'import', 'corrected.csv', ...flags);
    expect(second.status).toBe(0);
    expect(unexpected(second.err)).toBe('');
    expect(second.out).toContain('4 new, 0 changed, 2996 as before, ');

    const before = await everything();
    const third = await gevel('properties', 'import', 'corrected.csv', ...flags);
    expect(third.out).toContain('0 new, 0 changed, 3000 as before, ');
    expect(await everything()).toEqual(before);

    await write('shorter.csv', writeProperties(good.slice(100), '\t'));
    const fourth = await gevel('properties', 'import', 'shorter.csv', ...flags, '--withdraw-missing');
    expect(fourth.status).toBe(0);
    expect(unexpected(fourth.err)).toBe('');
    expect(fourth.out).toContain('2900 as before, 100 withdrawn, ');
    const shown = await database.selectFrom('public_property').select('id').execute();
    expect(shown).toHaveLength(2900);
  });
});

test('photographs lie beside the file, and nowhere else', async () => {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#a00' };
  await write('a.jpg', await sharp({ create }).jpeg().toBuffer());
  const property = 'reference,purpose,type,postalCode,countryId,photos\nP1,sale,house,9000,10,';
  await write('photos.csv', `${property}a.jpg|../a.jpg\n`);
  expect(await gevel('properties', 'import', 'photos.csv')).toMatchObject({
    status: 0,
    err: 'line 2, photos: warning: "../a.jpg" is outside the folder of the file\n',
  });
  expect(await database.selectFrom('media').select('kind').execute()).toEqual([{ kind: 'photo' }]);
  await rm(join(directory, 'a.jpg'));
  const away = await gevel('properties', 'import', 'photos.csv');
  expect(away.status).toBe(1);
  expect(away.out).toContain('1 with unreadable photographs, which keep their earlier ones');
  expect(await database.selectFrom('media').select('kind').execute()).toEqual([{ kind: 'photo' }]);
});

describe('properties export', () => {
  beforeEach(async () => {
    await write('homes.csv', writeProperties(inventProperties(50)));
    const flags = propertyMap.flatMap((each) => ['--map', each]);
    await gevel(
      'properties',
      'import',
      'homes.csv',
      '--source',
      'crm',
      '--decimal',
      ',',
      '--ignore-unknown',
      ...flags,
    );
    await write(
      'others.jsonl',
      '{"reference":"X","purpose":"rent","type":"loft","price":900,"postalCode":1000,"countryId":10,"publication":"draft","rooms":3}',
    );
    await gevel('properties', 'import', 'others.jsonl', '--source', 'hand');
  });

  test.each(['all.csv', 'all.jsonl'])(
    '%s changes nothing where it came from, and fills an empty site',
    async (file) => {
      const before = await everything();
      expect(before).toHaveLength(51);
      expect(await gevel('properties', 'export', file)).toMatchObject({
        status: 0,
        err: `51 properties in ${file}\n`,
      });
      const again = await gevel('properties', 'import', file);
      expect(again.status).toBe(0);
      expect(unexpected(again.err)).toBe('');
      expect(again.out).toContain('0 new, 0 changed, 51 as before');
      expect(await everything()).toEqual(before);

      await database.deleteFrom('property').execute();
      expect((await gevel('properties', 'import', file)).out).toContain('51 new');
      const own = { id: 0, created_at: 0, updated_at: 0 };
      expect((await everything()).map((row) => ({ ...row, ...own }))).toEqual(
        before.map((row) => ({ ...row, ...own })),
      );
    },
  );

  test('to the terminal, of one source', async () => {
    const { status, out } = await gevel('properties', 'export', '--source', 'hand');
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toMatch(/^source,sourceRef,reference,purpose,/);
    expect(out).toMatch(/\nhand,X,X,rent,loft,draft,/);
  });
});

describe('what is called wrongly', () => {
  beforeAll(async () => {
    await write('unknown.csv', 'reference,Kolom17\nA1,x\n');
  });

  test.each([
    [['properties', 'imprt'], 'There is no command "properties imprt".'],
    [['properties', 'import'], 'Name the file to read.'],
    [['properties', 'import', 'a.csv', 'b.csv'], 'Only one file is read at a time'],
    [['properties', 'import', 'gone.csv'], 'There is no file '],
    [['properties', 'import', '.'], 'There is no file '],
    [['properties', 'import', 'unknown.csv'], 'The column "Kolom17" is unknown'],
    [['properties', 'import', 'unknown.csv', '--force'], "Unknown option '--force'."],
    [['properties', 'import', 'unknown.csv', '--source', ''], '--source must be a name'],
    [['properties', 'import', 'unknown.csv', '--decimal', 'x'], '--decimal must be "," or ".", not "x".'],
    [['properties', 'import', 'unknown.csv', '--map', 'Kolom17'], '--map must be COLUMN=KEY'],
    [['properties', 'import', 'gone.jsonl'], 'There is no file '],
    [['properties', 'export', 'gone/a.csv'], 'There is no folder '],
    [['properties', 'export', 'a.csv', 'b.csv'], 'Only one file is written'],
  ])('%j', async (args, sentence) => {
    const { status, out, err } = await gevel(...args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
  });

  test.each([[[]], [['help']], [['--help']]])('%j lists the commands', async (args) => {
    const { status, out } = await gevel(...args);
    expect(status).toBe(0);
    expect(out).toMatch(/properties import {2}.*\n {2}properties export {2}/);
  });

  test.each([[['properties', 'import', '--help']], [['help', 'properties', 'import']]])(
    '%j explains',
    async (args) => {
      expect(await gevel(...args)).toMatchObject({
        status: 0,
        out: expect.stringContaining('--withdraw-missing'),
      });
    },
  );
});
