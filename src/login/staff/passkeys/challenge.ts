import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { minuteMs } from '#domain/time/durations.ts';

/** Time to find the device and to hold a finger on it. */
export const challengeMs = 5 * minuteMs;

/** `of`: identifies the browser that must answer. A later challenge of the same browser replaces the former. */
export async function keepChallenge(
  database: Kysely<Database>,
  { of, challenge, staffId }: { of: string; challenge: string; staffId?: string },
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('staff_verification')
      .where((row) => row.or([row('expires_at', '<', now), row('identifier', '=', identifierOf(of))]))
      .execute();
    await transaction
      .insertInto('staff_verification')
      .values({
        identifier: identifierOf(of),
        value: challenge,
        staff_id: staffId ?? null,
        expires_at: new Date(now.getTime() + challengeMs),
        created_at: now,
      })
      .execute();
  });
}

/** Works once: of two simultaneous answers only one gets the challenge. Undefined if there is none (any more). */
export async function takeChallenge(
  database: Kysely<Database>,
  of: string,
  now: Date,
): Promise<string | undefined> {
  const row = await database
    .deleteFrom('staff_verification')
    .where('identifier', '=', identifierOf(of))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

function identifierOf(of: string): string {
  return `passkey:${createHash('sha256').update(`passkey:${of}`).digest('base64url')}`;
}
