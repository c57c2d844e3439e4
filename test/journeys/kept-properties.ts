import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { readEmbedded } from '#test/site-process.ts';

type List = 'favourites' | 'comparison' | 'recentlySeen';

/** Starts a browser with lists of properties from earlier visits, each as a text in the site's format. */
export async function keptBefore(
  context: BrowserContext,
  lists: Partial<Record<List, string>>,
): Promise<void> {
  const entries = Object.entries(lists).map(([name, text]) => [ownKeys[name as List].key, text] as const);
  await context.addInitScript((all) => {
    if (!location.protocol.startsWith('http') || window !== top || sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);
}

type DemoProperty = { id: number; priceCents: number };

/** Properties of the demo agency with a public price; those of other tests come after them. */
export async function propertiesForSale(count: number): Promise<DemoProperty[]> {
  return await withDatabase(async (database) => {
    const rows = await database
      .selectFrom('property')
      .select(['id', 'price_cents'])
      .where('publication', '=', 'published')
      .where('purpose', '=', 'sale')
      .where('availability', '=', 'available')
      .where('publish_price', '=', true)
      .where('price_cents', 'is not', null)
      .where('project_id', 'is', null)
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(({ id, price_cents }) => ({ id, priceCents: Number(price_cents) }));
  });
}

/** The id of a withdrawn property of the demo agency. */
export async function withdrawnProperty(): Promise<number> {
  return await withDatabase(async (database) => {
    const { id } = await database
      .selectFrom('property')
      .select('id')
      .where('publication', '=', 'withdrawn')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Opens the site's own database. */
export async function withDatabase<Result>(
  read: (database: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  await using database = openDatabase(readEmbedded(process.env.SITE_DATA_DIR ?? '').url, {
    maxConnections: 1,
  });
  return await read(database);
}
