import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** As stored: readers must check `params` and `modules`. */
export type StoredPage = { id: number; name: string; modules: unknown } & Record<string, unknown>;

/** In the order of the menu. */
export async function listPages(database: Kysely<Database>): Promise<StoredPage[]> {
  const { rows } = await sql<PageInDatabase>`
    select id, parent_id as "parentId", name, sort, path, status, in_menu as "inMenu", params, modules,
      created_at as "createdAt", updated_at as "updatedAt"
    from page order by sort, id`.execute(database);
  return rows.map(({ params, createdAt, updatedAt, ...page }) => ({
    ...params,
    ...page,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}

type PageInDatabase = StoredPage & { params: Record<string, unknown>; createdAt: Date; updatedAt: Date };

/** The columns of a page that are written. */
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

/**
 * Replaces all pages: those that are absent are deleted, those that did not change are not touched. A page keeps its
 * creation date.
 */
export async function replacePages(
  transaction: Transaction<Database>,
  pages: readonly PageRow[],
): Promise<void> {
  await transaction
    .deleteFrom('page')
    .where('id', 'not in', pages.length > 0 ? pages.map(({ id }) => id) : [-1])
    .execute();
  await freeNames(transaction, pages);
  for (const page of pages) {
    const { title, metadata, seo } = page;
    await sql`
      insert into page (id, parent_id, name, sort, path, status, in_menu, params, modules)
      values (${page.id}, ${page.parentId}, ${page.name}, ${page.sort}, ${JSON.stringify(page.path)}, ${page.status},
        ${page.inMenu}, ${JSON.stringify({ title, metadata, seo })}, ${JSON.stringify(page.modules)})
      on conflict (id) do update set parent_id = excluded.parent_id, name = excluded.name, sort = excluded.sort,
        path = excluded.path, status = excluded.status, in_menu = excluded.in_menu, params = excluded.params,
        modules = excluded.modules, updated_at = now()
      where (page.parent_id, page.name, page.sort, page.path, page.status, page.in_menu, page.params, page.modules)
        is distinct from (excluded.parent_id, excluded.name, excluded.sort, excluded.path, excluded.status,
          excluded.in_menu, excluded.params, excluded.modules)`.execute(transaction);
  }
}

/** Renames pages first: two that swap names would both have the same one while they are written. */
async function freeNames(transaction: Transaction<Database>, pages: readonly PageRow[]): Promise<void> {
  const names = new Map(pages.map(({ id, name }) => [id, name]));
  const stored = await transaction.selectFrom('page').select(['id', 'name']).execute();
  const renamed = stored.filter(({ id, name }) => names.get(id) !== name).map(({ id }) => id);
  if (renamed.length === 0) return;
  await transaction.updateTable('page').set({ name: sql`'~' || id` }).where('id', 'in', renamed).execute();
}
