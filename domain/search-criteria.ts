import { type EnergyLabel, energyLabels, energyLetter } from './energy-label.ts';
import { isPropertyType, type PropertyType } from './property/types.ts';
import { slugOf } from './slug.ts';

export type Purpose = 'sale' | 'rent';

export const radiiKm = [0, 5, 10, 25] as const;
export const features = ['garden', 'terrace', 'garage', 'lift', 'furnished', 'new_build'] as const;
const sorts = ['newest', 'price', '-price', '-area'] as const;
/** The letters that 'at most' can be asked for: worse than F says nothing anymore. */
export const energyChoices = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export type Feature = (typeof features)[number];
export type Sort = (typeof sorts)[number];
export type EnergyChoice = (typeof energyChoices)[number];

/** What somebody looks for. Prices in euros, as they are typed and stand in the address. */
export type SearchCriteria = {
  purpose: Purpose;
  /** Slugs of localities ('gent') or postal codes ('9000'). */
  places: string[];
  radiusKm: number;
  types: PropertyType[];
  minPrice?: number;
  maxPrice?: number;
  bedrooms?: number;
  energy?: EnergyChoice;
  features: Feature[];
  text?: string;
  sort: Sort;
  page: number;
};

const limits = { places: 10, types: 20, textLength: 100, price: 1_000_000_000, bedrooms: 20, page: 100_000 };

/**
 * Takes the query of a list's address; gives criteria for every query there can be, and the names of the
 * parameters that could not be understood and were left out (the page says so).
 * Repeated parameters add up where several can hold, otherwise the last one counts.
 */
export function parseCriteria(
  purpose: Purpose,
  query: URLSearchParams,
): { criteria: SearchCriteria; problems: string[] } {
  const problems = new Set<string>();

  function chosen<T extends string>(
    name: string,
    isChoice: (value: string) => value is T,
    most: number,
  ): T[] {
    const values = [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].map((each) =>
      each.trim(),
    );
    const known = values.filter(isChoice);
    if (values.some((value) => value !== '' && !isChoice(value)) || known.length > most) problems.add(name);
    return known.slice(0, most).sort();
  }

  /** As people type it: '€ 650.000', '650 000'. */
  function price(name: string, least: number): number | undefined {
    return wholeNumber(name, least, limits.price, (typed) =>
      typed.replace(/[€\s.]/g, '').replace(/,00$|,-$/, ''),
    );
  }

  function wholeNumber(
    name: string,
    least: number,
    most: number,
    digitsOf = (typed: string) => typed,
  ): number | undefined {
    const raw = last(query, name);
    if (!raw) return undefined;
    const digits = digitsOf(raw);
    const value = /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.add(name);
    return undefined;
  }

  function oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const raw = last(query, name);
    const found = choices.find((choice) => choice === raw);
    if (raw && !found) problems.add(name);
    return found;
  }

  const places = [
    ...new Set(
      query
        .getAll('place')
        .flatMap((value) => value.split(/[,;]/))
        .map(placeKey),
    ),
  ].filter(Boolean);
  if (places.length > limits.places || places.some((place) => place.length > 60)) problems.add('place');

  let minPrice = price('min_price', 0);
  let maxPrice = price('max_price', 1);
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    [minPrice, maxPrice] = [maxPrice, minPrice];

  const radius = wholeNumber('radius', 0, 25) ?? 0;
  const radiusKm = radiiKm.find((each) => each === radius);
  if (radiusKm === undefined) problems.add('radius');

  const text = last(query, 'text')?.trim().slice(0, limits.textLength) || undefined;

  return {
    criteria: {
      purpose,
      places: places.filter((place) => place.length <= 60).slice(0, limits.places),
      radiusKm: places.length > 0 ? (radiusKm ?? 0) : 0,
      types: chosen('type', isPropertyType, limits.types),
      minPrice: minPrice || undefined,
      maxPrice,
      bedrooms: wholeNumber('bedrooms', 0, limits.bedrooms) || undefined,
      energy: oneOf('energy', energyChoices),
      features: chosen('feature', isFeature, features.length),
      text,
      sort: oneOf('sort', sorts) ?? 'newest',
      page: wholeNumber('page', 1, limits.page) ?? 1,
    },
    problems: [...problems],
  };
}

/** Takes criteria; gives the query of their address, in one order, so that equal criteria have one address. */
export function writeCriteria(criteria: SearchCriteria): URLSearchParams {
  const query = new URLSearchParams();
  for (const place of criteria.places) query.append('place', place);
  if (criteria.radiusKm > 0) query.set('radius', String(criteria.radiusKm));
  for (const type of criteria.types) query.append('type', type);
  if (criteria.minPrice) query.set('min_price', String(criteria.minPrice));
  if (criteria.maxPrice) query.set('max_price', String(criteria.maxPrice));
  if (criteria.bedrooms) query.set('bedrooms', String(criteria.bedrooms));
  if (criteria.energy) query.set('energy', criteria.energy);
  for (const feature of criteria.features) query.append('feature', feature);
  if (criteria.text) query.set('text', criteria.text);
  if (criteria.sort !== 'newest') query.set('sort', criteria.sort);
  if (criteria.page > 1) query.set('page', String(criteria.page));
  return query;
}

/** One filter that somebody chose, with the criteria that remain without it: a chip, and what would help most. */
export type ChosenFilter = { parameter: string; value: string; without: SearchCriteria };

/** Takes criteria; gives each chosen filter. Taking one away leads back to the first page. */
export function chosenFilters(criteria: SearchCriteria): ChosenFilter[] {
  const first = { ...criteria, page: 1 };
  const filters: ChosenFilter[] = [];
  for (const place of criteria.places) {
    const places = criteria.places.filter((each) => each !== place);
    filters.push({
      parameter: 'place',
      value: place,
      without: { ...first, places, radiusKm: places.length > 0 ? criteria.radiusKm : 0 },
    });
  }
  for (const type of criteria.types) {
    filters.push({
      parameter: 'type',
      value: type,
      without: { ...first, types: criteria.types.filter((each) => each !== type) },
    });
  }
  if (criteria.minPrice || criteria.maxPrice) {
    filters.push({
      parameter: 'price',
      value: '',
      without: { ...first, minPrice: undefined, maxPrice: undefined },
    });
  }
  if (criteria.bedrooms) {
    filters.push({
      parameter: 'bedrooms',
      value: String(criteria.bedrooms),
      without: { ...first, bedrooms: undefined },
    });
  }
  if (criteria.energy) {
    filters.push({ parameter: 'energy', value: criteria.energy, without: { ...first, energy: undefined } });
  }
  for (const feature of criteria.features) {
    filters.push({
      parameter: 'feature',
      value: feature,
      without: { ...first, features: criteria.features.filter((each) => each !== feature) },
    });
  }
  if (criteria.text)
    filters.push({ parameter: 'text', value: criteria.text, without: { ...first, text: undefined } });
  return filters;
}

/** Takes a letter; gives all labels that are as good or better, whatever the region's scale. */
export function labelsUpTo(choice: EnergyChoice): EnergyLabel[] {
  const worst = energyLabels.findLastIndex((label) => energyLetter(label) === choice);
  return energyLabels.slice(0, worst + 1);
}

function isFeature(value: string): value is Feature {
  return (features as readonly string[]).includes(value);
}

function placeKey(typed: string): string {
  // 'Gent (9000)' and '9000 Gent', as a suggestion may have written them: the postal code says it best.
  return /\b\d{4}\b/.exec(typed)?.[0] ?? slugOf(typed, 'nl');
}

function last(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1)?.trim();
}
