import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'agent_calendar';
const PURPOSE = 'agent-calendar';

/**
 * The path at which other calendars read that of an agent, without an end: `key` says which, and its row is deleted to
 * end it. Signed, so that nobody who reads the table alone can follow it, and the office can show it again.
 */
export async function agentCalendarPath(database: Kysely<Database>, key: string): Promise<string> {
  return `/calendar/${signToken(await getSecret(database, KEY), PURPOSE, key)}.ics`;
}

/** Undefined for what is not ours. */
export async function agentCalendarIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject;
}
