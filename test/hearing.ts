import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';

/**
 * Writes are announced a moment later, in the order of the commits. Gives a function that waits for an announcement of
 * its own, after which this page cache has heard all earlier ones.
 */
export function hearing(database: Kysely<Database>, pageCache: PageCache): () => Promise<void> {
  const awaited = new Map<string, () => void>();
  const drop = pageCache.drop.bind(pageCache);
  pageCache.drop = (tags) => {
    const [tag = ''] = tags;
    const resolve = awaited.get(tag);
    if (resolve) resolve();
    else drop(tags);
  };
  // Without its connection the cache hears nothing, and does not trust its pages.
  const listen = pageCache.listen.bind(pageCache);
  pageCache.listen = (isListening) => {
    listen(isListening);
    for (const resolve of awaited.values()) resolve();
  };
  let count = 0;
  return async () => {
    const tag = `heard:${++count}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    awaited.set(tag, resolve);
    await sql`select pg_notify('gevel_changes', ${tag})`.execute(database);
    await promise;
    awaited.delete(tag);
  };
}
