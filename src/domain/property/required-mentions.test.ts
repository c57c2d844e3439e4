import { describe, expect, it } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import { mentions } from './legal-completeness.ts';
import { energyMentions, labelOfProperty, requiredMentions } from './required-mentions.ts';
import type { PropertyFacts } from './values.ts';

const flood = ['floodScoreParcel', 'floodScoreBuilding', 'isInFloodArea', 'isInRiparianZone'];
const planning = ['buildingPermit', 'zoning', 'summons', 'preemptiveRight', 'subdivisionPermit'];
const energy = ['energyLabel', 'energyValue'];
const rent = ['priceCents', 'tenantChargesCents', 'tenantChargesKind'];

const address = { publishAddress: true, street: 'Kouter', houseNumber: '12' } as const;
const sale = { ...address, type: 'house', purpose: 'sale' } as const;
/** Built after the time of asbestos. */
const dated = { ...sale, constructionYear: 2010 } as const;
const lease = { ...address, type: 'apartment', purpose: 'rent' } as const;

describe('requiredMentions', () => {
  it.each<[string, PropertyFacts, string[]]>([
    ['a sale in Flanders', { ...dated, region: 'flanders' }, [...energy, ...flood, ...planning]],
    [
      'a sale in Flanders without address',
      { ...dated, region: 'flanders', publishAddress: false },
      [...energy, 'epcCode', ...flood, ...planning],
    ],
    [
      'a sale in Flanders without a number',
      { ...dated, region: 'flanders', houseNumber: null },
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
    [
      'a Flemish house of an unknown year',
      { ...sale, region: 'flanders', constructionYear: null },
      [...energy, ...flood, ...planning, 'asbestosResult'],
    ],
    [
      'a protected house',
      { ...dated, region: 'flanders', isProtectedHeritage: true },
      [...energy, ...flood, ...planning, 'isProtectedHeritage', 'heritageEffects'],
    ],
    [
      'a Flemish house that is being built',
      { ...sale, region: 'flanders', isNewBuild: true },
      [...energy, ...flood, ...planning, 'taxRegime'],
    ],
    ['a lease in Flanders', { ...lease, region: 'flanders' }, [...rent, ...energy]],
    ['a lease of nine years', { ...lease, region: 'flanders', leaseTermMonths: 108 }, [...rent, ...energy]],
    [
      'a longer lease',
      { ...lease, region: 'flanders', leaseTermMonths: 109 },
      [...rent, ...energy, ...flood, ...planning],
    ],
    ['the rent of a Flemish shop', { ...lease, type: 'retail', region: 'flanders' }, []],
    [
      'a plot in Flanders',
      { ...sale, type: 'building_plot', region: 'flanders' },
      [...flood.filter((key) => key !== 'floodScoreBuilding'), ...planning],
    ],
    ['a garage in Flanders', { ...sale, type: 'garage', region: 'flanders' }, [...flood, ...planning]],
    [
      'a Flemish property without certificate',
      { ...dated, region: 'flanders', isEpcExempt: true },
      ['isEpcExempt', 'epcExemptReason', ...flood, ...planning],
    ],
    [
      'a sale in Wallonia',
      { ...sale, region: 'wallonia' },
      ['energyLabel', 'epcCode', 'energyValue', 'epcTotalKwh'],
    ],
    ['a Walloon shop', { ...sale, type: 'retail', region: 'wallonia' }, []],
    [
      'a Walloon building with several units',
      { ...sale, type: 'apartment_building', region: 'wallonia', energyLabelBest: 'b' },
      ['energyLabel', 'energyLabelBest'],
    ],
    [
      'a sale in Brussels',
      { ...sale, region: 'brussels' },
      [
        'energyLabel',
        'co2KgM2',
        'lawfulUse',
        'planningInformation',
        'planningInformationUrl',
        'planningInformationDate',
        'planningInformationRequestedOn',
      ],
    ],
    [
      'a lease in Brussels',
      { ...lease, region: 'brussels' },
      [
        ...rent,
        'hasOwnWaterMeter',
        'hasOwnGasMeter',
        'hasOwnElectricityMeter',
        'livingAreaM2',
        'bedrooms',
        'buildingManagement',
        'referenceRentLowCents',
        'referenceRentHighCents',
        'energyLabel',
        'co2KgM2',
      ],
    ],
    ['an office in Flanders', { ...dated, type: 'office', region: 'flanders' }, [...flood, ...planning]],
    ['a shop in Wallonia', { ...sale, type: 'retail', region: 'wallonia' }, []],
    ['an office in Brussels', { ...lease, type: 'office', region: 'brussels' }, []],
    ['a sale in Luxembourg', { ...sale, region: 'luxembourg' }, ['energyLabel', 'insulationClass']],
    ['a parking space in Luxembourg', { ...sale, type: 'parking_space', region: 'luxembourg' }, []],
    ['a sale somewhere', sale, []],
  ])('%s', (_, property, expected) => expect(requiredMentions(property)).toEqual(expected));
});

describe('energyMentions', () => {
  it.each<[Region, string[]]>([
    ['flanders', ['F1', 'F2', 'F3']],
    ['brussels', ['B1', 'B2']],
    ['wallonia', ['W1', 'W2', 'W3', 'W4']],
    ['luxembourg', ['L1', 'L2']],
  ])('are in %s what its law asks: %j', (region, ids) => {
    const asked = mentions.filter((mention) => mention.region === region && ids.includes(mention.id));
    expect(new Set(energyMentions[region])).toEqual(new Set(asked.flatMap(({ shows = [] }) => shows)));
  });
});

describe('labelOfProperty', () => {
  it.each<[PropertyFacts, string | undefined]>([
    [{ type: 'villa', region: 'flanders', energyValue: 427 }, 'e'],
    [{ type: 'villa', region: 'flanders', energyValue: 427, energyLabel: 'd' }, 'd'],
    [{ type: 'studio', countryId: 10, postalCode: '9000', energyValue: 427 }, 'e'],
    [{ type: 'villa', region: 'flanders', energyValue: null }, undefined],
    [{ type: 'villa', region: 'luxembourg', energyValue: 90 }, undefined],
    [{ type: 'villa', energyValue: 90 }, undefined],
    [{ type: 'office', region: 'flanders', energyValue: 90 }, undefined],
    [{ type: 'retail', region: 'brussels', energyValue: 90 }, undefined],
    [{ type: 'warehouse', region: 'wallonia', energyValue: 90 }, undefined],
    [{ type: 'apartment_building', region: 'flanders', energyValue: 90 }, undefined],
    [{ type: 'office', region: 'flanders', energyValue: 90, energyLabel: 'b' }, 'b'],
  ])('%o: %s', (property, expected) => expect(labelOfProperty(property)).toBe(expected));
});
