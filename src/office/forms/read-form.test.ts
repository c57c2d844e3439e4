import { expect, test } from 'vitest';
import { lineOf } from './read-form.ts';

test.each([
  ['\u202a+32470123456\u202c', '+32470123456'],
  ['\u200blies@voorbeeld.be ', 'lies@voorbeeld.be'],
  ['Jean\u2011Pierre\n\u00a0 Dupont', 'Jean-Pierre Dupont'],
])('%j is taken as %j', (typed, line) => {
  const form = new FormData();
  form.set('field', typed);
  expect(lineOf(form, 'field')).toBe(line);
  expect(lineOf(form, 'field', 3)).toBe(line.slice(0, 3));
  expect(lineOf(form, 'other')).toBe('');
});
