import { expect, it } from 'vitest';
import { pricePerM2 } from './price-per-m2.ts';

type Property = Parameters<typeof pricePerM2>[0];

const house: Property = {
  type: 'house',
  purpose: 'sale',
  priceCents: 41_250_000,
  livingAreaM2: 165,
  plotAreaM2: 300,
};

it.each<[string, Property, ReturnType<typeof pricePerM2>]>([
  ['a house', {}, { cents: 250_000, surface: 'living' }],
  ['a house, rounded to the euro', { livingAreaM2: 166 }, { cents: 248_500, surface: 'living' }],
  [
    'a rent, to the cent',
    { purpose: 'rent', priceCents: 95_000, livingAreaM2: 90 },
    { cents: 1056, surface: 'living' },
  ],
  [
    'premises',
    { type: 'office', livingAreaM2: null, totalAreaM2: 150 },
    { cents: 275_000, surface: 'total' },
  ],
  ['land', { type: 'building_plot' }, { cents: 137_500, surface: 'plot' }],
  ['a hidden price', { priceCents: null }, undefined],
  ['a house of which only the plot is known', { livingAreaM2: null }, undefined],
  ['an area of 0', { livingAreaM2: 0 }, undefined],
])('the price per square metre of %s', (_, property, expected) => {
  expect(pricePerM2({ ...house, ...property })).toEqual(expected);
});
