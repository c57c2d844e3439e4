import { expect, it } from 'vitest';
import { fieldTexts } from '#texts/fields/texts.ts';
import { findEnergyLabel } from './energy.server.ts';

it.each([
  ['nl', 'flanders', 'EPC-label B'],
  ['nl', 'wallonia', 'PEB-klasse B'],
  ['nl', 'brussels', 'EPB-klasse B'],
  ['fr', 'wallonia', 'Classe PEB B'],
  ['fr', 'brussels', 'Classe PEB B'],
  ['fr', 'flanders', 'Label EPC B'],
  ['de', 'wallonia', 'PEB-Klasse B'],
  ['en', 'brussels', 'EPB class B'],
  ['de', 'luxembourg', 'Energieeffizienzklasse B'],
  ['fr', null, 'Classe énergétique B'],
] as const)(
  'in %s, what is drawn of a property in %s is called %s, as in the facts of its page',
  (language, region, name) => {
    expect(findEnergyLabel(fieldTexts(language), 'b', region)?.name).toBe(name);
  },
);

it('draws nothing where there is no label', () => {
  expect(findEnergyLabel(fieldTexts('nl'), null, 'flanders')).toBeNull();
});
