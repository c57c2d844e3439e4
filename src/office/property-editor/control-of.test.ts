import { expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import { getField } from '#domain/property/fields.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { controlOf } from './control-of.server.ts';

const labels = (region?: Region) => {
  const control = controlOf(getField('soilAttest'), fieldTexts('fr'), [], region);
  return control.kind === 'select' ? control.choices.map(({ label }) => label.split('\u202f')[0]) : [];
};

test.each<[Region, string[]]>([
  ['flanders', ['Vierge', 'Inscrit au registre d’information du sol']],
  [
    'brussels',
    [
      'Hors de l’inventaire de l’état du sol',
      ...['Catégorie 0', 'Catégorie 1', 'Catégorie 2', 'Catégorie 3', 'Catégorie 4'],
    ],
  ],
  ['wallonia', ['Blanc', 'Bleu lavande', 'Pêche']],
])('offers of the soil what a document of %s can say', (region, expected) => {
  expect(labels(region)).toEqual(expected);
});

test('tells every value where the region is not known', () => {
  expect(labels()).toHaveLength(11);
});

test('says the letter of a flood score before its meaning, which a narrow field cuts off', () => {
  const control = controlOf(getField('floodScoreBuilding'), fieldTexts('nl'), []);
  expect(control.kind === 'select' && control.choices.map(({ label }) => label.slice(0, 7))).toEqual([
    'A · Gee',
    'B · Kle',
    'C · Kle',
    'D · Mid',
  ]);
});
