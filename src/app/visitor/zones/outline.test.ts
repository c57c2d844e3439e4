import { expect, it } from 'vitest';
import { rowsOf } from './outline.ts';

it('finds what of a row lies in the zone, without its holes and with its islands', () => {
  const row = rowsOf('M0 0L40 0L40 40L0 40ZM10 10L20 10L20 20L10 20ZM50 10L60 10L55 20Z');
  expect(row(5)).toEqual([{ from: 0, to: 40 }]);
  expect(row(15)).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 40 },
    { from: 52.75, to: 57.25 },
  ]);
  expect(row(40)).toEqual([]);
  expect(row(-1)).toEqual([]);
});
