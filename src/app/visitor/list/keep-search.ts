import type { Location } from 'react-router';
import type { LastSearch } from '#app/property/last-search.ts';
import { writeEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import type { loadList } from './list.server.ts';

/** Kept for the pages of its properties, until the tab is closed. A list that found nothing is no way back. */
export function keepSearch(
  { cards, paging, ways }: Awaited<ReturnType<typeof loadList>>,
  { pathname, search, key, state }: Location,
): void {
  if (cards.length === 0) return;
  const kept: LastSearch = {
    href: pathname + search,
    place: state?.place ?? key,
    properties: cards.map(({ href }) => href),
    previousPage: paging.previous,
    nextPage: paging.next,
    ways,
  };
  writeEntry(ownKeys.lastSearch, JSON.stringify(kept));
}
