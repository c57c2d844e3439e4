import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import { contentOfPage } from '#site/pages/page-content.ts';
import { lockPages, readPage } from './read-page.ts';

/** Publishes at that moment the edit that waits then; a later plan replaces the earlier one. */
export async function planPage(
  { database, now, actor }: By,
  { page, at }: { page: { id: number; name: string }; at: Date },
): Promise<'planned' | 'nothing waits'> {
  return database.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const found = await readPage(transaction, { id: page.id });
    // A page that is off the site comes back as it was stored.
    if (!found || (!found.edit && found.page.status === 'published')) return 'nothing waits';
    const plan = { publish_at: at, planned_by: actor, refused_at: null };
    const content = contentOfPage(found.page);
    const document = JSON.stringify(content);
    await transaction
      .insertInto('page_edit')
      .values({ page_id: page.id, document, base_hash: contentHash(content), actor, at: now, ...plan })
      .onConflict((conflict) => conflict.column('page_id').doUpdateSet(plan))
      .execute();
    await audit(transaction, { now, actor }, `page.plan-publish ${at.toISOString()}`, `page:${page.name}`);
    return 'planned';
  });
}

export async function forgetPagePlan(
  { database, now, actor }: By,
  page: { id: number; name: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('page_edit')
      .set({ publish_at: null, planned_by: null, refused_at: null })
      .where('page_id', '=', page.id)
      .where('publish_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await audit(transaction, { now, actor }, 'page.forget-plan', `page:${page.name}`);
  });
}
