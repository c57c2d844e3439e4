import { expect, it } from 'vitest';
import { textsFor } from '#texts/server/texts.ts';
import { fileSize } from './file-size.ts';

it.each([
  ['nl', 1, '1 kB'],
  ['nl', 34_001, '35 kB'],
  ['fr', 34_000, '34 ko'],
  ['nl', 999_000, '999 kB'],
  ['de', 1_000_000, '1 MB'],
  ['fr', 2_340_000, '2,3 Mo'],
] as const)('in %s %i bytes are %s', (language, bytes, expected) => {
  expect(fileSize(textsFor(language), bytes)).toBe(expected);
});
