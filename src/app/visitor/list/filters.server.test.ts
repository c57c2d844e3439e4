import { describe, expect, it } from 'vitest';
import { type Purpose, parseCriteria } from '#domain/search/criteria.ts';
import { atLeastFilters, featureFilters, rangeFilters } from '#domain/search/filters.ts';
import type { Stock } from '#search/stock.ts';
import { textsFor } from '#texts/server/texts.ts';
import { describeFilters } from './filters.server.ts';

const some = <Key>(keys: readonly Key[]) => new Map(keys.map((key) => [key, 1]));

const stock: Stock = {
  isEmpty: false,
  count: 7,
  types: new Map([
    ['house', 3],
    ['villa', 2],
    ['loft', 1],
    ['building_plot', 1],
  ]),
  features: some(featureFilters.map(({ key }) => key)),
  atLeast: new Map(atLeastFilters.map(({ key }) => [key, some([1])])),
  energy: some(['c']),
  flood: some(['a']),
  facades: some([2]),
  openDays: 1,
  ranges: new Set(rangeFilters.map(({ key }) => key)),
  knowsAvailability: true,
  knowsPosition: true,
};

const bareStock: Stock = {
  ...stock,
  features: new Map([['hasLift', 0]]),
  atLeast: new Map([['bedrooms', new Map([[1, 0]])]]),
  energy: new Map([['c', 0]]),
  flood: new Map(),
  facades: new Map(),
  openDays: 0,
  ranges: new Set(['priceCents']),
  knowsAvailability: false,
};

function filters(query: string, of = stock, purpose: Purpose = 'sale') {
  const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
  const words = { t: textsFor('nl'), language: 'nl', zoneName: (key: string) => key.toUpperCase() } as const;
  return describeFilters({
    criteria,
    stock: of,
    words,
    path: '/nl/te-koop/',
    kept: [],
    pickZones: null,
    open: null,
  });
}

const cell = (query: string, name: string) => filters(query).cells.find((each) => each.name === name);
const names = (query: string, of = stock) =>
  filters(query, of).cells.flatMap(({ fields }) => fields.flatMap((field) => field.names));

describe('the cells', () => {
  it.each([
    ['zone', '', 'Overal'],
    ['zone', 'zone=gent&radius=5', 'GENT + 5\u00a0km'],
    ['type', 'type=villa&type=loft', 'Villa, Loft'],
    ['price', 'max_price=400000', 'tot € 400.000'],
    ['bedrooms', 'bedrooms=2', '2 of meer'],
    ['energy', 'energy=a_plus', 'A+ of beter'],
    ['energy', 'energy=c', 'C of beter'],
  ])('%s says what is chosen: %s', (name, query, value) => {
    expect(cell(query, name)?.value).toBe(value);
  });

  it('clear what they hold, and nothing else', () => {
    const query = 'zone=gent&radius=5&min_price=100000&max_price=400000&sort=price&page=3';
    expect(cell(query, 'zone')?.clear).toBe('/nl/te-koop/?min_price=100000&max_price=400000&sort=price');
    expect(cell(query, 'price')?.clear).toBe('/nl/te-koop/?zone=gent&radius=5&sort=price');
  });

  it('count what is chosen under more filters', () => {
    expect(cell('bedrooms=2&energy=c&max_price=400000', 'more')?.label).toBe('Meer filters');
    expect(cell('bathrooms=1&feature=lift&feature=garden&text=x', 'more')?.label).toBe('Meer filters (4)');
  });
});

describe('the fields', () => {
  it('are all there as long as no type is chosen', () => {
    expect(names('')).toEqual([
      'zone',
      'radius',
      'type',
      'min_price',
      'max_price',
      'bedrooms',
      'energy',
      'min_living_area',
      'max_living_area',
      'min_plot_area',
      'max_plot_area',
      'min_construction_year',
      'max_construction_year',
      'feature',
      'open_days',
      'bathrooms',
      'facades',
      'flood',
      'available',
      'text',
    ]);
  });

  it('of what no chosen type has are left out, unless they are chosen', () => {
    expect(names('type=land')).not.toEqual(expect.arrayContaining(['bedrooms']));
    expect(names('type=land')).toContain('min_plot_area');
    expect(names('type=land&energy=c')).toContain('energy');
    expect(names('type=land&type=house')).toContain('bedrooms');
    expect(cell('type=land', 'energy')).toBeUndefined();
  });

  it('that would find nothing whatever one chooses are left out, unless they are chosen', () => {
    expect(names('', bareStock)).toEqual(['zone', 'radius', 'type', 'min_price', 'max_price', 'text']);
    const chosen = 'bedrooms=2&energy=c&feature=lift&flood=a&facades=2&open_days=1&min_plot_area=100';
    for (const [name] of new URLSearchParams(chosen)) expect(names(chosen, bareStock)).toContain(name);
  });

  it('are kept by the form where it does not show them, and have a page that shows them', () => {
    const { cells, chosen } = filters('type=house&feature=lift&feature=garden&min_plot_area=100&sort=price');
    expect(chosen).toEqual([
      ['type', 'house'],
      ['min_plot_area', '100'],
      ['feature', 'lift'],
      ['feature', 'garden'],
    ]);
    expect(cells.find(({ name }) => name === 'more')?.unfolded).toBe(
      '/nl/te-koop/?type=house&min_plot_area=100&feature=lift&feature=garden&sort=price&filters=more',
    );
  });

  it('keep what has none, in the form', () => {
    expect(filters('box=3,51,4,52&type=house&sort=-price').kept).toEqual([
      ['box', '3,51,4,52'],
      ['sort', '-price'],
    ]);
  });

  it.each([
    ['min_price=650000', 'price', ['650.000', '']],
    ['max_plot_area=1500', 'more', ['', '1.500']],
    ['min_construction_year=1960', 'more', ['1960', '']],
  ])('write %s as people type it', (query, name, values) => {
    const shown = cell(query, name)?.fields.flatMap((field) => ('values' in field ? [field.values] : []));
    expect(shown).toContainEqual(values);
  });
});

describe('a slider', () => {
  it.each([
    ['sale', 5_000_000],
    ['rent', 10_000],
  ] as const)('has stops for the price of a %s, and no other range has one', (purpose, last) => {
    const ranges = filters('', stock, purpose).cells.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'range' ? [[field.names[0], field.stops?.at(-1)]] : [])),
    );
    expect(ranges.filter(([, stop]) => stop)).toEqual([['min_price', last]]);
    expect(ranges.length).toBeGreaterThan(1);
  });
});

describe('the energy labels', () => {
  it('begin with the best one that every region has', () => {
    const [field] = cell('', 'energy')?.fields ?? [];
    const choices = field && 'choices' in field ? field.choices : [];
    expect(choices.map(({ value, label, name }) => [value, label, name]).slice(0, 4)).toEqual([
      ['', 'Alle', undefined],
      ['a_plus', 'A+', 'A+ of beter'],
      ['a', 'A', 'A of beter'],
      ['b', 'B', 'B of beter'],
    ]);
  });
});

describe('the types', () => {
  const types = (query: string) => {
    const [field] = cell(query, 'type')?.fields ?? [];
    return field && 'choices' in field ? field.choices : [];
  };

  it('are those of which there are any, the finer ones below the main ones', () => {
    expect(types('').map(({ value, finer }) => [value, finer?.map((each) => each.value)])).toEqual([
      ['house', ['villa']],
      ['apartment', ['loft']],
      ['land', ['building_plot']],
    ]);
  });

  it('are also there when one is chosen of which there is none', () => {
    expect(types('type=forest').find(({ value }) => value === 'land')?.finer).toMatchObject([
      { value: 'building_plot', chosen: false },
      { value: 'forest', chosen: true },
    ]);
  });

  it('are taken with a finer one of them', () => {
    const chosen = types('type=villa').flatMap(({ value, chosen, finer }) => [
      ...(chosen ? [value] : []),
      ...(finer ?? []).filter((each) => each.chosen).map((each) => each.value),
    ]);
    expect(chosen).toEqual(['house', 'villa']);
  });
});
