import { describe, expect, it } from 'vitest';
import type { Condition } from './display-condition.ts';
import { type DisplaySettings, factSheet, regionOfProperty } from './fact-sheet.ts';
import { testWords } from './test-words.ts';
import type { PropertyFacts } from './values.ts';

const house: PropertyFacts = {
  type: 'semi_detached_house',
  purpose: 'sale',
  region: 'flanders',
  priceCents: 64_900_000,
  publishPrice: true,
};

/** The sheet as short lines: 'key=value', with plain spaces. */
function linesOf(property: PropertyFacts, settings?: DisplaySettings): string[] {
  return factSheet(property, testWords, settings)
    .flatMap((group) => group.rows)
    .map(({ key, value }) => `${key}=${value}`.replaceAll('\u00a0', ' '));
}

describe('factSheet', () => {
  it('gives the groups that have rows, in the order of the catalogue, whatever the order of the data', () => {
    const sheet = factSheet({ ...house, glazing: ['double'], bedrooms: 4, livingAreaM2: 198 }, testWords);
    expect(sheet.map(({ key, title, rows }) => [key, title, rows.map((row) => row.key)])).toEqual([
      ['financial', '[financial]', ['priceCents']],
      ['layout', '[layout]', ['bedrooms']],
      ['surfaces', '[surfaces]', ['livingAreaM2']],
      ['building', '[building]', ['glazing']],
    ]);
  });

  it('leaves energy, legal, address and texts to their own sections', () => {
    const property: PropertyFacts = {
      ...house,
      priceCents: null,
      energyValue: 427,
      zoning: ['wg'],
      street: 'Hofstraat',
      title: { nl: 'Huis' },
      videoUrl: 'https://vimeo.com/1',
    };
    expect(factSheet(property, testWords)).toEqual([]);
  });

  it('asks for the words of the region and the purpose', () => {
    expect(factSheet(house, testWords)[0]?.rows[0]?.label).toBe('priceCents/flanders/sale');
  });

  it.each<[string, PropertyFacts, string[]]>([
    ['a sale', {}, ['priceCents=€ 649.000']],
    ['the lowest of several', { priceUnit: 7 }, ['priceCents=from € 649.000']],
    ['a rent', { purpose: 'rent', priceCents: 95_000 }, ['priceCents=€ 950 per_month']],
    ['a hidden price', { priceCents: null, publishPrice: false }, []],
    ['a price that should have been hidden', { publishPrice: false }, []],
  ])('writes the price of %s', (_, property, expected) => {
    expect(linesOf({ ...house, ...property })).toEqual(expected);
  });

  it.each<[string, PropertyFacts, string[]]>([
    ['empty values', { bedrooms: null, kitchen: undefined, heating: [] }, []],
    ['0 as not filled in', { bedrooms: 0, notaryFeeCents: 0 }, []],
    ['0 as the ground floor', { type: 'apartment', floor: 0 }, ['floor=ground']],
    ['yes', { hasLift: true }, ['hasLift=yes']],
    ['no where it tells something', { type: 'studio', hasLift: false }, ['hasLift=no']],
    ['no where it does not', { hasLift: false }, []],
    ['no without a known type', { type: null, hasLift: false }, []],
    ['what another attribute implies', { hasGarden: true, gardenAreaM2: 260 }, ['gardenAreaM2=260 m2']],
    ['what nothing implies', { hasGarden: true, gardenAreaM2: 0 }, ['hasGarden=yes']],
    ['two in one row', { heating: ['gas'], heatingSystem: 'individual' }, ['heating=<gas>, <individual>']],
    ['the second alone', { heatingSystem: 'individual' }, ['heatingSystem=<individual>']],
    ['what is for another type', { type: 'building_plot', bedrooms: 3, plotWidthM: 12 }, ['plotWidthM=12 m']],
    ['what is for the other purpose', { petsAllowed: true }, []],
    ['what its region has', { region: 'flanders', mobiscore: 8.5 }, ['mobiscore=8,5']],
    ['what another region has', { region: 'wallonia', mobiscore: 8.5 }, []],
    ['what is not of its kind', JSON.parse('{ "toilets": "three" }'), []],
  ])('shows or hides %s', (_, property, expected) => {
    expect(linesOf({ ...house, priceCents: null, ...property })).toEqual(expected);
  });
});

describe('display conditions', () => {
  const property: PropertyFacts = { ...house, bedrooms: 4, toilets: 2, cadastralIncomeCents: 142_700 };
  const whenRented: Condition[] = [{ field: 'purpose', logic: 'equals', compareWithValue: 'rent' }];
  const whenSold: Condition[] = [{ field: 'purpose', logic: 'equals', compareWithValue: 'sale' }];
  const all = ['priceCents=€ 649.000', 'cadastralIncomeCents=€ 1.427', 'bedrooms=4', 'toilets=2'];

  it.each<[string, DisplaySettings, string[]]>([
    ['none', {}, all],
    ['a field that holds', { conditions: { toilets: whenSold } }, all],
    ['a field that does not', { conditions: { toilets: whenRented } }, all.slice(0, 3)],
    ['a group that does not', { conditions: { layout: whenRented } }, all.slice(0, 2)],
    ['an error', { conditions: { toilets: [{ field: 'purpose', logic: 'equals' }] } }, all.slice(0, 3)],
  ])('%s', (_, settings, expected) => expect(linesOf(property, settings)).toEqual(expected));

  it('shows the second of a row alone where the first is hidden', () => {
    const heated: PropertyFacts = { type: 'house', heating: ['gas'], heatingSystem: 'communal' };
    const settings = { conditions: { heating: whenRented } };
    expect(linesOf({ ...heated, purpose: 'sale' }, settings)).toEqual(['heatingSystem=<communal>']);
  });
});

describe('regionOfProperty', () => {
  it.each<[PropertyFacts, string | undefined]>([
    [{ region: 'brussels', countryId: 10, postalCode: '9000' }, 'brussels'],
    [{ region: null, countryId: 10, postalCode: '9000' }, 'flanders'],
    [{ countryId: 50, postalCode: '9000' }, 'luxembourg'],
    [{ countryId: 10, postalCode: '0999' }, undefined],
    [{}, undefined],
  ])('%o: %s', (property, expected) => expect(regionOfProperty(property)).toBe(expected));
});
