import { expect, it } from 'vitest';
import { typingDistance, typingDistanceToBeginning } from './typing-distance.ts';

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
])('%s begins %s but for %i: %s', (typed, name, most, expected) => {
  expect(typingDistanceToBeginning(typed, name, most)).toBe(expected);
});

it.each([
  ['gent', 'gent', 0, 0],
  ['gent', 'gentbrugge', 2, undefined],
  ['gent', 'gentbrugge', 6, 6],
  ['gentbrugge', 'gent', 6, 6],
  ['gnet', 'gent', 1, 1],
  ['geent', 'gent', 1, 1],
  ['gint', 'gent', 1, 1],
  ['gint', 'gent', 0, undefined],
  ['postcode', 'postalcode', 2, 2],
  ['bedroom', 'bedrooms', 1, 1],
  ['bedroom', 'bedrooms', 0, undefined],
  // The last beginning fits worse than an earlier one.
  ['gen', 'gentl', 1, undefined],
  ['', '', 0, 0],
  ['', 'gent', 0, undefined],
  ['', 'gent', 4, 4],
  ['g'.repeat(127), 'g'.repeat(127), 0, 0],
  ['g'.repeat(128), 'g'.repeat(128), 0, undefined],
  ['g'.repeat(5000), 'gent', 2, undefined],
])('%s is %s but for %i: %s', (typed, name, most, expected) => {
  expect(typingDistance(typed, name, most)).toBe(expected);
});
