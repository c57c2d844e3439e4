import { expect, it } from 'vitest';
import { isInBox } from '#domain/search/area.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { plainSearch } from '#test/plain-search.ts';
import { Random } from '#test/random.ts';
import { placeIdsOf, randomPlaces, randomProperty, randomQuery } from '#test/random-search.ts';
import { groupsInBox, positionsFound } from './map-groups.ts';
import { Properties } from './properties.ts';
import { PlaceCentres } from './zones/place-centres.ts';

const scope = { goneSince: '2026-06-15', placeIdsOf };
const random = new Random(7);
const places = randomPlaces(random);
const rows = Array.from({ length: 2000 }, (_, index) => randomProperty(random, index + 1));
const properties = new Properties(new PlaceCentres(places));
properties.update(rows);
const criteriaOf = (query: URLSearchParams) => parseCriteria('sale', query).criteria;

it('groups all properties on offer in view, whatever the view and the filters', () => {
  for (let round = 0; round < 200; round++) {
    const criteria = criteriaOf(randomQuery(random));
    const [west, south] = [3.6 + random.number() / 2, 50.9 + random.number() / 3];
    const box = { west, south, east: west + random.number(), north: south + random.number() };
    const view = { box, zoom: random.whole(0, 22) };
    const inView = plainSearch(rows, places, { ...criteria, box }, scope).filter(({ is_open }) => is_open);

    const groups = groupsInBox(properties, criteria, scope, view);

    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(inView.length);
    expect(groups.length).toBeLessThan(700);
    for (const { ids, count, box: around } of groups) {
      expect(ids.length).toBe(Math.min(count, 100));
      const inside = ids.filter((id) => {
        const { longitude, latitude } = inView.find((row) => row.id === id) ?? {};
        return longitude && latitude && isInBox({ longitude, latitude }, around);
      });
      expect(inside).not.toEqual([]);
    }
  }
});

it('shows each property alone where they lie apart', () => {
  const apart = new Properties(new PlaceCentres([]));
  const property = { ...randomProperty(random, 1), purpose: 'sale', is_open: true, latitude: 51 };
  apart.update([
    { ...property, id: 1, longitude: 3.7 },
    { ...property, id: 2, longitude: 3.9 },
    { ...property, id: 3, longitude: 3.9 },
  ]);
  const view = { box: { west: 3.5, south: 50.5, east: 4, north: 51.5 }, zoom: 12 };
  const groups = groupsInBox(apart, criteriaOf(new URLSearchParams()), scope, view);
  expect(groups.map(({ ids, at }) => ({ ids: ids.toSorted(), at }))).toEqual([
    { ids: [2, 3], at: { longitude: 3.9, latitude: 51 } },
    { ids: [1], at: { longitude: 3.7, latitude: 51 } },
  ]);
});

it('gives the positions of what is found', () => {
  const criteria = criteriaOf(new URLSearchParams('bedrooms=3'));
  const found = plainSearch(rows, places, criteria, scope).filter(
    ({ latitude, is_open }) => is_open && latitude !== null,
  );
  const longitudes = found.map(({ longitude }) => Number(longitude));
  expect(
    positionsFound(properties, criteria, scope)
      .map(({ longitude }) => longitude)
      .toSorted(),
  ).toEqual(longitudes.toSorted());
  expect(positionsFound(properties, criteriaOf(new URLSearchParams('min_price=9999999')), scope)).toEqual([]);
});
