import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { type Judgements, judgeProperties } from '#database/property/incomplete-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';

/**
 * How long `published` stays good: staff know what they fixed meanwhile, and screens check again the properties that
 * they show.
 */
const GOOD_MS = 5 * minuteMs;

/**
 * Which properties lack what the law asks. The first judgement of a day reads every property that can be had, which
 * takes seconds for tens of thousands; each later one only what changed.
 */
export function rememberLacking(database: Kysely<Database>) {
  let judged: Judgements | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that several requests at once cause one reading. */
  const judge = (now: Date): Promise<Judgements> => {
    const next = last.then(async () => {
      judged = await judgeProperties(database, dayOf(now), judged);
      return judged;
    });
    last = next.catch(() => {});
    return next;
  };

  let kept: { at: Date; ids: readonly number[] } | undefined;
  let reading: Promise<readonly number[]> | undefined;
  return {
    /** Those that are published or drafts, as they are now. */
    current: async (now: Date): Promise<readonly number[]> => lackingOf(await judge(now)),
    /** Those that are published. A request for an old answer gets it, and starts the new one for the next request. */
    async published(now: Date): Promise<readonly number[]> {
      const isGood = kept && now.getTime() - kept.at.getTime() < GOOD_MS && dayOf(kept.at) === dayOf(now);
      if (kept && isGood) return kept.ids;
      reading ??= judge(now)
        .then((judgements) => {
          kept = { at: now, ids: lackingOf(judgements, ({ isPublished }) => isPublished) };
          return kept.ids;
        })
        .finally(() => {
          reading = undefined;
        });
      if (!kept) return reading;
      // The next request tries again; the log of the database says what went wrong.
      reading.catch(() => {});
      return kept.ids;
    },
  };
}

/** In the order of their ids. */
function lackingOf(
  { byProperty }: Judgements,
  isAsked: (judgement: { isPublished: boolean }) => boolean = () => true,
): number[] {
  return [...byProperty]
    .filter(([, judgement]) => judgement.isLacking && isAsked(judgement))
    .map(([id]) => id);
}
