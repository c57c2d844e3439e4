import { expect, test } from 'vitest';
import { typedLine, withoutInvisible } from './typed-line.ts';

test.each([
  ['\u202a+32470123456\u202c', '+32470123456'],
  ['\u2066+32 470 12 34 56\u2069', '+32 470 12 34 56'],
  ['\u200e0470123456', '0470123456'],
  ['+32\u2011470\u201112\u201134\u201156', '+32-470-12-34-56'],
  ['0470\u201312\u201434\u221256', '0470-12-34-56'],
  ['\u200bjan@voorbeeld.be\ufeff', 'jan@voorbeeld.be'],
  ['\u00a09000\u202f', '9000'],
  ['Jean\u2010Pierre\u00a0Du\u00adpont', 'Jean-Pierre Dupont'],
  ['\u200b \u2060', ''],
])('%j is %j', (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});

test('a text keeps its dashes, its no-break spaces and its emoji', () => {
  const text = 'Huis – tuin\u00a0: mooi 👨‍👩‍👧 ❤️‍🔥\nen ruim';
  expect(withoutInvisible(text)).toBe(text);
  expect(withoutInvisible('appar\u00adtement\u200d')).toBe('appartement');
});
