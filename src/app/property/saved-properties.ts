import { useSyncExternalStore } from 'react';
import {
  mostSaved,
  readSavedProperties,
  type SavedProperty,
  withProperty,
  writeProperties,
} from '#domain/saved/saved-properties.ts';
import { keptValue } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { sendBeacon } from './view-beacon.ts';

// Lists of properties stay in the visitor's browser, without an account; the server only counts favourites added or
// removed.

export const favourites = keptValue(ownKeys.favourites, readSavedProperties);
export const comparison = keptValue(ownKeys.comparison, readSavedProperties);
/**
 * Kept only if the visitor asks for it: looking at a property is no request to remember it
 * (docs/decisions/012-recently-seen.md).
 */
export const recentlySeen = keptValue(ownKeys.recentlySeen, readSavedProperties, { atWish: true });

export type PropertyStore = typeof favourites;

const none: SavedProperty[] = [];

/** Newest first; empty on the server. */
export function useSaved({ subscribe, get }: PropertyStore): readonly SavedProperty[] {
  return useSyncExternalStore(subscribe, get, () => none);
}

export function saveProperties(list: PropertyStore, properties: readonly SavedProperty[]): void {
  if (list === favourites) {
    const [before, after] = [idsOf(list.get()), idsOf(properties)];
    for (const id of after) if (!before.includes(id)) sendBeacon('added', id);
    for (const id of before) if (!after.includes(id)) sendBeacon('removed', id);
  }
  list.set(writeProperties(properties));
}

/** The page of a property calls it. */
export function rememberSeen(id: number): void {
  saveProperties(recentlySeen, withProperty(recentlySeen.get(), [id], mostSaved.recentlySeen));
}

export function idsOf(properties: readonly SavedProperty[]): number[] {
  return properties.map(([id]) => id);
}
