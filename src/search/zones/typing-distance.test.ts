import { expect, it } from 'vitest';
import { typingDistance } from './typing-distance.ts';

it.each([
  ['gent', 'gent', 1, 0],
  ['gent', 'gentbrugge', 1, 0],
  ['gnet', 'gent', 1, 1],
  ['geent', 'gent', 1, 1],
  ['gnt', 'gent', 1, 1],
  ['gint', 'gent', 1, 1],
  ['gintt', 'gent', 1, undefined],
  ['gintt', 'gent', 2, 2],
  ['antwepren', 'antwerpen', 2, 1],
  ['antwreepn', 'antwerpen', 2, 2],
  ['brugge', 'gent', 2, undefined],
  ['gentbrugge', 'gent', 2, undefined],
  ['', 'gent', 1, 0],
])('%s is %s but for %i: %s', (typed, name, most, expected) => {
  expect(typingDistance(typed, name, most)).toBe(expected);
});
