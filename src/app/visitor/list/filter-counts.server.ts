import { type PropertyType, searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import { atLeastFilters, featureFilters } from '#domain/search/filters.ts';
import type { Facets } from '#search/facets.ts';
import { plural, type Texts } from '#texts/server/texts.ts';
import type { FilterCounts } from './filter-counts.ts';

export function presentCounts(facets: Facets, t: Texts): FilterCounts {
  const types = searchTypes.flatMap(typeAndDescendants);
  const atLeast = atLeastFilters.map(
    ({ key, parameter }) => [parameter, present(facets.atLeast.get(key) ?? [])] as const,
  );
  return {
    found: plural(t, 'COUNT_PROPERTIES', facets.count),
    submit: plural(t, 'SHOW_COUNT', facets.count),
    choices: {
      type: present(types.map((type) => [type, countOfType(facets.types, type)])),
      ...Object.fromEntries(atLeast),
      energy: present(facets.energy),
      flood: present(facets.flood),
      facades: present(facets.facades),
      feature: present(featureFilters.map(({ key, value }) => [value, facets.features.get(key) ?? 0])),
      open_days: present([['1', facets.openDays]]),
    },
  };
}

function present(counts: Iterable<readonly [string | number, number]>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

/** Also counts the finer types below it. */
export function countOfType(perType: ReadonlyMap<string, number>, type: PropertyType): number {
  return typeAndDescendants(type).reduce((sum, each) => sum + (perType.get(each) ?? 0), 0);
}
