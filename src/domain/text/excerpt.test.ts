import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['abcdefghij', 'abcdefghij'],
  ['abcdefghijk', 'abcdefghij'],
  ['abcdefgh ij', 'abcdefgh i'],
  ['abcdefghi jk', 'abcdefghi'],
  ['abcdefghij kl', 'abcdefghij'],
  ['abc def ghi jkl', 'abc def gh'],
  ['abcdefghijklmnop', 'abcdefghij'],
])('limit 10: %j becomes %j', (text, cut) => {
  expect(excerpt(text, { limit: 10 })).toBe(cut);
});

test.each([
  ['  a \n\t b\u00a0 c  ', 'a b c'],
  ['a         b         c', 'a b c'],
  ['   ', ''],
  ['a\u202f: «\u00a0b', 'a\u202f: «\u00a0b'],
  ['', ''],
])('white space: %j becomes %j', (text, plain) => {
  expect(excerpt(text, { limit: 10, ellipsis: true })).toBe(plain);
});

test.each([
  ['abcdefghij', 10, 'abcdefghij'],
  ['abcdefghijk', 10, 'abcdefghij…'],
  ['abcdefghi jk', 10, 'abcdefghi…'],
  ['abc def', 4, 'abc…'],
  ['abcdefgh, jk', 10, 'abcdefgh…'],
  ['abc', 0, '…'],
])('the ellipsis stands only where something was cut: %j, limit %i, becomes %j', (text, limit, cut) => {
  expect(excerpt(text, { limit, ellipsis: true })).toBe(cut);
});

test.each([250, 251])('without a limit 250 remain of %i', (length) => {
  expect(excerpt('a'.repeat(length))).toBe('a'.repeat(250));
});

describe('what a reader sees as one character stays whole', () => {
  test.each([
    ['a surrogate pair', '🏠'],
    ['a family joined from several signs', '👨‍👩‍👧'],
    ['a flag', '🇧🇪'],
    ['a letter with its mark', 'e\u0301'],
  ])('%s', (_, sign) => {
    const text = `abc${sign}def`;
    for (let limit = 3; limit < 3 + sign.length; limit++) expect(excerpt(text, { limit })).toBe('abc');
    expect(excerpt(text, { limit: 3 + sign.length })).toBe(`abc${sign}`);
  });
});

test('an excerpt is a beginning of the text, within the limit, and beyond 80 % of it where words allow', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 50, max: 200 }), (list, limit) => {
      const text = list.join(' ');
      const cut = excerpt(text, { limit });
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(cut.length).toBeGreaterThan(Math.min(limit * 0.8, text.length - 1));
      // Words of nine letters always leave a space beyond 80 % of 50 or more: none is ever broken.
      expect([...list, '']).toContain(cut.split(' ').at(-1));
    }),
  );
});

test('any text and any limit: no lone half of a pair, never longer than asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(100), (text, limit) => {
      const cut = excerpt(text, { limit });
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
