import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PageCache } from '#server/pages/page-cache/page-cache.ts';

/**
 * What a test has just written is announced a moment later. Announcements come in the order of the commits: gives a
 * wait for one of our own, after which the process of this page cache has heard all others.
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
  // While its connection is lost it hears nothing, and trusts nothing that it has kept.
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
