import { expect, test } from 'vitest';
import { aliasesOf } from './place-aliases.ts';

test.each([
  [10, '8300', ['Knokke'], 'Het Zoute'],
  [10, '8301', ['Heist-aan-Zee'], 'Duinbergen'],
  [10, '8670', ['Koksijde', 'Coxyde'], 'Sint-Idesbald'],
  [10, '9112', ['Sinaai-Waas'], 'Sinaai'],
  [10, '2960', ["Sint-Job-in-'t-Goor"], 'Sint-Job'],
  [50, '1855', ['Luxemburg', 'Luxembourg'], 'Kirchberg'],
])('in %i, %s %j is also called %s', (countryId, postalCode, names, alias) => {
  expect(aliasesOf({ countryId, postalCode, names })).toContain(alias);
});

test.each([
  [10, '8301', ['Knokke']],
  [10, '8300', ['Westkapelle']],
  [50, '8300', ['Knokke']],
])('in %i, %s %j has no other name', (countryId, postalCode, names) => {
  expect(aliasesOf({ countryId, postalCode, names })).toEqual([]);
});
