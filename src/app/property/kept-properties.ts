import { useSyncExternalStore } from 'react';
import { keptValue } from '#app/browser-storage.ts';
import {
  type KeptProperty,
  mostKept,
  readProperties,
  withProperty,
  writeProperties,
} from '#domain/saved/kept-properties.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { sendBeacon } from './view-beacon.ts';

// The lists of properties that somebody keeps stay in their browser, without an account; that a favourite came or went is counted.

export const favourites = keptValue(ownKeys.favourites, readProperties);
export const comparison = keptValue(ownKeys.comparison, readProperties);
/** Nobody asks to be remembered by looking at a property: see docs/decisions/012-recently-seen.md. */
export const recentlySeen = keptValue(ownKeys.recentlySeen, readProperties, { atWish: true });

export type KeptProperties = typeof favourites;

const none: KeptProperty[] = [];

/** The properties of a list, newest first; none on the server. */
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

/** To be called by the page of a property. */
export function rememberSeen(id: number): void {
  keepProperties(recentlySeen, withProperty(recentlySeen.get(), [id], mostKept.recentlySeen));
}

export function idsOf(properties: readonly KeptProperty[]): number[] {
  return properties.map(([id]) => id);
}
