import type { Feed } from './feed-property.ts';
import { fullFeed } from './full-feed.ts';
import { kyeroFeed } from './kyero-feed.ts';

/** The lists that portals fetch; other portals are sent each property: `sent-portals/`. */
export const feeds = { kyero: kyeroFeed, full: fullFeed } satisfies Record<string, Feed>;

export type FetchedFormat = keyof typeof feeds;

export function isFetched(format: string): format is FetchedFormat {
  return Object.hasOwn(feeds, format);
}
