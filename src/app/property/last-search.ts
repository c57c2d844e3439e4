import { readEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

/**
 * The page of a list that was shown last in this tab. `place`: the key under which React Router keeps its scroll
 * position.
 */
export type LastSearch = {
  href: string;
  place?: string;
  /** The addresses of the properties on the page, in its order. */
  properties: string[];
  previousPage?: string;
  nextPage?: string;
  ways: { back: string; previous: string; next: string };
};

/** The links of one page of a list; at the ends of the list a previous or next page is absent. */
export type PageOfSearch = Pick<LastSearch, 'properties' | 'previousPage' | 'nextPage'>;

/** Undefined if this tab has shown no list. */
export function readSearch(): LastSearch | undefined {
  try {
    return JSON.parse(readEntry(ownKeys.lastSearch) ?? '');
  } catch {
    return undefined;
  }
}
