import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** What staff changed in a page and have not published. */
export type PageEdit = {
  pageId: number;
  /** As it was stored: an older version of the program may have written it. */
  document: unknown;
  /** Of the page that it was written over. */
  baseHash: string;
  actor: string;
  at: Date;
  /** When it is published by itself. */
  publishAt: Date | null;
  plannedBy: string | null;
  refusedAt: Date | null;
};

export async function findPageEdit(
  database: Kysely<Database>,
  pageId: number,
): Promise<PageEdit | undefined> {
  return pageEdits(database).where('page_id', '=', pageId).executeTakeFirst();
}

export async function listPageEdits(database: Kysely<Database>): Promise<PageEdit[]> {
  return pageEdits(database).orderBy('page_id').execute();
}

function pageEdits(database: Kysely<Database>) {
  return database
    .selectFrom('page_edit')
    .select(['page_id as pageId', 'document', 'base_hash as baseHash', 'actor', 'at'])
    .select(['publish_at as publishAt', 'planned_by as plannedBy', 'refused_at as refusedAt']);
}
