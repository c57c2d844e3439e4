import { expect, it } from 'vitest';
import { isUnchanged } from './conditional-request.ts';

it.each([
  ['"abc-br"', '"abc-br"', true],
  ['"other", "abc-br"', '"abc-br"', true],
  ['"other","abc-br" , "third"', '"abc-br"', true],
  ['W/"abc-br"', '"abc-br"', true],
  ['"x", W/"abc-br"', '"abc-br"', true],
  ['W/"abc"', 'W/"abc"', true],
  ['"abc"', 'W/"abc"', true],
  ['"x", "abc"', 'W/"abc"', true],
  ['*', '"abc-br"', true],
  ['*', 'W/"abc"', true],
  // A tag may contain a comma or an asterisk.
  ['"a,b", "abc"', '"abc"', true],
  ['"*"', '"abc"', false],
  ['"other"', '"abc-br"', false],
  ['"abc"', '"abc-br"', false],
  ['"abc-br-small"', '"abc-br"', false],
  ['abc-br', '"abc-br"', false],
  ['w/abc-br', '"abc-br"', false],
  ['', '"abc-br"', false],
  ['"'.repeat(2001), '"abc-br"', false],
  [undefined, '"abc-br"', false],
])('who has %s and asks for %s has it: %s', (ifNoneMatch, etag, expected) => {
  expect(isUnchanged(ifNoneMatch, etag)).toBe(expected);
});
