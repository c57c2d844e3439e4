import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it.each([
  ['Pand gewijzigd', 'Pand gewijzigd'],
  ['a;b', '"a;b"'],
  ['zegt "ja"', '"zegt ""ja"""'],
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['-2', "'-2"],
  ['a=b', 'a=b'],
  ['twee\nlijnen', '"twee\nlijnen"'],
])('%j is written as %j', (text, expected) => {
  expect(toCsv([[text, 'x']])).toBe(`\uFEFF${expected};x\r\n`);
});
