import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'weekly_mail_link';
const PURPOSE = 'weekly-mail';

/** The first path is a page with a button; mail programs post to the second. */
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

/** Undefined for a token that is not ours. */
export async function ownerInWeeklyMail(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject;
}
