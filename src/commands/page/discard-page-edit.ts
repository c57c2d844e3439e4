import { audit, type By } from '#commands/audit.ts';

/** False if no edit was waiting. */
export async function discardPageEdit(
  { database, now, actor }: By,
  page: { id: number; name: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('page_edit')
      .where('page_id', '=', page.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(transaction, { now, actor }, 'page.discard', `page:${page.name}`);
    return true;
  });
}
