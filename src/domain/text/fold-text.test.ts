import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Liège', 'liege'],
  ['  Große   Straße ', 'grosse strasse'],
  ['Cœur de Ville', 'coeur de ville'],
  ['ÉGHEZÉE\n2', 'eghezee 2'],
  ['Dr. Ł. Đ.', 'dr. l. d.'],
  ['ﬁn', 'fin'],
  ['100%', '100%'],
  ['́', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
