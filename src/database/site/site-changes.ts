import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type ChangedSubject = 'settings' | 'pages';

/** `before`: null where nothing was stored. */
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

/** Undefined where the change is of another subject. */
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
