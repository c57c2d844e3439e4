import type { SearchRow } from '#database/property/search-rows.ts';
import { energyLabels } from '#domain/property/energy-label.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { floodChoices } from '#domain/search/criteria.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  featureFilters,
  type RangeKey,
  rangeFilters,
} from '#domain/search/filters.ts';

/** The values of properties that a search needs: a property has the same slot in every column. */
export type PropertyColumns = ReturnType<typeof emptyColumns>;

const purposes: readonly string[] = ['sale', 'rent'];
const types: readonly string[] = propertyTypes.map(({ key }) => key);
const labels: readonly string[] = energyLabels;
const floodScores: readonly string[] = [...floodChoices, 'd'];

/** The numbers in columns that stand for words; 0 is 'not known'. */
export const codeOf = {
  purpose: (purpose: string) => purposes.indexOf(purpose) + 1,
  type: (type: string) => types.indexOf(type) + 1,
  energy: (label: string | null) => (label === null ? 0 : labels.indexOf(label) + 1),
  flood: (score: string | null) => (score === null ? 0 : floodScores.indexOf(score) + 1),
};

/** Earlier than every date: the property is available at once. */
const always = Number.NEGATIVE_INFINITY;

export function emptyColumns(capacity: number) {
  return {
    id: new Int32Array(capacity),
    purpose: new Uint8Array(capacity),
    type: new Uint8Array(capacity),
    isOpen: new Uint8Array(capacity),
    // Unknown values are NaN, which no comparison matches.
    goneDay: new Float32Array(capacity),
    publishedAt: new Float64Array(capacity),
    availableDay: new Float32Array(capacity),
    openDay: new Float64Array(capacity),
    energy: new Uint8Array(capacity),
    flood: new Uint8Array(capacity),
    facades: new Int16Array(capacity),
    features: new Uint8Array(capacity),
    placeId: new Int32Array(capacity),
    latitude: new Float64Array(capacity),
    longitude: new Float64Array(capacity),
    street: new Int32Array(capacity),
    locality: new Int32Array(capacity),
    postalCode: new Int32Array(capacity),
    ranges: columnsFor(rangeFilters, () => new Float64Array(capacity)),
    atLeast: columnsFor(atLeastFilters, () => new Int16Array(capacity)),
  };
}

export function withTwiceTheSlots(columns: PropertyColumns): PropertyColumns {
  const bigger = emptyColumns(columns.id.length * 2);
  copy(columns, bigger);
  copy(columns.ranges, bigger.ranges);
  copy(columns.atLeast, bigger.atLeast);
  return bigger;
}

function copy(from: object, to: object): void {
  const target = new Map(Object.entries(to));
  for (const [name, column] of Object.entries(from)) {
    if (ArrayBuffer.isView(column)) target.get(name).set(column);
  }
}

function columnsFor<Key extends RangeKey | AtLeastKey, Column>(
  filters: readonly { key: Key }[],
  make: () => Column,
): Record<Key, Column> {
  return Object.fromEntries(filters.map(({ key }) => [key, make()])) as Record<Key, Column>;
}

export function fillSlot(columns: PropertyColumns, slot: number, row: SearchRow): void {
  columns.id[slot] = row.id;
  columns.purpose[slot] = codeOf.purpose(row.purpose);
  columns.type[slot] = codeOf.type(row.type);
  columns.isOpen[slot] = row.is_open ? 1 : 0;
  columns.goneDay[slot] = row.gone_day ?? Number.NaN;
  columns.publishedAt[slot] = row.published_at_us ?? Number.NaN;
  columns.availableDay[slot] = row.is_available_now ? always : (row.available_day ?? Number.NaN);
  columns.openDay[slot] = row.open_day_ms ?? Number.NaN;
  columns.energy[slot] = codeOf.energy(row.energy_label);
  columns.flood[slot] = codeOf.flood(row.flood);
  columns.facades[slot] = row.facades ?? 0;
  columns.placeId[slot] = row.place_id ?? 0;
  columns.latitude[slot] = row.latitude ?? Number.NaN;
  columns.longitude[slot] = row.longitude ?? Number.NaN;
  for (const { key } of rangeFilters) columns.ranges[key][slot] = row[key] ?? Number.NaN;
  for (const { key } of atLeastFilters) columns.atLeast[key][slot] = row[key] ?? -1;
  let features = 0;
  for (const [bit, { key }] of featureFilters.entries()) if (row[key]) features |= 1 << bit;
  columns.features[slot] = features;
}
