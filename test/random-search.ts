import type { PlaceCentre, SearchRow } from '#database/property/search-rows.ts';
import { energyLabels } from '#domain/property/energy-label.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { energyChoices, floodChoices, radiiKm, sorts } from '#domain/search/criteria.ts';
import { atLeastFilters, featureFilters, rangeFilters } from '#domain/search/filters.ts';
import type { Random } from './random.ts';

const names = ['Gent', 'Gand', 'Liège', 'Luik', 'Lüttich', 'Mariakerke', 'Saint-Gilles', '’s-Gravenwezel'];
const streets = ['Kouter', 'Rue de l’Église', 'Große Straße', 'Dorpsstraat', 'Place du Marché'];
const typed = [
  'gent',
  'LIEGE',
  'strasse',
  'kou',
  'T-1',
  't-2',
  '9',
  '9000',
  '%',
  '_',
  "'",
  'é',
  'xyz',
  ' a ',
];
const day = (random: Random) => `2026-${`${random.whole(1, 12)}`.padStart(2, '0')}-15`;
const dayNumber = (text: string) => Date.parse(text) / 86_400_000;

/** Places so close to each other that a radius finds some, in three regions of two countries. */
export function randomPlaces(random: Random): PlaceCentre[] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    latitude: 51 + random.number() / 3,
    longitude: 3.7 + random.number() / 2,
    country_id: index % 3 === 2 ? 50 : 10,
    region: ['flanders', 'wallonia', 'luxembourg'][index % 3] ?? '',
  }));
}

/** Many values are shared with other properties, and many are unknown. */
export function randomProperty(random: Random, id: number): SearchRow {
  const numbers = (filters: readonly { key: string }[], most: number) =>
    filters.map(({ key }) => [key, random.known(0.8, random.whole(0, most))]);
  const hasPosition = random.is(0.9);
  const property = {
    id,
    purpose: random.oneOf(['sale', 'sale', 'rent']),
    type: random.is(0.02) ? 'igloo' : random.oneOf(propertyTypes).key,
    is_open: random.is(0.85),
    gone_day: random.known(0.7, dayNumber(day(random))),
    published_at_us: random.known(0.95, 1.79e15 + random.whole(0, 40)),
    available_day: random.known(0.6, dayNumber(day(random))),
    is_available_now: random.is(0.2),
    open_day_ms: random.known(0.3, 1_800_000_000_000 + random.whole(0, 20) * 3_600_000),
    energy_label: random.known(0.8, random.is(0.05) ? 'z' : random.oneOf(energyLabels)),
    flood: random.known(0.7, random.oneOf([...floodChoices, 'd'])),
    facades: random.known(0.8, random.whole(1, 4)),
    place_id: random.known(0.9, random.whole(1, 12)),
    latitude: hasPosition ? 51 + random.whole(0, 30) / 100 : null,
    longitude: hasPosition ? 3.7 + random.whole(0, 50) / 100 : null,
    reference: `T-${random.whole(1, 500)}`,
    street: random.known(0.7, random.oneOf(streets)),
    postal_code: String(9000 + random.whole(0, 12) * 10),
    city: random.oneOf(names),
    place_name: random.known(0.8, JSON.stringify({ nl: random.oneOf(names), fr: random.oneOf(names) })),
    quarter: random.known(0.2, JSON.stringify({ nl: random.oneOf(names) })),
    ...Object.fromEntries(numbers(rangeFilters, 30)),
    ...Object.fromEntries(numbers(atLeastFilters, 6)),
    ...Object.fromEntries(featureFilters.map(({ key }) => [key, random.known(0.8, random.is(0.6))])),
  };
  // Prices are in cents but typed in euros.
  return { ...property, priceCents: random.known(0.8, random.whole(0, 30) * 100) } as SearchRow;
}

/** A zone is named by a number and contains that place and the next. */
export function placeIdsOf(zones: readonly string[]): number[] {
  return zones.flatMap((zone) => [Number(zone), Number(zone) + 1]).filter((id) => id >= 1 && id <= 12);
}

/** A query with a little of everything, some of it nonsense. */
export function randomQuery(random: Random): URLSearchParams {
  const query = new URLSearchParams();
  const few = 0.12;
  const add = (chance: number, name: string, value: () => string | number) => {
    if (random.is(chance)) query.append(name, String(value()));
  };
  for (let count = 0; count < 2; count++) {
    add(few, 'zone', () => random.whole(0, 12));
    add(0.2, 'type', () => random.oneOf(propertyTypes).key);
    add(few, 'facades', () => random.whole(0, 5));
  }
  add(0.3, 'radius', () => random.oneOf(radiiKm));
  const corner = () => `${3.7 + random.whole(0, 50) / 100},${51 + random.whole(0, 30) / 100}`;
  add(few, 'box', () => `${corner()},${corner()}`);
  add(few, 'area', () => Array.from({ length: random.whole(2, 8) }, corner).join(';'));
  for (const { parameter } of rangeFilters) {
    add(few, `min_${parameter}`, () => random.whole(0, 30));
    add(few, `max_${parameter}`, () => random.whole(-1, 30));
  }
  for (const { parameter } of atLeastFilters) add(few, parameter, () => random.whole(0, 7));
  add(few, 'energy', () => random.oneOf(energyChoices));
  add(few, 'flood', () => random.oneOf(floodChoices));
  add(few, 'available', () => day(random));
  add(few, 'open_days', () => 1);
  for (const { value } of featureFilters) add(few / 2, 'feature', () => value);
  add(few, 'text', () => random.oneOf(typed));
  add(0.8, 'sort', () => random.oneOf(sorts));
  add(0.3, 'page', () => random.whole(1, 4));
  return query;
}
