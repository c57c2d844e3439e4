import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'agent_calendar';
const PURPOSE = 'agent-calendar';

/**
 * The path at which other programs read the calendar of an agent. It never expires: delete the row with `key` to end
 * it. It is signed, so that the table alone does not give access and the office can still show the path again.
 */
export async function agentCalendarPath(database: Kysely<Database>, key: string): Promise<string> {
  return `/calendar/${signToken(await getSecret(database, KEY), PURPOSE, key)}.ics`;
}

/** Undefined for a token that is not ours. */
export async function agentCalendarIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject;
}
