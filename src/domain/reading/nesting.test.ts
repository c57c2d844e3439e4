import { expect, test } from 'vitest';
import { isNestedTooDeep } from './nesting.ts';

const lists = (count: number) => JSON.parse('['.repeat(count) + ']'.repeat(count));
const objects = (count: number) => JSON.parse(`${'{"a":'.repeat(count)}1${'}'.repeat(count)}`);

test.each([
  ['a word', 'word', false],
  ['nothing', null, false],
  ['a hundred lists', lists(100), false],
  ['one more', lists(101), true],
  ['a hundred objects', objects(100), false],
  ['one more of these', objects(101), true],
  ['much beside each other', Array.from({ length: 10_000 }, () => objects(3)), false],
  ['the last of many', [1, { a: [lists(99)] }], true],
  ['two thousand', lists(2000), true],
  ['a hundred thousand', objects(100_000), true],
])('%s', (_, value, expected) => {
  expect(isNestedTooDeep(value)).toBe(expected);
});
