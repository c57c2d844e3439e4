import { expect, test } from 'vitest';
import { differencesBetween } from './difference.ts';

test.each<[unknown, unknown, string[]]>([
  [{ a: 1, b: [1, { c: 'x' }] }, { b: [1, { c: 'x' }], a: 1 }, []],
  [{ a: { b: 'x' } }, { a: { b: 'y' } }, ['a.b: "x" → "y"']],
  [{ a: 1 }, { a: '1' }, ['a: 1 → "1"']],
  [{ a: null }, { a: false }, ['a: null → false']],
  [{ a: null }, {}, ['a: null → undefined']],
  [{}, { a: { b: 1 } }, ['a: undefined → {"b":1}']],
  [{ a: [1, 2] }, { a: [1, 3, 4] }, ['a[1]: 2 → 3', 'a[2]: undefined → 4']],
  [{ a: [{ b: { nl: 'x' } }] }, { a: [{ b: { nl: 'x', fr: 'y' } }] }, ['a[0].b.fr: undefined → "y"']],
  [{ a: [] }, { a: {} }, ['a: [] → {}']],
  [{ a: [1] }, { a: null }, ['a: [1] → null']],
  [{}, { constructor: [] }, ['constructor: undefined → []']],
])('%j and %j', (before, after, expected) => {
  const lines = differencesBetween(before, after).map(
    ({ path, before, after }) => `${path}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  );
  expect(lines).toEqual(expected);
});
