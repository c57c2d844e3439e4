import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import { missingPictureProblems } from '#commands/site/change-site.ts';
import { check } from '#site/check.ts';
import { contentOfPage, type PageContent } from '#site/pages/page-content.ts';
import { pageSchema } from '#site/pages/page-schema.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { lockPages, readPage } from './read-page.ts';

type SavedPage =
  | { outcome: 'saved' | 'as published'; seen: string }
  /** Somebody else saved a version that the writer had not seen. Nothing was written. */
  | { outcome: 'conflict'; actor: string | undefined; at: Date | undefined; seen: string }
  | { outcome: 'refused'; problems: SiteProblem[] }
  | { outcome: 'no such page' };

/** Keeps an edit of the page until it is published. `seen`: from `readPage`. Content equal to the site's is no edit. */
export async function savePageEdit(
  { database, now, actor }: By,
  { pageId, content, seen }: { pageId: number; content: PageContent; seen: string },
): Promise<SavedPage> {
  return database.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const found = await readPage(transaction, { id: pageId });
    if (!found) return { outcome: 'no such page' };
    if (found.seen !== seen) {
      return { outcome: 'conflict', actor: found.edit?.actor, at: found.edit?.at, seen: found.seen };
    }
    const { id, parentId, sort } = found.page;
    const { value, problems } = check(pageSchema, { ...content, id, parentId, sort });
    if (!value) return { outcome: 'refused', problems };
    const missing = await missingPictureProblems(transaction, picturesIn(value));
    if (missing.length > 0) return { outcome: 'refused', problems: missing };
    const written = contentOfPage(value);
    const [hash, published] = [contentHash(written), contentHash(contentOfPage(found.page))];
    // For a page that is off the site, the edit carries the planned return, even if its content is the same.
    const isToReturn =
      found.page.status !== 'published' && Boolean(found.edit?.publishAt && !found.edit.refusedAt);
    if (hash === published && !isToReturn) {
      await transaction.deleteFrom('page_edit').where('page_id', '=', pageId).execute();
      return { outcome: 'as published', seen: hash };
    }
    if (hash === found.seen) return { outcome: 'saved', seen: hash };
    const row = { document: JSON.stringify(written), actor, at: now, refused_at: null };
    // A refused plan is over: what is typed afterwards must not be published under it.
    const plan = found.edit?.refusedAt ? { publish_at: null, planned_by: null } : {};
    await transaction
      .insertInto('page_edit')
      .values({ page_id: pageId, base_hash: published, ...row })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ ...row, ...plan }))
      .execute();
    // Writers save hundreds of times: only the first save is logged.
    if (!found.edit) await audit(transaction, { now, actor }, 'page.edit', `page:${found.page.name}`);
    return { outcome: 'saved', seen: hash };
  });
}
