/**
 * A whole number from 0 to below the limit that looks arbitrary but is always the same for the text (FNV-1a). The demo
 * agency must be the same on every machine, so nothing in it is random.
 */
export function stableNumber(text: string, limit: number): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // The lowest bits of this hash depend too much on the last letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

/** Always the same item for the same text. */
export function stablePick<Item>(text: string, list: readonly Item[]): Item {
  const item = list[stableNumber(text, list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
