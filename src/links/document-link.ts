import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'document_link';
const PURPOSE = 'document';

/** For a visitor who asked for the document. */
export async function documentPath(database: Kysely<Database>, id: number, until: Date): Promise<string> {
  const token = signToken(await getSecret(database, KEY), PURPOSE, String(id), until);
  return `/documents/${id}/?token=${token}`;
}

export async function opensDocument(
  database: Kysely<Database>,
  id: number,
  token: string,
  now: Date,
): Promise<boolean> {
  return readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject === String(id);
}
