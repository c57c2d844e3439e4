import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { composeTexts } from './compose.ts';
import { listDemoProperties } from './properties.ts';
import type { Said } from './said.ts';

const properties = listDemoProperties().map(({ row, reference, purpose }) => ({
  reference,
  texts: row.texts ?? composeTexts(row, { purpose, label: undefined }),
}));

/** Numbers such as '1.680' and '12,5', but not numbers in words, nor the 'er' of a French date. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();
}

test.each(properties)('$reference says the same numbers in every language', ({ texts }) => {
  for (const text of Object.values(texts) as Said[]) {
    const numbers = languages.map((language) => numbersIn(text[language]).join(' '));
    expect(new Set(numbers).size, `${text.nl}\n${numbers.join(' | ')}`).toBe(1);
  }
});
