import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'portal_feed';
const PURPOSE = 'portal-feed';

/** The path at which a portal reads its list, without the ending '.xml' or '.json'. */
export async function feedPath(database: Kysely<Database>, key: string): Promise<string> {
  return `/feeds/${signToken(await getSecret(database, KEY), PURPOSE, key)}`;
}

/** Undefined for a token that is not ours. */
export async function feedIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject;
}
