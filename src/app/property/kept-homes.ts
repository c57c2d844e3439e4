import { useSyncExternalStore } from 'react';
import { keptValue } from '#app/browser-storage.ts';
import { type KeptHome, mostKept, readHomes, withHome, writeHomes } from '#domain/saved/kept-homes.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { sendBeacon } from './visit-beacon.ts';

// The lists of homes that somebody keeps stay in their browser, without an account; that a favourite came or went is counted.

export const favourites = keptValue(ownKeys.favourites, readHomes);
export const comparison = keptValue(ownKeys.comparison, readHomes);
/** Nobody asks to be remembered by looking at a home: see docs/decisions/012-recently-seen.md. */
export const recentlySeen = keptValue(ownKeys.recentlySeen, readHomes, { atWish: true });

export type KeptHomes = typeof favourites;

const none: KeptHome[] = [];

/** The homes of a list, newest first; none on the server. */
export function useKept({ subscribe, get }: KeptHomes): readonly KeptHome[] {
  return useSyncExternalStore(subscribe, get, () => none);
}

export function keepHomes(list: KeptHomes, homes: readonly KeptHome[]): void {
  if (list === favourites) {
    const [before, after] = [idsOf(list.get()), idsOf(homes)];
    for (const id of after) if (!before.includes(id)) sendBeacon('added', id);
    for (const id of before) if (!after.includes(id)) sendBeacon('removed', id);
  }
  list.set(writeHomes(homes));
}

/** To be called by the page of a home. */
export function rememberSeen(id: number): void {
  keepHomes(recentlySeen, withHome(recentlySeen.get(), [id], mostKept.recentlySeen));
}

export function idsOf(homes: readonly KeptHome[]): number[] {
  return homes.map(([id]) => id);
}
