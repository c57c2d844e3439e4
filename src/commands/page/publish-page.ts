import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { changeWithin } from '#commands/site/change-site.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import type { Database } from '#database/client.ts';
import type { FileStorage } from '#images/storage.ts';
import { contentOfPage, pagesWithContent } from '#site/pages/page-content.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { lockPages, readPage } from './read-page.ts';

type PublishedPage =
  | { outcome: 'published' | 'nothing waits' | 'no such page' }
  /** The page on the site has changed since the edit was begun. */
  | { outcome: 'stale' }
  /** The pages would not be valid as a whole. */
  | { outcome: 'refused'; problems: SiteProblem[] };

type Films = Pick<FileStorage, 'exists'>;

/** `isAnyhow`: even over a version that somebody published meanwhile. */
export async function publishPage(
  { database, ...by }: By & { films: Films },
  { pageId, isAnyhow = false }: { pageId: number; isAnyhow?: boolean },
): Promise<PublishedPage> {
  return database.transaction().execute((transaction) => publishPageIn(transaction, by, pageId, isAnyhow));
}

/** The same in the caller's transaction. */
export async function publishPageIn(
  transaction: Transaction<Database>,
  { now, actor, films }: Omit<By, 'database'> & { films: Films },
  pageId: number,
  isAnyhow = false,
): Promise<PublishedPage> {
  await lockPages(transaction);
  const found = await readPage(transaction, { id: pageId });
  if (!found) return { outcome: 'no such page' };
  // A page that is off the site comes back as it was stored.
  if (!found.edit && found.page.status === 'published') return { outcome: 'nothing waits' };
  if (found.isOverOlder && !isAnyhow) return { outcome: 'stale' };
  const pages = pagesWithContent(found.pages, pageId, { ...found.content, status: 'published' });
  const written = pages.map((page) => ({
    id: page.id,
    parentId: page.parentId,
    sort: page.sort,
    ...contentOfPage(page),
  }));
  const { problems } = await changeWithin(transaction, pagesDocument, written, {
    changedBy: actor,
    isRehearsal: false,
    films,
  });
  if (problems.length > 0) return { outcome: 'refused', problems };
  await transaction.deleteFrom('page_edit').where('page_id', '=', pageId).execute();
  await audit(transaction, { now, actor }, 'page.publish', `page:${found.page.name}`);
  return { outcome: 'published' };
}
