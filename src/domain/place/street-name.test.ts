import { expect, it } from 'vitest';
import { streetName } from './street-name.ts';

it.each([
  ['Louizalaan / Avenue Louise', 'brussels', 'nl', 'Louizalaan'],
  ['Louizalaan / Avenue Louise', 'brussels', 'fr', 'Avenue Louise'],
  ['Louizalaan / Avenue Louise', 'brussels', 'de', 'Avenue Louise'],
  ['Louizalaan / Avenue Louise', 'brussels', 'en', 'Avenue Louise'],
  ['Louizalaan', 'brussels', 'fr', 'Louizalaan'],
  ['Louizalaan / ', 'brussels', 'fr', 'Louizalaan / '],
  ['A / B / C', 'brussels', 'fr', 'A / B / C'],
  ['Klosterstraße / Rue du Couvent', 'wallonia', 'nl', 'Klosterstraße / Rue du Couvent'],
  ['Rue A / Rue B', null, 'fr', 'Rue A / Rue B'],
] as const)('%s in %s, in %s: %s', (street, region, language, name) => {
  expect(streetName(street, region, language)).toBe(name);
});
