import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { parseId } from '#domain/address/id.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import { href } from '#site/paths/paths.ts';
import { readToken, signToken } from './signed-link.ts';

const KEY = 'appointment_link';
const PURPOSE = 'appointment';
const SEE = 'see-appointment';

/** A request without a time is answered long before this, or never. */
const wishHoldsMs = 60 * dayMs;

/** The path on which the visitor moves or cancels the appointment; valid until it begins. */
export async function appointmentPath(
  database: Kysely<Database>,
  language: Language,
  { id, startsAt }: { id: number; startsAt: Date | null },
  now: Date,
): Promise<string> {
  const token = signToken(await getSecret(database, KEY), PURPOSE, String(id), until(startsAt, now));
  return `${href(language, 'appointment')}?token=${token}`;
}

/** Undefined for a token that is not ours or has expired. */
export async function appointmentIn(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  return parseId(readToken(await getSecret(database, KEY), PURPOSE, token, now)?.subject);
}

/**
 * A token that shows when and where the appointment is, but cannot change it: for the page of thanks, whose address
 * others may learn, and for the calendar file.
 */
export async function seeToken(
  database: Kysely<Database>,
  { id, startsAt }: { id: number; startsAt: Date | null },
  now: Date,
): Promise<string> {
  return signToken(await getSecret(database, KEY), SEE, String(id), until(startsAt, now));
}

/** `token`: from seeToken. */
export function calendarPath(language: Language, token: string): string {
  return `${href(language, 'appointment')}visit.ics?token=${token}`;
}

/** Undefined for a token that is not ours or has expired. */
export async function appointmentToSee(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<number | undefined> {
  return parseId(readToken(await getSecret(database, KEY), SEE, token, now)?.subject);
}

function until(startsAt: Date | null, now: Date): Date {
  return startsAt ?? new Date(now.getTime() + wishHoldsMs);
}
