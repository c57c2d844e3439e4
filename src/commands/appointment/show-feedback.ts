import { audit, type By } from '#commands/audit.ts';

/** Shows the feedback on an appointment to the owners of the property, or hides it. False if there is no feedback. */
export async function showFeedback(by: By, id: number, isPublic: boolean): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('appointment')
      .set({ feedback_is_public: isPublic })
      .where('id', '=', id)
      .where('status', '=', 'carried_out')
      .where('feedback', '<>', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(transaction, by, `feedback.${isPublic ? 'publish' : 'hide'}`, `appointment:${id}`);
    return true;
  });
}
