import type { Purpose, SearchCriteria } from '#domain/search/criteria.ts';
import { type ListScope, listed } from './conditions.ts';
import { Narrowed } from './narrowed.ts';
import type { Properties } from './properties.ts';

/** Takes criteria; gives how many properties they find, and the ids of the page that they ask for, in its order. */
export function find(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
  { pageSize }: { pageSize: number },
): { count: number; ids: number[] } {
  const found = new Narrowed(properties, criteria, scope).all;
  const count = found.count();
  const ids: number[] = [];
  let before = (criteria.page - 1) * pageSize;
  if (before >= count) return { count, ids };
  const { id } = properties.table.columns;
  for (const slot of properties.orders.get(criteria.sort)) {
    if (!found.has(slot)) continue;
    if (before > 0) before -= 1;
    else if (ids.push(id[slot] ?? 0) === pageSize) break;
  }
  return { count, ids };
}

/** Takes criteria; gives how many properties they find. */
export function count(properties: Properties, criteria: SearchCriteria, scope: ListScope): number {
  return new Narrowed(properties, criteria, scope).all.count();
}

/** Gives how many properties a list has when nothing is filtered. */
export function countListed(
  properties: Properties,
  purpose: Purpose,
  scope: Pick<ListScope, 'goneSince'>,
): number {
  return properties.where(listed(properties, purpose, scope)).count();
}

/** Takes criteria; gives for each of their filters how many properties are found without it, by its name or key. */
export function countMissingOne(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): Map<string, number> {
  const narrowed = new Narrowed(properties, criteria, scope, () => true);
  return new Map([...narrowed.names()].map((name) => [name, narrowed.without(name).count()]));
}
