import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { parseId } from '#domain/address/id.ts';
import { hourMs } from '#domain/time/durations.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'thanks_link';
const PURPOSE = 'thanks';

/** With this query the thank-you page knows for an hour which request it is about; its address names nobody. */
export async function thanksQuery(database: Kysely<Database>, leadId: number, now: Date): Promise<string> {
  const until = new Date(now.getTime() + hourMs);
  return `?token=${signToken(await getSecret(database, KEY), PURPOSE, String(leadId), until)}`;
}

/** The id of the request; undefined for a token that is not ours or has expired. */
export async function leadToThank(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  return parseId(readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject);
}
