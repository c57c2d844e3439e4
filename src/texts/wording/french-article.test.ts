import { describe, expect, it } from 'vitest';
import { textsFor } from '#texts/server/texts.ts';
import { beforeName } from './french-article.ts';

describe('beforeName', () => {
  it.each([
    ['à', 'Le Roeulx', 'au Roeulx'],
    ['à', 'Les Bons Villers', 'aux Bons Villers'],
    ['de', 'Le Roeulx', 'du Roeulx'],
    ['de', 'Les Bons Villers', 'des Bons Villers'],
    ['à', 'La Louvière', 'à La Louvière'],
    ['de', 'La Louvière', 'de La Louvière'],
    ['à', 'L’Écluse', 'à L’Écluse'],
    ['à', 'Leuze', 'à Leuze'],
    ['à', 'Lessines', 'à Lessines'],
    ['à', 'Le Roeulx, Les Bulles', 'au Roeulx, Les Bulles'],
    ['à', 'Le', 'à Le'],
    ['à', '', 'à '],
  ] as const)('%s with %s: %s', (preposition, name, expected) =>
    expect(beforeName(preposition, name)).toBe(expected),
  );
});

describe('a text with the name of a place', () => {
  it.each([
    ['fr', 'TYPE_IN_CITY', { type: 'Maison', city: 'Le Roeulx' }, 'Maison au Roeulx'],
    ['fr', 'IN_PLACE', { place: 'Les Bons Villers' }, 'aux Bons Villers'],
    ['fr', 'UNIT_OF_PROJECT', { project: 'Le Parc' }, 'Fait partie du Parc'],
    ['fr', 'TEXT_FILTER_CHIP', { text: 'de Le Corbusier' }, '«\u202fde Le Corbusier\u202f»'],
    ['nl', 'TYPE_IN_CITY', { type: 'Huis', city: 'Le Roeulx' }, 'Huis in Le Roeulx'],
    ['nl', 'UNIT_OF_PROJECT', { project: 'Le Parc' }, 'Maakt deel uit van Le Parc'],
  ] as const)('%s %s: %o', (language, key, values, expected) => {
    expect(textsFor(language)(key, values)).toBe(expected);
  });
});
