import { type PropertyType, searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import type { EnergyChoice, Facades, FloodChoice } from '#domain/search/criteria.ts';
import { type AtLeastKey, atLeastFilters, type Feature, featureFilters } from '#domain/search/filters.ts';
import { plural, type Texts } from '#texts/i18n.ts';
import type { ShownCounts } from './shown-counts.ts';

/** How many homes each choice of a filter would find, with all other filters as they are. */
export type Facets = {
  count: number;
  /** Of each type itself, without those below it; only types of which there are any. */
  types: ReadonlyMap<string, number>;
  features?: ReadonlyMap<Feature, number>;
  atLeast?: ReadonlyMap<AtLeastKey, ReadonlyMap<number, number>>;
  energy?: ReadonlyMap<EnergyChoice, number>;
  flood?: ReadonlyMap<FloodChoice, number>;
  facades?: ReadonlyMap<Facades, number>;
};

/** Takes counts; gives them as the filters show them. */
export function showCounts({ count, ...facets }: Facets, t: Texts): ShownCounts {
  const types = searchTypes.flatMap(typeAndDescendants);
  const choices: ShownCounts['choices'] = {
    type: present(types.map((type) => [type, countOfType(facets.types, type)])),
  };
  for (const { key, parameter } of atLeastFilters) {
    if (facets.atLeast) choices[parameter] = present(facets.atLeast.get(key) ?? []);
  }
  if (facets.energy) choices.energy = present(facets.energy);
  if (facets.flood) choices.flood = present(facets.flood);
  if (facets.facades) choices.facades = present(facets.facades);
  if (facets.features) {
    choices.feature = present(
      featureFilters.map(({ key, value }) => [value, facets.features?.get(key) ?? 0]),
    );
  }
  return {
    found: plural(t, 'COUNT_PROPERTIES', count),
    submit: plural(t, 'SHOW_COUNT', count),
    choices,
  };
}

function present(counts: Iterable<readonly [string | number, number]>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** Takes the counts per type; gives how many homes are of a type or of one below it. */
export function countOfType(perType: ReadonlyMap<string, number>, type: PropertyType): number {
  return typeAndDescendants(type).reduce((sum, each) => sum + (perType.get(each) ?? 0), 0);
}
