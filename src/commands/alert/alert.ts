import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Purpose } from '#domain/search/criteria.ts';
import { alertIn } from '#links/alert-link.ts';

export const frequencies = ['instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** A search whose new results are mailed to somebody. */
export type Alert = Omit<
  Selectable<Database['search_alert']>,
  'language' | 'purpose' | 'frequency' | 'status'
> & {
  language: Language;
  purpose: Purpose;
  frequency: Frequency;
  status: 'unconfirmed' | 'active' | 'paused' | 'ended';
};

/** `token`: as it stands in an address. */
export async function findAlert(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Alert | undefined> {
  const id = await alertIn(database, token, now);
  if (id === undefined) return undefined;
  const row = await database.selectFrom('search_alert').selectAll().where('id', '=', id).executeTakeFirst();
  return row as Alert | undefined;
}
