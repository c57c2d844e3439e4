import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** The unpublished changes of staff to a page. */
export type PageEdit = {
  pageId: number;
  /** As it was stored: an older version of the program may have written it. */
  document: unknown;
  /** The hash of the published page on which the edit is based. */
  baseHash: string;
  actor: string;
  at: Date;
  /** When it will be published automatically. */
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
