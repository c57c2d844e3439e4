import type { PropertyType } from '#domain/property/types.ts';
import { type SearchCriteria, writeCriteria } from './criteria.ts';
import { type AtLeastKey, atLeastFilters, type Feature, type RangeKey, rangeFilters } from './filters.ts';

/** What a chosen filter says: a chip shows it in words. */
export type Chosen =
  | { filter: 'zone'; zone: string }
  | { filter: 'box' | 'area' }
  | { filter: 'type'; type: PropertyType }
  | { filter: 'range'; key: RangeKey }
  | { filter: 'atLeast'; key: AtLeastKey }
  | { filter: 'energy' | 'flood' | 'facades' | 'available' | 'open_days' | 'text' }
  | { filter: 'feature'; key: Feature };

/**
 * One filter that somebody chose, with the criteria that remain without it: for its chip, and for the searches
 * offered when little is found.
 */
export type ChosenFilter = Chosen & { without: SearchCriteria };

/** Taking a filter away leads back to the first page. */
export function chosenFilters(criteria: SearchCriteria): ChosenFilter[] {
  const first = { ...criteria, page: 1 };
  const chosen: ChosenFilter[] = [];
  for (const zone of criteria.zones) {
    const zones = criteria.zones.filter((each) => each !== zone);
    const radiusKm = zones.length > 0 ? criteria.radiusKm : 0;
    chosen.push({ filter: 'zone', zone, without: { ...first, zones, radiusKm } });
  }
  if (criteria.box) chosen.push({ filter: 'box', without: { ...first, box: undefined } });
  if (criteria.area) chosen.push({ filter: 'area', without: { ...first, area: undefined } });
  for (const type of criteria.types) {
    const types = criteria.types.filter((each) => each !== type);
    chosen.push({ filter: 'type', type, without: { ...first, types } });
  }
  for (const { key } of rangeFilters) {
    if (!criteria.ranges[key]) continue;
    const { [key]: _, ...ranges } = criteria.ranges;
    chosen.push({ filter: 'range', key, without: { ...first, ranges } });
  }
  for (const { key } of atLeastFilters) {
    if (!criteria.atLeast[key]) continue;
    const { [key]: _, ...atLeast } = criteria.atLeast;
    chosen.push({ filter: 'atLeast', key, without: { ...first, atLeast } });
  }
  if (criteria.energy) chosen.push({ filter: 'energy', without: { ...first, energy: undefined } });
  if (criteria.flood) chosen.push({ filter: 'flood', without: { ...first, flood: undefined } });
  if (criteria.facades.length > 0) chosen.push({ filter: 'facades', without: { ...first, facades: [] } });
  if (criteria.availableBy) {
    chosen.push({ filter: 'available', without: { ...first, availableBy: undefined } });
  }
  for (const key of criteria.features) {
    const features = criteria.features.filter((each) => each !== key);
    chosen.push({ filter: 'feature', key, without: { ...first, features } });
  }
  if (criteria.openDays) {
    const sort = criteria.sort === 'open_day' ? 'newest' : criteria.sort;
    chosen.push({ filter: 'open_days', without: { ...first, sort, openDays: undefined } });
  }
  if (criteria.text) chosen.push({ filter: 'text', without: { ...first, text: undefined } });
  return chosen;
}

/** Search engines may list types and zones only. */
export function narrowsBeyondTypeAndZone(criteria: SearchCriteria): boolean {
  return writeCriteria({ ...criteria, types: [], zones: [], radiusKm: 0, page: 1 }).size > 0;
}
