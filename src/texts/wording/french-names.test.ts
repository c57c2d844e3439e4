import { describe, expect, it } from 'vitest';
import { beforeName } from '#domain/text/french-article.ts';
import { textsFor } from '#texts/server/texts.ts';

describe('beforeName', () => {
  it.each([
    ['à', 'Le Roeulx', 'au Roeulx'],
    ['à', 'Les Bons Villers', 'aux Bons Villers'],
    ['de', 'Le Roeulx', 'du Roeulx'],
    ['de', 'Les Bons Villers', 'des Bons Villers'],
    ['à', 'La Louvière', 'à La Louvière'],
    ['de', 'La Louvière', 'de La Louvière'],
    ['à', 'L’Écluse', 'à L’Écluse'],
    ['de', 'Eupen', 'd’Eupen'],
    ['de', 'Immo Ardenne', 'd’Immo Ardenne'],
    ['de', 'Évelette', 'd’Évelette'],
    ['de', 'Yvoir', 'd’Yvoir'],
    ['de', 'Yolande Habets', 'de Yolande Habets'],
    ['de', 'Huy', 'de Huy'],
    ['de', 'Habitat et Jardin', 'd’Habitat et Jardin'],
    ['de', 'Horizon', 'd’Horizon'],
    ['de', 'Woluwe', 'de Woluwe'],
    ['de', '11 heures', 'de 11 heures'],
    ['à', 'Arlon', 'à Arlon'],
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
    ['fr', 'OFFICE', { city: 'Arlon' }, 'Agence d’Arlon'],
    ['fr', 'TEXT_FILTER_CHIP', { text: 'de Le Corbusier' }, '«\u202fde Le Corbusier\u202f»'],
    ['nl', 'TYPE_IN_CITY', { type: 'Huis', city: 'Le Roeulx' }, 'Huis in Le Roeulx'],
    ['nl', 'UNIT_OF_PROJECT', { project: 'Le Parc' }, 'Maakt deel uit van Le Parc'],
  ] as const)('%s %s: %o', (language, key, values, expected) => {
    expect(textsFor(language)(key, values)).toBe(expected);
  });
});
