import type { Purpose, SearchCriteria } from '#domain/search/criteria.ts';
import { type ListScope, listed } from './conditions.ts';
import type { Homes } from './homes.ts';
import { Narrowed } from './narrowed.ts';

/** Takes criteria; gives how many homes they find, and the ids of the page that they ask for, in its order. */
export function find(
  homes: Homes,
  criteria: SearchCriteria,
  scope: ListScope,
  { pageSize }: { pageSize: number },
): { count: number; ids: number[] } {
  const found = new Narrowed(homes, criteria, scope).all;
  const count = found.count();
  const ids: number[] = [];
  let before = (criteria.page - 1) * pageSize;
  if (before >= count) return { count, ids };
  const { id } = homes.table.columns;
  for (const slot of homes.orders.get(criteria.sort)) {
    if (!found.has(slot)) continue;
    if (before > 0) before -= 1;
    else if (ids.push(id[slot] ?? 0) === pageSize) break;
  }
  return { count, ids };
}

/** Takes criteria; gives how many homes they find. */
export function count(homes: Homes, criteria: SearchCriteria, scope: ListScope): number {
  return new Narrowed(homes, criteria, scope).all.count();
}

/** Gives how many homes a list has when nothing is filtered. */
export function countListed(homes: Homes, purpose: Purpose, scope: Pick<ListScope, 'goneSince'>): number {
  return homes.where(listed(homes, purpose, scope)).count();
}

/** Takes criteria; gives for each of their filters how many homes are found without it, by its name or key. */
export function countMissingOne(
  homes: Homes,
  criteria: SearchCriteria,
  scope: ListScope,
): Map<string, number> {
  const narrowed = new Narrowed(homes, criteria, scope, () => true);
  return new Map([...narrowed.names()].map((name) => [name, narrowed.without(name).count()]));
}
