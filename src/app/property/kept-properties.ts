import { useSyncExternalStore } from 'react';
import {
  type KeptProperty,
  mostKept,
  readKeptProperties,
  withProperty,
  writeProperties,
} from '#domain/saved/kept-properties.ts';
import { keptValue } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { sendBeacon } from './view-beacon.ts';

// Lists of properties stay in the visitor's browser, without an account; the server only counts favourites added or
// removed.

export const favourites = keptValue(ownKeys.favourites, readKeptProperties);
export const comparison = keptValue(ownKeys.comparison, readKeptProperties);
/**
 * Kept only if the visitor asks for it: looking at a property is no request to remember it
 * (docs/decisions/012-recently-seen.md).
 */
export const recentlySeen = keptValue(ownKeys.recentlySeen, readKeptProperties, { atWish: true });

export type KeptProperties = typeof favourites;

const none: KeptProperty[] = [];

/** Newest first; empty on the server. */
export function useKept({ subscribe, get }: KeptProperties): readonly KeptProperty[] {
  return useSyncExternalStore(subscribe, get, () => none);
}

export function keepProperties(list: KeptProperties, properties: readonly KeptProperty[]): void {
  if (list === favourites) {
    const [before, after] = [idsOf(list.get()), idsOf(properties)];
    for (const id of after) if (!before.includes(id)) sendBeacon('added', id);
    for (const id of before) if (!after.includes(id)) sendBeacon('removed', id);
  }
  list.set(writeProperties(properties));
}

/** The page of a property calls it. */
export function rememberSeen(id: number): void {
  keepProperties(recentlySeen, withProperty(recentlySeen.get(), [id], mostKept.recentlySeen));
}

export function idsOf(properties: readonly KeptProperty[]): number[] {
  return properties.map(([id]) => id);
}
