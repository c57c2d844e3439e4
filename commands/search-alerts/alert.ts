import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import type { Purpose } from '#domain/search/criteria.ts';
import { readToken, signToken } from '#mail/signed-link.ts';

export const frequencies = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** A search that somebody wants to hear of. */
export type Alert = Omit<
  Selectable<Database['search_alert']>,
  'language' | 'purpose' | 'frequency' | 'status'
> & {
  language: Language;
  purpose: Purpose;
  frequency: Frequency;
  status: 'unconfirmed' | 'active' | 'paused' | 'ended';
};

const KEY = 'search_alert';
const PURPOSE = 'alert';

/** Takes the id of an alert; gives the token that lets its bearer, who has our mails, do all with it. */
export async function alertToken(database: Kysely<Database>, id: number): Promise<string> {
  return signToken(await getSecret(database, KEY), PURPOSE, String(id));
}

/** Takes a token as it stands in an address; gives its alert, undefined where there is none. */
export async function findAlert(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Alert | undefined> {
  const read = readToken(await getSecret(database, KEY), PURPOSE, token, now);
  if (!read) return undefined;
  const row = await database
    .selectFrom('search_alert')
    .selectAll()
    .where('id', '=', Number(read.subject))
    .executeTakeFirst();
  return row as Alert | undefined;
}
