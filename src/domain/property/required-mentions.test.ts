import { describe, expect, it } from 'vitest';
import { labelOfProperty, requiredMentions } from './required-mentions.ts';
import type { PropertyFacts } from './values.ts';

const flood = ['floodScoreParcel', 'floodScoreBuilding'];
const planning = ['buildingPermit', 'zoning', 'summons', 'preemptiveRight', 'subdivisionPermit'];
const energy = ['energyLabel', 'energyValue'];
const rent = ['priceCents', 'tenantChargesCents'];

const sale = { type: 'house', purpose: 'sale', publishAddress: true } as const;
const lease = { type: 'apartment', purpose: 'rent', publishAddress: true } as const;

describe('requiredMentions', () => {
  it.each<[string, PropertyFacts, string[]]>([
    ['a sale in Flanders', { ...sale, region: 'flanders' }, [...energy, ...flood, ...planning]],
    [
      'a sale in Flanders without address',
      { ...sale, region: 'flanders', publishAddress: false },
      [...energy, 'epcCode', ...flood, ...planning],
    ],
    [
      'a Flemish house of 2000',
      { ...sale, region: 'flanders', constructionYear: 2000 },
      [...energy, ...flood, ...planning, 'asbestosResult'],
    ],
    [
      'a Flemish house of 2001',
      { ...sale, region: 'flanders', constructionYear: 2001 },
      [...energy, ...flood, ...planning],
    ],
    ['a lease in Flanders', { ...lease, region: 'flanders' }, [...rent, ...energy, ...flood]],
    [
      'a lease of nine years',
      { ...lease, region: 'flanders', leaseTermMonths: 108 },
      [...rent, ...energy, ...flood],
    ],
    [
      'a longer lease',
      { ...lease, region: 'flanders', leaseTermMonths: 109 },
      [...rent, ...energy, ...flood, ...planning],
    ],
    [
      'a plot in Flanders',
      { ...sale, type: 'building_plot', region: 'flanders' },
      ['floodScoreParcel', ...planning],
    ],
    ['a garage in Flanders', { ...sale, type: 'garage', region: 'flanders' }, [...flood, ...planning]],
    [
      'a Flemish property without certificate',
      { ...sale, region: 'flanders', isEpcExempt: true },
      [...flood, ...planning],
    ],
    [
      'a sale in Wallonia',
      { ...sale, region: 'wallonia' },
      ['energyLabel', 'epcCode', 'energyValue', 'epcTotalKwh'],
    ],
    [
      'a Walloon building with several units',
      { ...sale, type: 'apartment_building', region: 'wallonia', energyLabelBest: 'b' },
      ['energyLabel', 'energyLabelBest'],
    ],
    ['a lease in Brussels', { ...lease, region: 'brussels' }, [...rent, 'energyLabel', 'co2KgM2']],
    ['a sale in Luxembourg', { ...sale, region: 'luxembourg' }, ['energyLabel', 'insulationClass']],
    ['a parking space in Luxembourg', { ...sale, type: 'parking_space', region: 'luxembourg' }, []],
    ['a sale somewhere', sale, []],
  ])('%s', (_, property, expected) => expect(requiredMentions(property)).toEqual(expected));
});

describe('labelOfProperty', () => {
  it.each<[PropertyFacts, string | undefined]>([
    [{ region: 'flanders', energyValue: 427 }, 'e'],
    [{ region: 'flanders', energyValue: 427, energyLabel: 'd' }, 'd'],
    [{ countryId: 10, postalCode: '9000', energyValue: 427 }, 'e'],
    [{ region: 'flanders', energyValue: null }, undefined],
    [{ region: 'luxembourg', energyValue: 90 }, undefined],
    [{ energyValue: 90 }, undefined],
  ])('%o: %s', (property, expected) => expect(labelOfProperty(property)).toBe(expected));
});
