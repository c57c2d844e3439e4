import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';
import { criteriaParameters, labelsUpTo, parseCriteria, writeCriteria } from './criteria.ts';

const parse = (query: string) => parseCriteria('sale', new URLSearchParams(query));

describe('parseCriteria', () => {
  it('reads an empty query as everything, newest first', () => {
    expect(parse('')).toEqual({
      criteria: {
        purpose: 'sale',
        zones: [],
        radiusKm: 0,
        types: [],
        ranges: {},
        atLeast: {},
        facades: [],
        features: [],
        sort: 'newest',
        page: 1,
      },
      problems: [],
    });
  });

  it.each([
    ['zone=Gent', { zones: ['gent'] }],
    ['zone=Li%C3%A8ge', { zones: ['liege'] }],
    ['zone=9000+Gent', { zones: ['9000-gent'] }],
    ['zone=gent,brugge&zone=gent', { zones: ['brugge', 'gent'] }],
    ['zone=gent&radius=10', { zones: ['gent'], radiusKm: 10 }],
    ['radius=10', { zones: [], radiusKm: 0 }],
    ['type=villa&type=apartment', { types: ['apartment', 'villa'] }],
    ['type=house&type=villa', { types: ['villa'] }],
    ['type=house&type=villa&type=chalet&type=land', { types: ['land', 'villa', 'chalet'] }],
    ['max_price=%E2%82%AC+650.000', { ranges: { priceCents: { max: 650_000_00 } } }],
    [
      'min_price=650+000%2C00&max_price=700.000%2C-',
      { ranges: { priceCents: { min: 650_000_00, max: 700_000_00 } } },
    ],
    ['min_price=900000&max_price=400000', { ranges: { priceCents: { min: 400_000_00, max: 900_000_00 } } }],
    ['bedrooms=2&bathrooms=1', { atLeast: { bedrooms: 2, bathrooms: 1 } }],
    [
      'min_living_area=100+m²&max_plot_area=1.500',
      { ranges: { livingAreaM2: { min: 100 }, plotAreaM2: { max: 1500 } } },
    ],
    ['min_construction_year=1960', { ranges: { constructionYear: { min: 1960 } } }],
    ['flood=b&facades=4&facades=2', { flood: 'b', facades: [2, 4] }],
    ['available=2027-02-28', { availableBy: '2027-02-28' }],
    ['open_days=1', { openDays: true, sort: 'open_day' }],
    ['open_days=1&sort=open_day', { openDays: true, sort: 'open_day' }],
    ['open_days=1&sort=newest', { openDays: true, sort: 'newest' }],
    ['sort=open_day', { sort: 'newest' }],
    ['box=3.8,51,3.7,51.1', { box: { west: 3.7, south: 51, east: 3.8, north: 51.1 } }],
    [
      'area=3.7,51;3.8,51;3.75,51.1',
      {
        area: [
          { longitude: 3.7, latitude: 51 },
          { longitude: 3.8, latitude: 51 },
          { longitude: 3.75, latitude: 51.1 },
        ],
      },
    ],
    ['zone=province-luik,L-1111', { zones: ['l-1111', 'province-luik'] }],
    ['bedrooms=0', { atLeast: {} }],
    ['energy=c', { energy: 'c' }],
    ['feature=lift&feature=garden', { features: ['hasLift', 'hasGarden'] }],
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
    ['radius=1.0&zone=gent', 'radius'],
    ['page=999999999', 'page'],
    ['max_price=abc', 'max_price'],
    ['max_price=10000000000', 'max_price'],
    ['radius=7&zone=gent', 'radius'],
    ['type=castle&type=spaceship', 'type'],
    ['feature=moat', 'feature'],
    ['energy=z', 'energy'],
    ['sort=cheapest', 'sort'],
    ['box=1,2,3', 'box'],
    ['box=1,2,3,91', 'box'],
    ['area=1,2;3,4', 'area'],
    ['area=1,2;3,4;5,x', 'area'],
    [`area=${'1,2;'.repeat(61)}3,4`, 'area'],
    ['available=2027-02-30', 'available'],
    ['open_days=2', 'open_days'],
    ['flood=d', 'flood'],
    ['facades=5', 'facades'],
    ['min_living_area=x', 'min_living_area'],
    [`zone=${'a'.repeat(61)}`, 'zone'],
  ])('%s says that it left out %s', (query, parameter) => {
    expect(parse(query).problems).toEqual([parameter]);
  });

  it('has bounded work for whatever is asked, and one address for equal criteria', () => {
    const names = fc.constantFrom(...criteriaParameters, 'x');
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'gent',
        'house',
        '10',
        'garden',
        'c',
        '-price',
        '3,51,4,52',
        '3,51;4,51;4,52',
        '2027-01-01',
      ),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 40 }), (pairs) => {
        const { criteria } = parseCriteria('rent', new URLSearchParams(pairs));
        expect(criteria.zones.length).toBeLessThanOrEqual(30);
        const again = parseCriteria('rent', writeCriteria(criteria));
        expect(again.problems).toEqual([]);
        expect(writeCriteria(again.criteria).toString()).toBe(writeCriteria(criteria).toString());
      }),
    );
  });
});

describe('chosenFilters', () => {
  it('gives each filter with what remains without it', () => {
    const { criteria } = parse(
      'zone=gent&radius=5&type=house&max_price=400000&bathrooms=2&feature=garden&box=3,51,4,52&page=3',
    );
    const chosen = chosenFilters(criteria).map(({ without, ...filter }) => [
      filter,
      writeCriteria(without).toString(),
    ]);
    expect(chosen).toEqual([
      [
        { filter: 'zone', zone: 'gent' },
        'box=3%2C51%2C4%2C52&type=house&max_price=400000&bathrooms=2&feature=garden',
      ],
      [{ filter: 'box' }, 'zone=gent&radius=5&type=house&max_price=400000&bathrooms=2&feature=garden'],
      [
        { filter: 'type', type: 'house' },
        'zone=gent&radius=5&box=3%2C51%2C4%2C52&max_price=400000&bathrooms=2&feature=garden',
      ],
      [
        { filter: 'range', key: 'priceCents' },
        'zone=gent&radius=5&box=3%2C51%2C4%2C52&type=house&bathrooms=2&feature=garden',
      ],
      [
        { filter: 'atLeast', key: 'bathrooms' },
        'zone=gent&radius=5&box=3%2C51%2C4%2C52&type=house&max_price=400000&feature=garden',
      ],
      [
        { filter: 'feature', key: 'hasGarden' },
        'zone=gent&radius=5&box=3%2C51%2C4%2C52&type=house&max_price=400000&bathrooms=2',
      ],
    ]);
  });
});

describe('labelsUpTo', () => {
  it('counts the sub-classes of a letter in, and nothing worse', () => {
    expect(labelsUpTo('a_plus')).toEqual(['a_plusplus', 'a_plus']);
    expect(labelsUpTo('a')).toEqual(['a_plusplus', 'a_plus', 'a', 'a_sub']);
    expect(labelsUpTo('b').at(-1)).toBe('b_sub');
  });
});
