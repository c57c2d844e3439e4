import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { parseId } from '#domain/id.ts';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'appointment_link';
const PURPOSE = 'appointment';

/** A wish is answered long before, or never. */
const wishHoldsMs = 60 * 86_400_000;

/** Takes an appointment; gives the path on which its visitor moves or cancels it, until it begins. */
export async function appointmentPath(
  database: Kysely<Database>,
  language: Language,
  { id, startsAt }: { id: number; startsAt: Date | null },
  now: Date,
): Promise<string> {
  const until = startsAt ?? new Date(now.getTime() + wishHoldsMs);
  const token = signToken(await getSecret(database, KEY), PURPOSE, String(id), until);
  return `${href(language, 'appointment')}?token=${token}`;
}

/** Takes what an address carries; gives the appointment that it opens, undefined for what nobody signed or is over. */
export async function appointmentIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  return parseId(readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject);
}
