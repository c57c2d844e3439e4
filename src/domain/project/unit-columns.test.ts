import { expect, test } from 'vitest';
import type { PropertyFacts } from '#domain/property/values.ts';
import { shownColumns } from './unit-columns.ts';

const house: PropertyFacts = { type: 'terraced_house' };
const flat: PropertyFacts = { type: 'apartment' };

test.each<[string, PropertyFacts[], string[]]>([
  ['none yet', [], ['floor', 'terraceAreaM2']],
  ['apartments', [flat], ['floor', 'terraceAreaM2']],
  [
    'an apartment with a garden',
    [flat, { ...flat, gardenAreaM2: 40 }],
    ['floor', 'terraceAreaM2', 'gardenAreaM2'],
  ],
  ['houses on the ground', [{ ...house, floor: 0 }], ['floors', 'gardenAreaM2']],
  ['houses', [house], ['floors', 'gardenAreaM2']],
  ['a house with a terrace', [{ ...house, terraceAreaM2: 12 }], ['floors', 'terraceAreaM2', 'gardenAreaM2']],
  ['both', [house, flat], ['floor', 'floors', 'terraceAreaM2', 'gardenAreaM2']],
  ['garages', [{ type: 'garage_box' }], ['floor', 'terraceAreaM2']],
])('%s', (_, units, own) => {
  const some = ['floor', 'floors', 'terraceAreaM2', 'gardenAreaM2'];
  const columns: string[] = shownColumns(units);
  expect(columns.filter((key) => some.includes(key))).toEqual(own);
  expect(columns.filter((key) => !some.includes(key))).toHaveLength(8);
});
