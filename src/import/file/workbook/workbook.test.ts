import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openRecords } from '#import/file/open-records.ts';
import { workbook } from '#test/workbook.ts';
import { meaningOf } from './number-formats.ts';

const directory = await mkdtemp(join(tmpdir(), 'gevel-workbook-'));
afterAll(() => rm(directory, { recursive: true }));

async function read(...args: Parameters<typeof workbook>) {
  return readBytes(workbook(...args));
}

async function readBytes(bytes: Uint8Array) {
  const path = join(directory, 'homes.xlsx');
  await writeFile(path, bytes);
  const opened = await openRecords(path);
  if (!('header' in opened)) return opened;
  const records: unknown[] = [];
  for await (const { origin, cells } of opened.records) records.push([origin, ...cells]);
  return { header: opened.header, records };
}

test('cells have what Excel keeps: texts, numbers, days, percent, yes and no, errors', async () => {
  const cells = [
    ['A & B <1>', 'dag', 'uur', 'btw', 'eigen', 'ruis', 'lift', 'fout', 'regels'],
    [
      'Huis\u00a01',
      { number: 46387, style: 1 },
      { number: 46387.75, style: 2 },
      { number: 0.06, style: 3 },
      { number: 46388, style: 4 },
      725000.00000000012,
      true,
      { error: '#N/A' },
      'een_x000D_\ntwee',
    ],
    [],
    ['A & B <1>', undefined, undefined, 0.21],
  ];
  expect(await read(cells)).toEqual({
    header: cells[0],
    records: [
      [
        'row 2',
        'Huis\u00a01',
        '2026-12-31',
        '2026-12-31T18:00:00',
        6,
        '2027-01-01',
        725000,
        true,
        '#N/A',
        'een\r\ntwee',
      ],
      ['row 4', 'A & B <1>', '', '', 0.21, '', '', '', '', ''],
    ],
  });
});

test('days of a Mac are counted from 1904', async () => {
  const found = await read(
    [
      ['a', 'b'],
      ['x', { number: 44925, style: 1 }],
    ],
    { isFrom1904: true },
  );
  expect(found).toMatchObject({ records: [['row 2', 'x', '2026-12-31']] });
});

test.each<[number, string | undefined, string]>([
  [0, undefined, 'number'],
  [4, undefined, 'number'],
  [10, undefined, 'percent'],
  [13, undefined, 'number'],
  [14, undefined, 'day'],
  [22, undefined, 'day'],
  [23, undefined, 'number'],
  [164, '#,##0.00 "dagen"', 'number'],
  [164, '0.0\\ \\m', 'number'],
  [164, '[Red]-0;General', 'number'],
  [164, '0.0%', 'percent'],
  [164, '[$-80C]d mmmm yyyy;@', 'day'],
  [164, 'jj/mm/aaaa', 'day'],
])('format %d %j means a %s', (id, code, meaning) => expect(meaningOf(id, code)).toBe(meaning));

describe('the header', () => {
  test.each<[string, unknown[][], string[], string[], string]>([
    [
      'on the first row',
      [
        ['Ref', 'Prijs'],
        ['A1', 1],
      ],
      [],
      ['Ref', 'Prijs'],
      'row 2',
    ],
    [
      'below a title, an empty row and a date',
      [['Onze panden'], [], ['24/11/2026'], ['Ref', 'Prijs', 'Straat'], ['A1', 1, 'x']],
      ['A1:C1'],
      ['Ref', 'Prijs', 'Straat'],
      'row 5',
    ],
    [
      'of two rows, some merged over columns and some over rows',
      [
        ['Ref', 'Adres', undefined, undefined, 'Oppervlakte', undefined, 'Prijs'],
        [undefined, 'Straat', 'Nr', 'Postcode', 'Woning', 'Grond'],
        ['A1', 'x', 1, 9000, 100, 200, 5],
      ],
      ['A1:A2', 'B1:D1', 'E1:F1', 'G1:G2'],
      ['Ref', 'Straat', 'Nr', 'Postcode', 'Woning', 'Grond', 'Prijs'],
      'row 3',
    ],
    [
      'of two rows with one name twice',
      [
        ['Ref', 'Begane grond', undefined, 'Boven', undefined],
        ['', 'kamers', 'm²', 'kamers', 'bad'],
        ['A1', 1, 2, 3, 4],
      ],
      ['B1:C1', 'D1:E1'],
      ['Ref', 'Begane grond kamers', 'm²', 'Boven kamers', 'bad'],
      'row 3',
    ],
    [
      'merged over columns that have no names',
      [
        ['Ref', 'Straat', undefined, 'Prijs'],
        ['A1', 'x', undefined, 5],
      ],
      ['B1:C1'],
      ['Ref', 'Straat', '', 'Prijs'],
      'row 2',
    ],
  ])('%s', async (_, rows, merged, header, first) => {
    const found = await read(rows as Parameters<typeof workbook>[0], { merged });
    expect(found).toMatchObject({
      header,
      records: [[first, 'A1', ...(rows.at(-1) ?? []).slice(1).map((cell) => cell ?? '')]],
    });
  });

  test('is missing in an empty sheet', async () => {
    expect(await read([])).toEqual({
      problems: ['The sheet "Panden" is empty: its first row must name the columns.'],
    });
  });
});

test('a workbook that is cut or damaged is told so', async () => {
  const whole = workbook([
    ['Ref', 'Prijs'],
    ['A1', 1],
  ]);
  expect(await readBytes(whole.subarray(0, whole.length - 30))).toEqual({
    problems: [
      expect.stringMatching(
        /^The file is a zip archive or an Excel workbook that cannot be read\. It is no whole zip archive/,
      ),
    ],
  });
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 40, 80);
  expect(await readBytes(damaged)).toEqual({
    problems: [expect.stringMatching(/^The workbook cannot be read: xl\/workbook.xml is damaged/)],
  });
});
