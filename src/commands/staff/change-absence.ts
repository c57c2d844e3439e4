import { audit, type By } from '#commands/audit.ts';

/**
 * Up to and including that day new requests go to the substitute, else to the others of the office in turn; null:
 * present. The person themselves, and an ended account, cannot be the substitute.
 */
export async function changeAbsence(
  by: By,
  staffId: string,
  { awayUntil, substituteId }: { awayUntil: string | null; substituteId: string | null },
): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const substitute =
      substituteId !== null && substituteId !== staffId
        ? await transaction
            .selectFrom('staff')
            .select('id')
            .where('id', '=', substituteId)
            .where('ended_at', 'is', null)
            .where('role', '<>', 'editor')
            .executeTakeFirst()
        : undefined;
    await transaction
      .updateTable('staff')
      .set({ away_until: awayUntil, substitute_id: substitute?.id ?? null, updated_at: by.now })
      .where('id', '=', staffId)
      .execute();
    await audit(transaction, by, awayUntil ? 'staff.away' : 'staff.back', `staff:${staffId}`);
  });
}
