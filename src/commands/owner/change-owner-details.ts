import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** Changes the details that need no password: the name, the language of mails and whether the weekly mail is sent. */
export async function changeOwnerDetails(
  database: Kysely<Database>,
  ownerId: string,
  details: { name: string; language: Language; weeklyMail: boolean },
  now: Date,
): Promise<void> {
  const { name, language, weeklyMail } = details;
  await database
    .updateTable('owner')
    .set({ name, language, weekly_mail: weeklyMail, updated_at: now })
    .where('id', '=', ownerId)
    .execute();
}
