import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import { missingPictureLines } from '#commands/site/change-site.ts';
import { check } from '#site/check.ts';
import { contentOfPage, type PageContent } from '#site/pages/page-content.ts';
import { pageSchema } from '#site/pages/page-schema.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';
import { lockPages, readPage } from './read-page.ts';

export type SavedPage =
  | { outcome: 'saved' | 'as published'; seen: string }
  /** Somebody else saved what the writer had not seen. Nothing was written. */
  | { outcome: 'conflict'; actor: string | undefined; at: Date | undefined; seen: string }
  /** One line each, with the path of the field. */
  | { outcome: 'refused'; problems: string[] }
  | { outcome: 'no such page' };

/** Keeps the page as it waits to be published. `seen`: from `readPage`. What says the same as the site is no edit. */
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
    const missing = await missingPictureLines(transaction, picturesIn(value));
    if (missing.length > 0) return { outcome: 'refused', problems: missing };
    const written = contentOfPage(value);
    const [hash, published] = [contentHash(written), contentHash(contentOfPage(found.page))];
    // Of a page that is off the site the edit has when it comes back, even where it says nothing else.
    const isToReturn =
      found.page.status !== 'published' && Boolean(found.edit?.publishAt && !found.edit.refusedAt);
    if (hash === published && !isToReturn) {
      await transaction.deleteFrom('page_edit').where('page_id', '=', pageId).execute();
      return { outcome: 'as published', seen: hash };
    }
    if (hash === found.seen) return { outcome: 'saved', seen: hash };
    const row = { document: JSON.stringify(written), actor, at: now, refused_at: null };
    // A plan that was refused is over: what is typed since is published by nobody's earlier word.
    const plan = found.edit?.refusedAt ? { publish_at: null, planned_by: null } : {};
    await transaction
      .insertInto('page_edit')
      .values({ page_id: pageId, base_hash: published, ...row })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet({ ...row, ...plan }))
      .execute();
    // Whoever writes a page saves it a hundred times: the log has who began.
    if (!found.edit) await audit(transaction, { now, actor }, 'page.edit', `page:${found.page.name}`);
    return { outcome: 'saved', seen: hash };
  });
}
