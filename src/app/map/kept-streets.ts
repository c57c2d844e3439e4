import { keptValue } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

/** The visitor's choice about streets on this page; undefined: none yet. */
export type StreetsWish = 'once' | 'always' | 'none' | undefined;

const always = 'always';
const kept = keptValue(ownKeys.streets, (text) => text === always);

/** The wish that this browser keeps for every map. */
export function keptWish(): StreetsWish {
  return kept.get() ? always : undefined;
}

/** Keeps a wish for always, and forgets it once the visitor hides the streets. */
export function keepWish(wish: StreetsWish): void {
  if (wish === always) kept.set(always);
  if (wish === 'none') kept.set(null);
}
