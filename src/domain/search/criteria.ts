import { type EnergyLabelName, energyLabels, energyLetter } from '#domain/property/energy-label.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { type PropertyType, propertyTypes, typeAndDescendants } from '#domain/property/types.ts';
import { slugOf } from '#domain/text/slug.ts';
import { isDay } from '#domain/time/dates.ts';
import { type MapBox, type Position, readArea, readBox, writeArea, writeBox } from './area.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  type Feature,
  featureFilters,
  type RangeKey,
  rangeFilters,
} from './filters.ts';
import { QueryReader } from './read-query.ts';

export type Purpose = 'sale' | 'rent';

export const radiiKm = [0, 5, 10, 25] as const;
/** 'open_day' is only for a search for open days, which it is the default of. */
export const sorts = ['newest', 'price', '-price', '-area', 'price_per_m2', 'open_day'] as const;
/** The energy labels offered as 'at most': one worse than F would say nothing any more. */
export const energyChoices = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'] as const;
/** The flood scores offered as 'at most': D would mean all of them. */
export const floodChoices = ['a', 'b', 'c'] as const;

export type Sort = (typeof sorts)[number];
export type EnergyChoice = (typeof energyChoices)[number];
export type FloodChoice = (typeof floodChoices)[number];
export type Facades = (typeof optionSets.facades)[number];
export type Range = { min?: number; max?: number };

/** What somebody looks for. Amounts in cents, areas in m². */
export type SearchCriteria = {
  purpose: Purpose;
  /** Keys of zones, or what was typed as one: '9000', 'gent', 'province-antwerpen' (search/zones/zones.ts says what they mean). */
  zones: string[];
  /** Around the zones; 0 without zones. */
  radiusKm: number;
  box?: MapBox;
  area?: Position[];
  types: PropertyType[];
  ranges: { [Key in RangeKey]?: Range };
  atLeast: { [Key in AtLeastKey]?: number };
  energy?: EnergyChoice;
  /** Neither of the two flood scores is worse, and one at least is known. */
  flood?: FloodChoice;
  facades: Facades[];
  /** Free on this day at the latest, 'YYYY-MM-DD'. */
  availableBy?: string;
  features: Feature[];
  /** Only those with an open day to come. */
  openDays?: true;
  text?: string;
  sort: Sort;
  page: number;
};

const zoneSeparator = /[,;]/;
const limits = { zones: 30, zoneLength: 60, textLength: 100, page: 100_000 };
const types = propertyTypes.map(({ key }) => key);
const facadeChoices = optionSets.facades.map(String);

/** The parameters of a search, in the order in which an address has them. */
export const criteriaParameters = [
  'zone',
  'radius',
  'box',
  'area',
  'type',
  ...rangeFilters.flatMap(({ parameter }) => [`min_${parameter}`, `max_${parameter}`]),
  ...atLeastFilters.map(({ parameter }) => parameter),
  'energy',
  'flood',
  'facades',
  'available',
  'feature',
  'open_days',
  'text',
  'sort',
  'page',
];

/**
 * Any query gives criteria; parameters that could not be understood are left out and named, so that the page can say
 * so. Repeated parameters add up if several can hold, otherwise the last one counts.
 */
export function parseCriteria(
  purpose: Purpose,
  query: URLSearchParams,
): { criteria: SearchCriteria; problems: string[] } {
  const reader = new QueryReader(query);
  const zones = readZones(reader);
  const radius = reader.wholeNumber('radius', { min: 0, max: 25 }) ?? 0;
  const radiusKm = radiiKm.find((each) => each === radius);
  if (radiusKm === undefined) reader.problems.add('radius');

  const openDays = reader.oneOf('open_days', ['1']) && true;
  const asked = reader.oneOf('sort', sorts);

  const criteria: SearchCriteria = {
    purpose,
    zones,
    radiusKm: zones.length > 0 ? (radiusKm ?? 0) : 0,
    box: reader.read('box', readBox),
    area: reader.read('area', readArea),
    types: readTypes(reader),
    ranges: readRanges(reader),
    atLeast: readAtLeast(reader),
    energy: reader.oneOf('energy', energyChoices),
    flood: reader.oneOf('flood', floodChoices),
    facades: reader.someOf('facades', facadeChoices).map(Number) as Facades[],
    availableBy: reader.read('available', (text) => (isDay(text) ? text : undefined)),
    features: readFeatures(reader),
    openDays,
    text: reader.last('text')?.slice(0, limits.textLength),
    sort: asked && (asked !== 'open_day' || openDays) ? asked : usualSort({ openDays }),
    page: reader.wholeNumber('page', { min: 1, max: limits.page }) ?? 1,
  };
  return { criteria, problems: [...reader.problems] };
}

/** The order of a list if nobody has chosen one. */
export function usualSort({ openDays }: Pick<SearchCriteria, 'openDays'>): Sort {
  return openDays ? 'open_day' : 'newest';
}

/** Parameters have one order, so that equal criteria have one address. */
export function writeCriteria(criteria: SearchCriteria): URLSearchParams {
  const query = new URLSearchParams();
  for (const zone of criteria.zones) query.append('zone', zone);
  if (criteria.radiusKm > 0) query.set('radius', String(criteria.radiusKm));
  if (criteria.box) query.set('box', writeBox(criteria.box));
  if (criteria.area) query.set('area', writeArea(criteria.area));
  for (const type of criteria.types) query.append('type', type);
  for (const { key, parameter, perTyped } of rangeFilters) {
    const { min, max } = criteria.ranges[key] ?? {};
    if (min !== undefined) query.set(`min_${parameter}`, String(min / perTyped));
    if (max !== undefined) query.set(`max_${parameter}`, String(max / perTyped));
  }
  for (const { key, parameter } of atLeastFilters) {
    const least = criteria.atLeast[key];
    if (least) query.set(parameter, String(least));
  }
  if (criteria.energy) query.set('energy', criteria.energy);
  if (criteria.flood) query.set('flood', criteria.flood);
  for (const facades of criteria.facades) query.append('facades', String(facades));
  if (criteria.availableBy) query.set('available', criteria.availableBy);
  for (const { key, value } of featureFilters)
    if (criteria.features.includes(key)) query.append('feature', value);
  if (criteria.openDays) query.set('open_days', '1');
  if (criteria.text) query.set('text', criteria.text);
  if (criteria.sort !== usualSort(criteria) && (criteria.sort !== 'open_day' || criteria.openDays))
    query.set('sort', criteria.sort);
  if (criteria.page > 1) query.set('page', String(criteria.page));
  return query;
}

/** All labels that are as good or better, whatever the region's scale. */
export function labelsUpTo(choice: EnergyChoice): EnergyLabelName[] {
  const worst = energyLabels.findLastIndex((label) => energyLetter(label) === choice);
  return energyLabels.slice(0, worst + 1);
}

function readZones(reader: QueryReader): string[] {
  const keys = [...new Set(reader.all('zone', zoneSeparator).map(zoneKey))].filter(Boolean);
  const known = keys.filter((key) => key.length <= limits.zoneLength);
  if (known.length < keys.length || known.length > limits.zones) reader.problems.add('zone');
  return known.slice(0, limits.zones).sort();
}

/** Turns the typed name or key of a place into its key in addresses. */
function zoneKey(typed: string): string {
  return slugOf(typed, 'nl');
}

/** What was typed for each of the zones. */
export function typedZones(query: URLSearchParams): Map<string, string> {
  return new Map(new QueryReader(query).all('zone', zoneSeparator).map((typed) => [zoneKey(typed), typed]));
}

function readTypes(reader: QueryReader): PropertyType[] {
  return finestTypes(reader.someOf('type', types));
}

/** The types in the order of the tree. A finer type replaces the one above it: a form sends both. */
export function finestTypes(asked: readonly PropertyType[]): PropertyType[] {
  return types.filter(
    (type) =>
      asked.includes(type) &&
      !asked.some((other) => other !== type && typeAndDescendants(type).includes(other)),
  );
}

function readRanges(reader: QueryReader): SearchCriteria['ranges'] {
  const ranges: SearchCriteria['ranges'] = {};
  for (const { key, parameter, max: most, perTyped } of rangeFilters) {
    // As people type them: '€ 650.000', '650 000', '120 m²'.
    const digitsOf = (typed: string) => typed.replace(/m²$|m2$|[€\s.]/g, '').replace(/,00$|,-$/, '');
    let min = reader.wholeNumber(`min_${parameter}`, { min: 0, max: most / perTyped, digitsOf }) || undefined;
    let max = reader.wholeNumber(`max_${parameter}`, { min: 1, max: most / perTyped, digitsOf });
    if (min !== undefined && max !== undefined && min > max) [min, max] = [max, min];
    if (min === undefined && max === undefined) continue;
    const range: Range = {};
    if (min !== undefined) range.min = min * perTyped;
    if (max !== undefined) range.max = max * perTyped;
    ranges[key] = range;
  }
  return ranges;
}

function readAtLeast(reader: QueryReader): SearchCriteria['atLeast'] {
  const atLeast: SearchCriteria['atLeast'] = {};
  for (const { key, parameter } of atLeastFilters) {
    const least = reader.wholeNumber(parameter, { min: 0, max: 20 });
    if (least) atLeast[key] = least;
  }
  return atLeast;
}

function readFeatures(reader: QueryReader): Feature[] {
  const values = reader.someOf(
    'feature',
    featureFilters.map(({ value }) => value),
  );
  return featureFilters.filter(({ value }) => values.includes(value)).map(({ key }) => key);
}
