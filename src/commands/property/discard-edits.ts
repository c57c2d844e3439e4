import { audit, type By } from '#commands/audit.ts';

/** Discards the waiting edits of these fields, or of all; gives the fields. The stored values show again. */
export async function discardEdits(
  { database, now, actor }: By,
  propertyId: number,
  keys?: readonly string[],
): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('property').select('id').where('id', '=', propertyId).forUpdate().execute();
    const rows = await transaction
      .deleteFrom('property_edit')
      .where('property_id', '=', propertyId)
      .$if(keys !== undefined, (query) =>
        query.where('key', '=', (eb) => eb.fn.any(eb.val([...(keys ?? [])]))),
      )
      .returning('key')
      .execute();
    const discarded = rows.map(({ key }) => key).toSorted();
    if (discarded.length > 0)
      await audit(
        transaction,
        { now, actor },
        `property.discard ${discarded.join(' ')}`,
        `property:${propertyId}`,
      );
    return discarded;
  });
}
