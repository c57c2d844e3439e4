import { optionSets } from '#domain/property/option-sets.ts';
import { type PropertyType, propertyTypes } from '#domain/property/types.ts';
import {
  type EnergyChoice,
  energyChoices,
  type Facades,
  type FloodChoice,
  floodChoices,
  type SearchCriteria,
} from '#domain/search/criteria.ts';
import { type AtLeastKey, atLeastFilters, type Feature, featureFilters } from '#domain/search/filters.ts';
import {
  atLeast,
  energyUpTo,
  floodUpTo,
  type ListScope,
  ofType,
  onOffer,
  type SearchCondition,
  withFacades,
  withFeature,
  withOpenDay,
} from './conditions.ts';
import { Narrowed } from './narrowed.ts';
import type { Properties } from './properties.ts';

/** How many properties on offer each choice of a filter would find, with all other filters unchanged. */
export type Facets = {
  /** The number of properties found. */
  count: number;
  /** Counts per type, without its subtypes; types without properties are left out. */
  types: Map<PropertyType, number>;
  /** With this feature and the chosen ones. */
  features: Map<Feature, number>;
  /** From at least one to at least five. */
  atLeast: Map<AtLeastKey, Map<number, number>>;
  energy: Map<EnergyChoice, number>;
  flood: Map<FloodChoice, number>;
  facades: Map<Facades, number>;
  /** With an open day to come. */
  openDays: number;
};

/** Filters whose choices are counted one at a time. */
const counted = new Set<string>([
  'type',
  'energy',
  'flood',
  'facades',
  ...atLeastFilters.map(({ key }) => key),
]);
const steps = [1, 2, 3, 4, 5] as const;
const types = propertyTypes.map(({ key }) => key);

/** Counts each choice of each filter as if the filter had no other choice. */
export function facets(properties: Properties, criteria: SearchCriteria, scope: ListScope): Facets {
  const narrowed = new Narrowed(properties, criteria, scope, {
    among: onOffer(properties, criteria.purpose),
    canLeave: (filter) => counted.has(filter),
  });

  function counts<Choice>(
    filter: string | undefined,
    choices: readonly Choice[],
    conditionOf: (choice: Choice) => SearchCondition,
  ): Map<Choice, number> {
    const others = filter === undefined ? narrowed.all : narrowed.without(filter);
    return new Map(
      choices.map((choice) => [choice, others.countWith(properties.where(conditionOf(choice)))] as const),
    );
  }

  return {
    count: narrowed.all.count(),
    types: present(counts('type', types, (type) => ofType(properties, type))),
    features: counts(
      undefined,
      featureFilters.map(({ key }) => key),
      (feature) => withFeature(properties, feature),
    ),
    atLeast: new Map(
      atLeastFilters.map(({ key }) => [key, counts(key, steps, (least) => atLeast(properties, key, least))]),
    ),
    energy: counts('energy', energyChoices, (choice) => energyUpTo(properties, choice)),
    flood: counts('flood', floodChoices, (choice) => floodUpTo(properties, choice)),
    facades: counts('facades', optionSets.facades, (count) => withFacades(properties, count)),
    openDays: narrowed.all.countWith(properties.where(withOpenDay(properties))),
  };
}

/** Counts per type, without its subtypes, as if no type were chosen. */
export function countPerType(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): Map<PropertyType, number> {
  const among = onOffer(properties, criteria.purpose);
  const others = new Narrowed(properties, { ...criteria, types: [] }, scope, { among }).all;
  return present(
    new Map(types.map((type) => [type, others.countWith(properties.where(ofType(properties, type)))])),
  );
}

function present<Key>(counts: Map<Key, number>): Map<Key, number> {
  return new Map([...counts].filter(([, count]) => count > 0));
}
