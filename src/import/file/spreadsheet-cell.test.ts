import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { csvLine } from './csv-line.ts';
import { guardCell, unguardCell } from './spreadsheet-cell.ts';

it.each([
  ['=HYPERLINK("https://evil.example")', true],
  ['+32 9 123 45 67', true],
  ['-2+3', true],
  ['@SUM(A1)', true],
  ['\t=1', true],
  ['\r=1', true],
  ["'=1", true],
  ['-1', false],
  ['+3.75', false],
  ["'s Gravenvoeren", false],
  ['a=1', false],
  ['', false],
])('%j is guarded: %s', (cell, isGuarded) => {
  expect(guardCell(cell)).toBe(isGuarded ? `'${cell}` : cell);
});

const cell = fc
  .array(fc.constantFrom('=', '+', '-', '@', "'", '1', '.5', 'a', ' ', ',', '"'), { maxLength: 6 })
  .map((signs) => signs.join(''));

it('whatever is written is read again as it was, and no cell is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 4 }), async (cells) => {
      const records = [];
      for await (const record of readCsv(lines(['a,b,c,d\n', csvLine(cells)]))) records.push(record.cells);
      expect(records[1]).toEqual(cells);
      expect(
        cells.map(guardCell).filter((each) => /^[=+\-@]/.test(each) && Number.isNaN(Number(each))),
      ).toEqual([]);
      expect(cells.map(guardCell).map(unguardCell)).toEqual(cells);
    }),
  );
});

async function* lines(given: string[]) {
  yield* given;
}
