import { expect, it } from 'vitest';
import { drawableText, hasAll } from './drawable-text.server.ts';

const has = (code: number) => code < 0x250 && code !== 0x1ff;

it.each([
  ['Şükran Wałęsa, ı', 'Şükran Wałęsa, ı'],
  ['Zuidgericht 🏡 huis', 'Zuidgericht huis'],
  ['ǿre', 'øre'],
  ['CO₂: 12\u202f%', 'CO2: 12\u00a0%'],
  ['ﬁets', 'fiets'],
  ['один', ''],
  ['één\ntwee', 'één\ntwee'],
  ['Gvv · geen · EPC', 'Gvv\u00a0· geen\u00a0· EPC'],
])('draws %j as %j', (text, drawn) => {
  expect(drawableText(text, has)).toBe(drawn);
});

it('knows whether a face has all of a text', () => {
  expect([hasAll('Wałęsa\nGent', has), hasAll('Ω', has)]).toEqual([true, false]);
});
