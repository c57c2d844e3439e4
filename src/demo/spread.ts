import { stableNumber } from './stable-number.ts';

/**
 * In a seemingly shuffled order: items with the same look stand at least `apart` places from each other and from those
 * in `before`, if that is possible.
 */
export function spread<Item>(
  items: readonly Item[],
  lookOf: (item: Item) => string,
  apart: number,
  before: readonly Item[] = [],
): Item[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(lookOf(item), (counts.get(lookOf(item)) ?? 0) + 1);
  const remaining = items
    .map((item, index) => ({
      item,
      look: lookOf(item),
      chance: stableNumber(`${index} ${lookOf(item)}`, 1000),
    }))
    .sort((one, other) => one.chance - other.chance);
  const ordered: Item[] = [];
  const lastSeen = new Map(before.map((item, index) => [lookOf(item), index - before.length]));
  while (remaining.length > 0) {
    const waited = (look: string) => ordered.length - (lastSeen.get(look) ?? Number.NEGATIVE_INFINITY);
    const free = remaining.filter(({ look }) => waited(look) >= apart);
    // The look that is left most often goes first, or all its items end up together at the end. If every look is too
    // near, the one that has waited longest comes.
    const left = (look: string) => counts.get(look) ?? 0;
    const urgent = free.find(({ look }) => left(look) * apart >= remaining.length);
    const [longest] = remaining.toSorted((one, other) => waited(other.look) - waited(one.look));
    const next = urgent ?? free[0] ?? longest;
    if (!next) break;
    remaining.splice(remaining.indexOf(next), 1);
    lastSeen.set(next.look, ordered.length);
    counts.set(next.look, left(next.look) - 1);
    ordered.push(next.item);
  }
  return ordered;
}
