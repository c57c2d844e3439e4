import type { Kysely } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { ownerInWeeklyMail } from '#links/weekly-mail-link.ts';

/** False for a token that is not ours. */
export async function endWeeklyMail(database: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const id = await ownerInWeeklyMail(database, token, now);
  if (id === undefined) return false;
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('owner')
      .set({ weekly_mail: false, updated_at: now })
      .where('id', '=', id)
      .where('weekly_mail', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await audit(transaction, { now, actor: 'owner' }, 'owner.end_weekly_mail', `owner:${id}`);
    return true;
  });
}
