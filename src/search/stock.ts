import { type Purpose, parseCriteria } from '#domain/search/criteria.ts';
import { type RangeKey, rangeFilters } from '#domain/search/filters.ts';
import { type ListScope, listed } from './conditions.ts';
import { type Facets, facets } from './facets.ts';
import type { Properties } from './properties.ts';

/** The contents of a list before any choice: a filter is not worth offering if no property has its attribute. */
export type Stock = Facets & {
  /** True if there is nothing, not even a property sold or rented lately. */
  isEmpty: boolean;
  ranges: ReadonlySet<RangeKey>;
  knowsAvailability: boolean;
  /** True if a map would show any of them. */
  knowsPosition: boolean;
};

export function stockOf(properties: Properties, purpose: Purpose, scope: ListScope): Stock {
  return properties.derived(`stock ${purpose} ${scope.goneSince}`, () =>
    countStock(properties, purpose, scope),
  );
}

function countStock(properties: Properties, purpose: Purpose, scope: ListScope): Stock {
  const { ranges, availableDay, latitude } = properties.table.columns;
  const all = properties.where(listed(properties, purpose, scope));
  const isKnown = (key: string, column: Float32Array | Float64Array) =>
    all.countWith(
      properties.where({ key: `known ${key}`, isIn: (slot) => !Number.isNaN(column[slot] ?? Number.NaN) }),
    ) > 0;
  return {
    ...facets(properties, parseCriteria(purpose, new URLSearchParams()).criteria, scope),
    isEmpty: all.count() === 0,
    ranges: new Set(rangeFilters.map(({ key }) => key).filter((key) => isKnown(key, ranges[key]))),
    knowsAvailability: isKnown('availability', availableDay),
    knowsPosition: isKnown('position', latitude),
  };
}
