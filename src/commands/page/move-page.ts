import { audit, type By } from '#commands/audit.ts';
import { changeWithin } from '#commands/site/change-site.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import type { FileStorage } from '#images/storage.ts';
import { lockPages, readPages } from './read-page.ts';

/** One place up or down in the menu, among the pages with the same parent; the site changes at once. */
export async function movePage(
  { database, now, actor, films }: By & { films: Pick<FileStorage, 'exists'> },
  { pageId, by }: { pageId: number; by: -1 | 1 },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const pages = await readPages(transaction);
    const page = pages.find(({ id }) => id === pageId);
    const beside = pages.filter(({ parentId }) => parentId === page?.parentId);
    const other = page && beside[beside.indexOf(page) + by];
    if (!page || !other) return false;
    const order = pages.map((each) => (each === page ? other : each === other ? page : each));
    const written = order.map(({ createdAt, updatedAt, ...each }, sort) => ({ ...each, sort }));
    const { problems } = await changeWithin(transaction, pagesDocument, written, {
      changedBy: actor,
      isRehearsal: false,
      films,
    });
    if (problems.length > 0) return false;
    await audit(transaction, { now, actor }, 'page.move', `page:${page.name}`);
    return true;
  });
}
