import { expect, it } from 'vitest';
import { mixColors } from './mix-colors.ts';

it.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#a5432d', '#000000', 0.2, '#843624'],
  ['#0A0000', '#000f00', 0.4, '#060600'],
])('%s towards %s by %d: %s', (from, to, share, expected) => {
  expect(mixColors(from, to, share)).toBe(expected);
});
