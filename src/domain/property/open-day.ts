import type { LocalisedText } from '#domain/language.ts';
import { dayOf } from '#domain/time/dates.ts';
import { hourMs } from '#domain/time/durations.ts';

/** A time at which anybody may come and look, without an appointment. */
export type OpenDay = {
  startsAt: Date;
  endsAt: Date;
  /** What a visitor has to know: where to park, which bell. */
  note: LocalisedText;
};

export const openDayBounds = { days: 20, hours: 12, noteLength: 160 } as const;

export type OpenDayProblem = 'no time' | 'not one day' | 'too long' | 'long note' | 'separator in note';

/** The table asks for the same, apart from the notes. */
export function problemOfOpenDay({ startsAt, endsAt, note }: OpenDay): OpenDayProblem | undefined {
  if (!(endsAt > startsAt)) return 'no time';
  if (dayOf(startsAt) !== dayOf(endsAt)) return 'not one day';
  if (endsAt.getTime() - startsAt.getTime() > openDayBounds.hours * hourMs) return 'too long';
  const notes = Object.values(note);
  if (notes.some((text) => text.length > openDayBounds.noteLength)) return 'long note';
  // In a cell of a file these signs stand between days, and between the parts of one.
  if (notes.some((text) => /[|;\r\n]/.test(text))) return 'separator in note';
  return undefined;
}

/** Until its end people may still come. */
export function isToCome({ endsAt }: { endsAt: Date }, now: Date): boolean {
  return endsAt > now;
}
