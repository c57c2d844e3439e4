import { describe, expect, it } from 'vitest';
import type { SearchRow } from '#database/property/search-rows.ts';
import { energyChoices, floodChoices, parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { atLeastFilters, featureFilters } from '#domain/search/filters.ts';
import { howOften } from '#test/deep.ts';
import { plainSearch } from '#test/plain-search.ts';
import { Random } from '#test/random.ts';
import { placeIdsOf, randomPlaces, randomProperty, randomQuery } from '#test/random-search.ts';
import { countPerType, facets } from './facets.ts';
import { count, countMissingOne, countPublished, find } from './find.ts';
import { Properties } from './properties.ts';
import { PlaceCentres } from './zones/place-centres.ts';

const scope = { goneSince: '2026-06-15', placeIdsOf };
const pageSize = 12;
const times = howOften({ inShort: 1, inDepth: 10 });

/** The same properties in memory and as a plain list. */
function agency(random: Random, size: number) {
  const places = randomPlaces(random);
  const properties = new Properties(new PlaceCentres(places));
  const rows = new Map<number, SearchRow>();
  const add = (id: number) => {
    const row = randomProperty(random, id);
    rows.set(id, row);
    return row;
  };
  properties.update(Array.from({ length: size }, (_, index) => add(index + 1)));
  return {
    properties,
    plain: (criteria: SearchCriteria) => plainSearch([...rows.values()], places, criteria, scope),
    change: (ids: number[]) => properties.update(ids.map(add)),
    remove: (ids: number[]) => {
      for (const id of ids) rows.delete(id);
      properties.update([], ids);
    },
  };
}

type Agency = ReturnType<typeof agency>;

function randomCriteria(random: Random): SearchCriteria {
  return parseCriteria(random.oneOf(['sale', 'rent']), randomQuery(random)).criteria;
}

/** Gives the number found. */
function expectSameList({ properties, plain }: Agency, criteria: SearchCriteria): number {
  const expected = plain(criteria).map(({ id }) => id);
  const from = (criteria.page - 1) * pageSize;
  expect(find(properties, criteria, scope, { pageSize })).toEqual({
    count: expected.length,
    ids: expected.slice(from, from + pageSize),
  });
  return expected.length;
}

function expectSameCounts({ properties, plain }: Agency, criteria: SearchCriteria): void {
  const onOffer = (changed: Partial<SearchCriteria>) =>
    plain({ ...criteria, ...changed }).filter(({ is_open }) => is_open);
  const size = (changed: Partial<SearchCriteria>) => onOffer(changed).length;
  const counts = facets(properties, criteria, scope);
  expect(counts.count).toBe(size({}));
  const perType = Map.groupBy(onOffer({ types: [] }), ({ type }) => type);
  perType.delete('igloo');
  expect(sizes(counts.types)).toEqual(sizes(perType));
  expect(countPerType(properties, criteria, scope)).toEqual(counts.types);
  for (const { key } of featureFilters) {
    expect(counts.features.get(key), key).toBe(size({ features: [...criteria.features, key] }));
  }
  for (const { key } of atLeastFilters) {
    for (const least of [1, 2, 3, 4, 5]) {
      const atLeast = { ...criteria.atLeast, [key]: least };
      expect(counts.atLeast.get(key)?.get(least), `${key} ${least}`).toBe(size({ atLeast }));
    }
  }
  for (const energy of energyChoices) expect(counts.energy.get(energy), energy).toBe(size({ energy }));
  for (const flood of floodChoices) expect(counts.flood.get(flood), flood).toBe(size({ flood }));
  for (const each of [1, 2, 3, 4] as const) expect(counts.facades.get(each)).toBe(size({ facades: [each] }));
}

function sizes<Key>(counts: Map<Key, number | unknown[]>): [Key, number][] {
  return [...counts]
    .map(([key, each]): [Key, number] => [key, Array.isArray(each) ? each.length : Number(each)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}

describe('a search in memory finds what a plain filter finds, in that order', () => {
  it.each(Array.from({ length: 3 * times }, (_, index) => index + 1))(
    'for 1000 random criteria (%i)',
    (seed) => {
      const random = new Random(seed);
      const all = agency(random, 600);
      let withSome = 0;
      for (let round = 0; round < 1000; round++) {
        if (expectSameList(all, randomCriteria(random)) > 0) withSome += 1;
      }
      expect(withSome).toBeGreaterThan(400);
    },
  );

  it('and counts each choice of each filter', () => {
    const random = new Random(4);
    const all = agency(random, 200);
    for (let round = 0; round < 100 * times; round++) expectSameCounts(all, randomCriteria(random));
  });

  it('also while properties come, change and go', () => {
    const random = new Random(5);
    const all = agency(random, 50);
    let last = 50;
    for (let round = 0; round < 300 * times; round++) {
      const criteria = randomCriteria(random);
      // Searches before and after the change, so that cached answers must follow it.
      expectSameList(all, criteria);
      const some = () => Array.from({ length: random.whole(0, 8) }, () => random.whole(1, last));
      all.change([...new Set(some())]);
      all.remove(some());
      // More properties than the first columns have room for.
      all.change(Array.from({ length: random.whole(0, 12) }, () => ++last));
      expectSameList(all, criteria);
      if (round % 30 === 0) expectSameCounts(all, criteria);
    }
    expect(all.properties.table.capacity).toBeGreaterThan(1024);
  });

  it('and counts what is found without each filter', () => {
    const random = new Random(6);
    const { properties, plain } = agency(random, 300);
    const onOffer = (criteria: SearchCriteria) => plain(criteria).filter(({ is_open }) => is_open).length;
    for (let round = 0; round < 200 * times; round++) {
      const criteria = randomCriteria(random);
      const counts = countMissingOne(properties, criteria, scope);
      const expected: Record<string, Partial<SearchCriteria>> = {
        zone: { zones: [] },
        type: { types: [] },
        energy: { energy: undefined },
        flood: { flood: undefined },
        facades: { facades: [] },
        text: { text: undefined },
        box: { box: undefined },
        area: { area: undefined },
        available: { availableBy: undefined },
        open_days: { openDays: undefined },
        priceCents: { ranges: { ...criteria.ranges, priceCents: undefined } },
      };
      for (const [name, left] of Object.entries(expected)) {
        if (!counts.has(name)) continue;
        expect(counts.get(name), name).toBe(onOffer({ ...criteria, ...left }));
      }
      expect(count(properties, criteria, scope)).toBe(onOffer(criteria));
    }
  });
});

it.each([
  [-1, 0],
  [0, 1],
  [1, 1],
  [999, 1],
  [1000, 0],
])('what was published %i ms after the beginning of a second counts %i times in it', (afterMs, counted) => {
  const random = new Random(7);
  const from = new Date('2026-06-01T00:00:00Z');
  const before = new Date(from.getTime() + 1000);
  const properties = new Properties(new PlaceCentres(randomPlaces(random)));
  const published_at_us = (from.getTime() + afterMs) * 1000;
  properties.update([{ ...randomProperty(random, 1), purpose: 'sale', is_open: true, published_at_us }]);
  const { criteria } = parseCriteria('sale', new URLSearchParams());
  expect(countPublished(properties, criteria, scope, { from, before })).toBe(counted);
});
