import type { Kysely, Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { FileStorage } from '#images/storage.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { publishPageIn } from './publish-page.ts';
import { lockPages, readPage } from './read-page.ts';

type Films = Pick<FileStorage, 'exists'>;

/** The job, which runs each minute. */
export async function pagePlanHandler(_: object, { database, files, log, now }: JobContext): Promise<void> {
  const films: Films = {
    exists: async (key) => {
      await using file = await files.films.open(key);
      return file !== undefined;
    },
  };
  for (const { pageId, outcome } of await carryOutPagePlans(database, films, now()))
    if (outcome === 'refused') log.warn({ pageId }, 'a planned page no longer fits the other pages');
}

type Done = { pageId: number; outcome: 'published' | 'refused' };

/**
 * Carries out what is due, each in its own transaction: it happens once, even if another process looks at the same
 * time.
 */
export async function carryOutPagePlans(
  database: Kysely<Database>,
  films: Films,
  now: Date,
): Promise<Done[]> {
  const done: Done[] = [];
  for (;;) {
    const next = await database.transaction().execute((transaction) => carryOutNext(transaction, films, now));
    if (!next) return done;
    done.push(next);
  }
}

async function carryOutNext(
  transaction: Transaction<Database>,
  films: Films,
  now: Date,
): Promise<Done | undefined> {
  if (!(await findDue(transaction, now))) return undefined;
  await lockPages(transaction);
  // Another process may have done it while this one waited.
  const due = await findDue(transaction, now);
  if (!due) return undefined;
  const { page_id: pageId, planned_by } = due;
  const by = { now, actor: planned_by ?? 'command' };
  const { outcome } = await publishPageIn(transaction, { ...by, films }, pageId);
  if (outcome === 'published') return { pageId, outcome };
  await transaction.updateTable('page_edit').set({ refused_at: now }).where('page_id', '=', pageId).execute();
  const found = await readPage(transaction, { id: pageId });
  await audit(transaction, by, 'page.plan-publish refused', `page:${found?.page.name ?? pageId}`);
  return { pageId, outcome: 'refused' };
}

function findDue(transaction: Transaction<Database>, now: Date) {
  return transaction
    .selectFrom('page_edit')
    .select(['page_id', 'planned_by'])
    .where('publish_at', '<=', now)
    .where('refused_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('page_id')
    .limit(1)
    .executeTakeFirst();
}
