import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './client.ts';

/** A page as it is stored: what `params` and `modules` hold is checked by whoever reads it. */
export type StoredPage = { id: number; name: string; modules: unknown } & Record<string, unknown>;

/** Gives all pages, in the order of the menu. */
export async function listPages(database: Kysely<Database>): Promise<StoredPage[]> {
  const { rows } = await sql<{ params: Record<string, unknown> } & StoredPage>`
    select id, parent_id as "parentId", name, sort, path, status, in_menu as "inMenu", params, modules
    from page order by sort, id`.execute(database);
  return rows.map(({ params, ...page }) => ({ ...params, ...page }));
}

/** What is written of a page. */
export type PageRow = {
  id: number;
  parentId: number | null;
  name: string;
  sort: number;
  path: object;
  status: 'draft' | 'published';
  inMenu: boolean;
  modules: readonly object[];
  title: object;
  metadata: object;
  seo: boolean;
};

/** Makes the stored pages those that are given: what is not among them is gone. Pages keep when they were made. */
export async function replacePages(
  transaction: Transaction<Database>,
  pages: readonly PageRow[],
): Promise<void> {
  await transaction
    .deleteFrom('page')
    .where('id', 'not in', pages.length > 0 ? pages.map(({ id }) => id) : [-1])
    .execute();
  for (const { id, parentId, name, sort, path, status, inMenu, modules, ...params } of pages) {
    const { title, metadata, seo } = params;
    const row = {
      parent_id: parentId,
      name,
      sort,
      path: JSON.stringify(path),
      status,
      in_menu: inMenu,
      params: JSON.stringify({ title, metadata, seo }),
      modules: JSON.stringify(modules),
    };
    await transaction
      .insertInto('page')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, updated_at: sql`now()` }))
      .execute();
  }
}
