import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { readToken, signToken } from '#mail/signed-link.ts';
import { href } from '#site/paths.ts';
import { audit } from '../audit.ts';

const KEY = 'weekly_mail_link';
const PURPOSE = 'weekly-mail';

/** Takes an owner; gives the paths that end the weekly mail: a page that asks, and what mail programs post to. */
export async function weeklyMailPaths(
  database: Kysely<Database>,
  { id, language }: { id: string; language: Language },
): Promise<{ endPath: string; unsubscribePath: string }> {
  const token = signToken(await getSecret(database, KEY), PURPOSE, id);
  return {
    endPath: `${href(language, 'weeklyMailEnd')}?token=${token}`,
    unsubscribePath: `/unsubscribe/weekly-mail/?token=${token}`,
  };
}

/** Takes the token of a link; ends the weekly mail. Gives false for a link of somebody else's making. */
export async function endWeeklyMail(database: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const id = readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject;
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
