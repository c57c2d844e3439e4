import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { countLacking } from '#database/property/incomplete-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';

/** How long an answer is good: what staff mend meanwhile they know, and screens look again at what they show. */
const GOOD_MS = 5 * minuteMs;

/**
 * What `countLacking` says, kept for some minutes: it reads every property that can be had, which takes seconds where
 * there are tens of thousands. Who asks when it is old gets the old answer, and the next one the new; several who ask at
 * once read once.
 */
export function rememberLacking(database: Kysely<Database>) {
  let kept: { at: Date; ids: readonly number[] } | undefined;
  let reading: Promise<readonly number[]> | undefined;
  return async (now: Date): Promise<readonly number[]> => {
    const isGood = kept && now.getTime() - kept.at.getTime() < GOOD_MS && dayOf(kept.at) === dayOf(now);
    if (kept && isGood) return kept.ids;
    reading ??= countLacking(database, dayOf(now))
      .then((lacking) => {
        kept = { at: now, ids: [...lacking.keys()] };
        return kept.ids;
      })
      .finally(() => {
        reading = undefined;
      });
    if (!kept) return reading;
    // Whoever asks next tries again; the log of the database tells what went wrong.
    reading.catch(() => {});
    return kept.ids;
  };
}
