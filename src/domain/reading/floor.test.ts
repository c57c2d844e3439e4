import { expect, test } from 'vitest';
import { readFloor } from './floor.ts';

test.each([
  ['2', 2],
  ['-1', -1],
  ['3.0', 3],
  ['gelijkvloers', 0],
  ['Gelijkvloerse verdieping', 0],
  ['rdc', 0],
  ['Rez-de-chaussée', 0],
  ['EG', 0],
  ['ground floor', 0],
  ['1ste', 1],
  ['1er étage', 1],
  ['2e verdieping', 2],
  ['2ème', 2],
  ['3. OG', 3],
  ['4th floor', 4],
  ['verdieping 5', 5],
  ['derde verdieping', 3],
  ['premier étage', 1],
  ['kelder', -1],
  ['sous-sol', -1],
  ['nvt', undefined],
  ['', undefined],
])('%j is %j', (text, value) => expect(readFloor(text)).toEqual({ value }));

test.each(['boven', '2 of 3', 'tussenverdieping', '100ste'])('%j is refused', (text) =>
  expect(readFloor(text)).toEqual({ problem: `"${text}" is not a floor such as 2 or gelijkvloers` }),
);
