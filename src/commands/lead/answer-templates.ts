import { audit, type By } from '#commands/audit.ts';
import type { LocalisedText } from '#domain/language.ts';

/** Replaces the words of a template by the agency's own, or adds a template of the agency. */
export async function keepAnswerTemplate(
  by: By,
  template: { id: string; name: string; subject: LocalisedText; body: LocalisedText },
): Promise<void> {
  const { id, name } = template;
  const words = {
    name,
    subject: JSON.stringify(template.subject),
    body: JSON.stringify(template.body),
  };
  await by.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('answer_template')
      .values({ id, ...words, created_at: by.now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(words))
      .execute();
    await audit(transaction, by, 'answer-template.kept', `answer-template:${id}`);
  });
}

/** Removes a template of the agency; a template of the program gets its original words back. */
export async function removeAnswerTemplate(by: By, id: string): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('answer_template')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await audit(transaction, by, 'answer-template.removed', `answer-template:${id}`);
  });
}
