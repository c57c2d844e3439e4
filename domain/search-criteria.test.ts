import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenFilters, labelsUpTo, parseCriteria, writeCriteria } from './search-criteria.ts';

const parse = (query: string) => parseCriteria('sale', new URLSearchParams(query));

describe('parseCriteria', () => {
  it('reads an empty query as everything, newest first', () => {
    expect(parse('')).toEqual({
      criteria: {
        purpose: 'sale',
        places: [],
        radiusKm: 0,
        types: [],
        features: [],
        sort: 'newest',
        page: 1,
      },
      problems: [],
    });
  });

  it.each([
    ['place=Gent', { places: ['gent'] }],
    ['place=Li%C3%A8ge', { places: ['liege'] }],
    ['place=9000+Gent', { places: ['9000'] }],
    ['place=gent,brugge&place=gent', { places: ['gent', 'brugge'] }],
    ['place=gent&radius=10', { places: ['gent'], radiusKm: 10 }],
    ['radius=10', { places: [], radiusKm: 0 }],
    ['type=villa&type=house', { types: ['house', 'villa'] }],
    ['max_price=%E2%82%AC+650.000', { maxPrice: 650_000 }],
    ['min_price=650+000%2C00&max_price=700.000%2C-', { minPrice: 650_000, maxPrice: 700_000 }],
    ['min_price=900000&max_price=400000', { minPrice: 400_000, maxPrice: 900_000 }],
    ['bedrooms=2', { bedrooms: 2 }],
    ['bedrooms=0', { bedrooms: undefined }],
    ['energy=c', { energy: 'c' }],
    ['feature=lift&feature=garden', { features: ['garden', 'lift'] }],
    ['text=+RL-2417+', { text: 'RL-2417' }],
    ['sort=-price&page=3', { sort: '-price', page: 3 }],
    ['page=2&page=5', { page: 5 }],
  ])('%s', (query, expected) => {
    const { criteria, problems } = parse(query);
    expect(criteria).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['page=1%2C00', 'page'],
    ['page=%E2%82%AC2', 'page'],
    ['bedrooms=1.5', 'bedrooms'],
    ['radius=1.0&place=gent', 'radius'],
    ['page=999999999', 'page'],
    ['max_price=abc', 'max_price'],
    ['max_price=10000000000', 'max_price'],
    ['radius=7&place=gent', 'radius'],
    ['type=castle&type=spaceship', 'type'],
    ['feature=moat', 'feature'],
    ['energy=z', 'energy'],
    ['sort=cheapest', 'sort'],
    [`place=${'a'.repeat(61)}`, 'place'],
  ])('%s says that it left out %s', (query, parameter) => {
    expect(parse(query).problems).toEqual([parameter]);
  });

  it('has bounded work for whatever is asked, and one address for equal criteria', () => {
    const names = fc.constantFrom(
      'place',
      'radius',
      'type',
      'min_price',
      'max_price',
      'bedrooms',
      'energy',
      'feature',
      'text',
      'sort',
      'page',
      'x',
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('gent', 'house', '10', 'garden', 'c', '-price'),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 40 }), (pairs) => {
        const { criteria } = parseCriteria('rent', new URLSearchParams(pairs));
        expect(criteria.places.length).toBeLessThanOrEqual(10);
        const again = parseCriteria('rent', writeCriteria(criteria));
        expect(again.problems).toEqual([]);
        expect(writeCriteria(again.criteria).toString()).toBe(writeCriteria(criteria).toString());
      }),
    );
  });
});

describe('chosenFilters', () => {
  it('gives each filter with what remains without it', () => {
    const { criteria } = parse('place=gent&radius=5&type=house&max_price=400000&feature=garden&page=3');
    const filters = chosenFilters(criteria);
    expect(filters.map(({ parameter, without }) => [parameter, writeCriteria(without).toString()])).toEqual([
      ['place', 'type=house&max_price=400000&feature=garden'],
      ['type', 'place=gent&radius=5&max_price=400000&feature=garden'],
      ['price', 'place=gent&radius=5&type=house&feature=garden'],
      ['feature', 'place=gent&radius=5&type=house&max_price=400000'],
    ]);
  });
});

describe('labelsUpTo', () => {
  it('counts the sub-classes of a letter in, and nothing worse', () => {
    expect(labelsUpTo('a')).toEqual(['a_plusplus', 'a_plus', 'a', 'a_sub']);
    expect(labelsUpTo('b').at(-1)).toBe('b_sub');
  });
});
