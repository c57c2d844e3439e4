import { parseCriteria, type SearchCriteria, sorts } from '#domain/search/criteria.ts';
import type { Zones } from '#search/zones/zones.ts';
import { Random } from '#test/random.ts';

/** Each visitor searches for another combination, so that no answer is cached. */
type Cases = {
  /** Filters as people choose them, usually with a zone. */
  filters: SearchCriteria[];
  /** The same filters within the part of the map that is in view. */
  boxes: SearchCriteria[];
  areas: SearchCriteria[];
  texts: SearchCriteria[];
  typed: string[];
};

const typedTexts = [
  'kerkstraat',
  'liège',
  'rue',
  'GV-123',
  'gent',
  'a',
  '9000',
  'nowhere at all',
  'église 12',
];

/** The same cases at each run. */
export function casesOf(zones: Zones, number: number): Cases {
  const random = new Random(21);
  const make = <Case>(one: () => Case) => Array.from({ length: number }, one);
  return {
    filters: make(() => criteriaOf(random, filters(random, zones))),
    boxes: make(() => criteriaOf(random, [...filters(random, zones, 0.1), ['box', box(random)]])),
    areas: make(() => criteriaOf(random, [...filters(random, zones, 0), ['area', area(random)]])),
    texts: make(() => criteriaOf(random, [['text', random.oneOf(typedTexts)]])),
    typed: make(() => {
      const name = random.oneOf(zones.all).names[random.oneOf(['nl', 'fr', 'de', 'en'] as const)];
      return name.slice(0, random.whole(2, name.length));
    }),
  };
}

function criteriaOf(random: Random, query: [string, string][]): SearchCriteria {
  return parseCriteria(random.is(0.75) ? 'sale' : 'rent', new URLSearchParams(query)).criteria;
}

function filters(random: Random, zones: Zones, inZone = 0.7): [string, string][] {
  const chosen: [string, string][] = [['sort', random.oneOf(sorts)]];
  const add = (chance: number, name: string, value: () => string | number) => {
    if (random.is(chance)) chosen.push([name, String(value())]);
  };
  for (let count = 0; count < 3; count++) add(inZone / 1.5, 'zone', () => random.oneOf(zones.all).key);
  add(0.2, 'radius', () => random.oneOf([5, 10, 25]));
  for (const type of ['house', 'apartment']) add(0.35, 'type', () => type);
  add(0.3, 'min_price', () => random.whole(1, 3) * 100_000);
  add(0.5, 'max_price', () => random.whole(3, 9) * 100_000);
  add(0.4, 'bedrooms', () => random.whole(1, 4));
  add(0.1, 'bathrooms', () => random.whole(1, 2));
  add(0.2, 'min_living_area', () => random.whole(6, 20) * 10);
  add(0.1, 'min_plot_area', () => random.whole(1, 10) * 100);
  add(0.1, 'min_construction_year', () => random.whole(1950, 2020));
  add(0.2, 'energy', () => random.oneOf(['b', 'c', 'd']));
  add(0.1, 'flood', () => random.oneOf(['a', 'b']));
  add(0.1, 'facades', () => random.whole(2, 4));
  for (const feature of ['garden', 'terrace', 'garage']) add(0.15, 'feature', () => feature);
  add(0.2, 'page', () => random.whole(1, 10));
  return chosen;
}

function box(random: Random): string {
  const [west, south, size] = [
    2.6 + random.number() * 3.2,
    49.7 + random.number() * 1.6,
    random.number() ** 2,
  ];
  return [west, south, west + 2 * size, south + size].map((side) => side.toFixed(4)).join();
}

/** A polygon of twenty corners around a point, as if drawn by hand. */
function area(random: Random): string {
  const [longitude, latitude, size] = [
    3 + random.number() * 2.5,
    50.2 + random.number(),
    random.number() / 2,
  ];
  return Array.from({ length: 20 }, (_, corner) => {
    const [angle, reach] = [(corner / 20) * 2 * Math.PI, size * (0.6 + random.number() * 0.4)];
    const at = [longitude + Math.cos(angle) * reach * 1.5, latitude + Math.sin(angle) * reach];
    return at.map((side) => side.toFixed(4)).join();
  }).join(';');
}
