import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type ChangedSubject = 'settings' | 'pages';

/** `before`: null if nothing was stored. */
export type SiteChange = {
  id: number;
  changedAt: Date;
  changedBy: string;
  before: unknown;
  after: unknown;
};

export async function insertSiteChange(
  transaction: Transaction<Database>,
  subject: ChangedSubject,
  { changedBy, before, after }: Pick<SiteChange, 'changedBy' | 'before' | 'after'>,
): Promise<void> {
  await transaction
    .insertInto('site_change')
    .values({
      subject,
      changed_by: changedBy,
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}

/** Newest first. */
export async function listSiteChanges(
  database: Kysely<Database>,
  subject: ChangedSubject,
  limit: number,
): Promise<SiteChange[]> {
  return changes(database, subject).orderBy('id', 'desc').limit(limit).execute();
}

/** The keys of a page that are not part of its content. */
const aside = ['id', 'parentId', 'sort', 'createdAt', 'updatedAt'];

/**
 * The changes of one page, newest first, with that page before (null: it did not exist) and after. `defaults`: the
 * pages before any were stored. `id`: only this change.
 */
export async function listPageChanges(
  database: Kysely<Database>,
  pageId: number,
  { defaults, limit, id }: { defaults: readonly object[]; limit: number; id?: number },
): Promise<SiteChange[]> {
  const pageIn = (pages: unknown) =>
    sql`jsonb_path_query_first(${pages}, '$[*] ? (@.id == $id)', jsonb_build_object('id', ${pageId}::int))`;
  const { rows } = await sql<SiteChange>`
    select * from (
      select id, changed_at as "changedAt", changed_by as "changedBy",
        ${pageIn(sql`coalesce(before, ${JSON.stringify(defaults)}::jsonb)`)} as before,
        ${pageIn(sql`after`)} as after
      from site_change where subject = 'pages' and (${id ?? null}::int is null or id = ${id ?? null}::int)) as change
    where after is not null and (before - ${aside}::text[]) is distinct from (after - ${aside}::text[])
    order by id desc limit ${limit}`.execute(database);
  return rows;
}

/** Undefined if the change is of another subject. */
export async function findSiteChange(
  database: Kysely<Database>,
  subject: ChangedSubject,
  id: number,
): Promise<SiteChange | undefined> {
  return changes(database, subject).where('id', '=', id).executeTakeFirst();
}

function changes(database: Kysely<Database>, subject: ChangedSubject) {
  return database
    .selectFrom('site_change')
    .select(['id', 'changed_at as changedAt', 'changed_by as changedBy', 'before', 'after'])
    .where('subject', '=', subject);
}
