import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { countLacking } from '#database/property/incomplete-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';

/**
 * How long an answer stays good: staff know what they fixed meanwhile, and screens check again the properties that they
 * show.
 */
const GOOD_MS = 5 * minuteMs;

/**
 * Keeps the answer of `countLacking` for some minutes: it reads every property that can be had, which takes seconds for
 * tens of thousands. A request for an old answer gets it, and starts reading the new one for the next request; several
 * requests at once cause one reading.
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
    // The next request tries again; the log of the database says what went wrong.
    reading.catch(() => {});
    return kept.ids;
  };
}
