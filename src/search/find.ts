import type { Purpose, SearchCriteria } from '#domain/search/criteria.ts';
import { type ListScope, listed, onOffer } from './conditions.ts';
import { Narrowed } from './narrowed.ts';
import type { Properties } from './properties.ts';

/**
 * Counts all that the list shows, sold and rented properties too, and gives the ids on the page that the criteria ask
 * for, in their order.
 */
export function find(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
  { pageSize }: { pageSize: number },
): { count: number; ids: number[] } {
  properties.searches += 1;
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

/** The ids of all properties found, in no order. */
export function findIds(properties: Properties, criteria: SearchCriteria, scope: ListScope): number[] {
  const { id } = properties.table.columns;
  const ids: number[] = [];
  new Narrowed(properties, criteria, scope).all.forEach((slot) => {
    ids.push(id[slot] ?? 0);
  });
  return ids;
}

/** Counts properties on offer, like every number that visitors see; the list shows sold and rented ones too. */
export function count(properties: Properties, criteria: SearchCriteria, scope: ListScope): number {
  return onOfferIn(properties, criteria, scope).all.count();
}

function onOfferIn(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
  canLeave?: (filter: string) => boolean,
): Narrowed {
  const among = onOffer(properties, criteria.purpose);
  return new Narrowed(properties, criteria, scope, { among, ...(canLeave && { canLeave }) });
}

/** How many properties found and on offer were published at `from` or later and before `before`. */
export function countPublished(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
  { from, before }: { from: Date; before: Date },
): number {
  const { publishedAt } = properties.table.columns;
  const [fromUs, beforeUs] = [from.getTime() * 1000, before.getTime() * 1000];
  let published = 0;
  onOfferIn(properties, criteria, scope).all.forEach((slot) => {
    const at = publishedAt[slot] ?? Number.NaN;
    if (at >= fromUs && at < beforeUs) published += 1;
  });
  return published;
}

/** The purpose of the list that has the property with exactly this reference. */
export function purposeOfReference(
  properties: Properties,
  reference: string,
  scope: Pick<ListScope, 'goneSince'>,
): Purpose | undefined {
  const slots = properties.table.withReference(reference);
  return (['sale', 'rent'] as const).find((purpose) =>
    slots.some((slot) => listed(properties, purpose, scope).isIn(slot)),
  );
}

/** Counts the listed properties without any filter. */
export function countListed(
  properties: Properties,
  purpose: Purpose,
  scope: Pick<ListScope, 'goneSince'>,
): number {
  return properties.where(listed(properties, purpose, scope)).count();
}

/** Counts the properties on offer without any filter: not those that the list shows as sold or rented. */
export function countOnOffer(properties: Properties, purpose: Purpose): number {
  return properties.where(onOffer(properties, purpose)).count();
}

/** For each chosen filter, by its name or key, how many properties on offer would be found without it. */
export function countMissingOne(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): Map<string, number> {
  const narrowed = onOfferIn(properties, criteria, scope, () => true);
  return new Map([...narrowed.names()].map((name) => [name, narrowed.without(name).count()]));
}
