import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import { changeWithin } from '#commands/site/change-site.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import type { Database } from '#database/client.ts';
import type { FileStorage } from '#images/storage.ts';
import { contentOfPage } from '#site/pages/page-content.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { lockPages, type PageToEdit, readPage } from './read-page.ts';

type ChangedPage =
  | { outcome: 'changed' | 'same' | 'no such page' }
  /** The pages would not be valid as a whole. */
  | { outcome: 'refused'; problems: SiteProblem[] };

type WithFilms = By & { films: Pick<FileStorage, 'exists'> };

/**
 * Gives a page another parent, or none, and puts it last there; the site changes at once. The old addresses of the
 * agency's own pages, this one and those below it, redirect to the new ones.
 */
export function givePageParent(
  by: WithFilms,
  { pageId, parentId }: { pageId: number; parentId: number | null },
): Promise<ChangedPage> {
  return changePage(by, pageId, async (transaction, { pages, page }) => {
    if (page.parentId === parentId) return { outcome: 'same' };
    const order = [...pages.filter(({ id }) => id !== pageId), { ...page, parentId }];
    const written = order.map((each, sort) => ({ ...each, sort }));
    return write(transaction, by, { written, page, action: 'page.place' });
  });
}

/** Takes a page off the site at once; its waiting edit stays, and its plan is forgotten. Publishing brings it back. */
export function takePageOff(by: WithFilms, pageId: number): Promise<ChangedPage> {
  return changePage(by, pageId, async (transaction, { pages, page, edit, content, isOverOlder }) => {
    if (page.status === 'draft') return { outcome: 'same' };
    const off = { ...page, status: 'draft' as const };
    const written = pages.map((each) => (each === page ? off : each));
    const done = await write(transaction, by, { written, page, action: 'page.take-off' });
    if (done.outcome !== 'changed' || !edit) return done;
    await transaction
      .updateTable('page_edit')
      .set({ document: JSON.stringify({ ...content, status: 'draft' }) })
      .set({ publish_at: null, planned_by: null, refused_at: null })
      .$if(!isOverOlder, (update) => update.set({ base_hash: contentHash(contentOfPage(off)) }))
      .where('page_id', '=', pageId)
      .execute();
    return done;
  });
}

function changePage(
  { database }: By,
  pageId: number,
  change: (transaction: Transaction<Database>, found: PageToEdit) => Promise<ChangedPage>,
): Promise<ChangedPage> {
  return database.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const found = await readPage(transaction, { id: pageId });
    return found ? change(transaction, found) : { outcome: 'no such page' };
  });
}

async function write(
  transaction: Transaction<Database>,
  { now, actor, films }: WithFilms,
  { written, page, action }: { written: readonly Page[]; page: Page; action: string },
): Promise<ChangedPage> {
  const options = { changedBy: actor, isRehearsal: false, films };
  const { problems } = await changeWithin(transaction, pagesDocument, written, options);
  if (problems.length > 0) return { outcome: 'refused', problems };
  await audit(transaction, { now, actor }, action, `page:${page.name}`);
  return { outcome: 'changed' };
}
