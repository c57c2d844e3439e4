import { minuteMs } from '#domain/time/durations.ts';

type Span = { startsAt: Date; endsAt: Date };

/** In steps of a quarter of an hour, like the grid. */
const stepMs = 15 * minuteMs;

/** The first wished time, from `now` on, that does not overlap another appointment; undefined if there is none. */
export function firstFree(
  wished: readonly Span[],
  busy: readonly Span[],
  { minutes, now }: { minutes: number; now: Date },
): Span | undefined {
  const lengthMs = minutes * minuteMs;
  for (const part of wished.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    for (let at = part.startsAt.getTime(); at + lengthMs <= part.endsAt.getTime(); at += stepMs) {
      const isBusy = busy.some(
        ({ startsAt, endsAt }) => startsAt.getTime() < at + lengthMs && endsAt.getTime() > at,
      );
      if (!isBusy && at > now.getTime()) return { startsAt: new Date(at), endsAt: new Date(at + lengthMs) };
    }
  return undefined;
}
