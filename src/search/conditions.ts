import { typeAndDescendants } from '#domain/property/types.ts';
import { boxAround, isInArea, isInBox } from '#domain/search/area.ts';
import { floodChoices, labelsUpTo, type Purpose, type SearchCriteria } from '#domain/search/criteria.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  type Feature,
  featureFilters,
  rangeFilters,
} from '#domain/search/filters.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Properties } from './properties.ts';
import { codeOf } from './property-columns.ts';

export type ListScope = {
  /** 'YYYY-MM-DD'. Properties sold or rented on this day or later are still listed. */
  goneSince: string;
  /** Gives the places in any of these zones. */
  placeIdsOf: (zones: readonly string[]) => number[];
};

/** A test of properties by their slot. Its results are cached under `key`, if it has one. */
export type SearchCondition = { key?: string; isIn: (slot: number) => boolean };

/** Part of every search: the purpose, and not sold or rented too long ago. */
export function listed(
  properties: Properties,
  purpose: Purpose,
  { goneSince }: Pick<ListScope, 'goneSince'>,
): SearchCondition {
  const { purpose: purposes, isOpen, goneDay } = properties.table.columns;
  const code = codeOf.purpose(purpose);
  const since = dayNumber(goneSince);
  return {
    key: `listed ${purpose} ${goneSince}`,
    isIn: (slot) => purposes[slot] === code && (isOpen[slot] === 1 || (goneDay[slot] ?? Number.NaN) >= since),
  };
}

/** Matches open properties for this purpose. */
export function onOffer(properties: Properties, purpose: Purpose): SearchCondition {
  const { purpose: purposes, isOpen } = properties.table.columns;
  const code = codeOf.purpose(purpose);
  return { key: `on offer ${purpose}`, isIn: (slot) => purposes[slot] === code && isOpen[slot] === 1 };
}

/**
 * The conditions of the chosen filters, by the filters' names; ranges, steps and features are separate filters, by
 * their keys.
 */
export function conditions(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): Map<string, SearchCondition> {
  const found = new Map<string, SearchCondition>();
  const { columns } = properties.table;
  if (criteria.zones.length > 0) found.set('zone', inZones(properties, criteria, scope));
  const { box, area } = criteria;
  const position = (slot: number) => ({
    longitude: columns.longitude[slot] ?? Number.NaN,
    latitude: columns.latitude[slot] ?? Number.NaN,
  });
  if (box) found.set('box', { isIn: (slot) => isInBox(position(slot), box) });
  if (area) {
    const around = boxAround(area);
    const isIn = (slot: number) => isInBox(position(slot), around) && isInArea(position(slot), area);
    found.set('area', { isIn });
  }
  if (criteria.types.length > 0) {
    const isChosen = flags(criteria.types.flatMap(typeAndDescendants).map(codeOf.type));
    found.set('type', {
      key: `types ${criteria.types}`,
      isIn: (slot) => isChosen[columns.type[slot] ?? 0] === 1,
    });
  }
  for (const { key } of rangeFilters) {
    const range = criteria.ranges[key];
    if (!range) continue;
    const { min = 0, max = Number.POSITIVE_INFINITY } = range;
    const column = columns.ranges[key];
    const isIn = (slot: number) => (column[slot] ?? Number.NaN) >= min && (column[slot] ?? Number.NaN) <= max;
    found.set(key, { isIn });
  }
  for (const { key } of atLeastFilters) {
    const least = criteria.atLeast[key];
    if (least) found.set(key, atLeast(properties, key, least));
  }
  if (criteria.energy) found.set('energy', energyUpTo(properties, criteria.energy));
  if (criteria.flood) found.set('flood', floodUpTo(properties, criteria.flood));
  if (criteria.facades.length > 0) {
    const isChosen = flags(criteria.facades);
    found.set('facades', {
      key: `facades of ${criteria.facades}`,
      isIn: (slot) => isChosen[columns.facades[slot] ?? 0] === 1,
    });
  }
  if (criteria.availableBy) {
    const day = dayNumber(criteria.availableBy);
    found.set('available', { isIn: (slot) => (columns.availableDay[slot] ?? Number.NaN) <= day });
  }
  for (const key of criteria.features) found.set(key, withFeature(properties, key));
  if (criteria.openDays) found.set('open_days', withOpenDay(properties));
  if (criteria.text) {
    const { isIn } = listed(properties, criteria.purpose, scope);
    found.set('text', { isIn: properties.table.containing(criteria.text, isIn) });
  }
  return found;
}

/** A least number of bedrooms, for example. */
export function atLeast(properties: Properties, key: AtLeastKey, least: number): SearchCondition {
  const column = properties.table.columns.atLeast[key];
  return { key: `${key} ${least}`, isIn: (slot) => (column[slot] ?? -1) >= least };
}

/** Exactly this type, without its subtypes. */
export function ofType(properties: Properties, type: string): SearchCondition {
  const { type: types } = properties.table.columns;
  const code = codeOf.type(type);
  return { key: `type ${type}`, isIn: (slot) => types[slot] === code };
}

export function energyUpTo(
  properties: Properties,
  choice: NonNullable<SearchCriteria['energy']>,
): SearchCondition {
  const { energy } = properties.table.columns;
  const worst = labelsUpTo(choice).length;
  return { key: `energy ${choice}`, isIn: (slot) => energy[slot] !== 0 && (energy[slot] ?? 0) <= worst };
}

export function floodUpTo(
  properties: Properties,
  choice: NonNullable<SearchCriteria['flood']>,
): SearchCondition {
  const { flood } = properties.table.columns;
  const worst = floodChoices.indexOf(choice) + 1;
  return { key: `flood ${choice}`, isIn: (slot) => flood[slot] !== 0 && (flood[slot] ?? 0) <= worst };
}

export function withFacades(properties: Properties, count: number): SearchCondition {
  const { facades } = properties.table.columns;
  return { key: `facades ${count}`, isIn: (slot) => facades[slot] === count };
}

export function withFeature(properties: Properties, feature: Feature): SearchCondition {
  const { features } = properties.table.columns;
  const bit = 1 << featureFilters.findIndex(({ key }) => key === feature);
  return { key: feature, isIn: (slot) => ((features[slot] ?? 0) & bit) !== 0 };
}

export function withOpenDay(properties: Properties): SearchCondition {
  const { openDay } = properties.table.columns;
  return { key: 'open day', isIn: (slot) => (openDay[slot] ?? Number.NaN) > 0 };
}

/**
 * Matches properties in a zone. With a radius it also matches those of places whose centre lies that near to the centre
 * of a place in a zone.
 */
function inZones({ table, places }: Properties, criteria: SearchCriteria, scope: ListScope): SearchCondition {
  const { placeId } = table.columns;
  const own = scope.placeIdsOf(criteria.zones);
  const isMeant = flags(criteria.radiusKm === 0 ? own : places.within(criteria.radiusKm, own));
  return { isIn: (slot) => isMeant[placeId[slot] ?? 0] === 1 };
}

/** A lookup by number, faster than a set. */
function flags(numbers: readonly number[]): Uint8Array {
  const all = new Uint8Array(Math.max(0, ...numbers) + 1);
  for (const number of numbers) all[number] = 1;
  return all;
}

function dayNumber(day: string): number {
  return Date.parse(day) / dayMs;
}
