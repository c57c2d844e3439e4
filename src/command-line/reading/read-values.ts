import { WrongUse } from '#command-line/command.ts';
import { parseId } from '#domain/address/id.ts';
import { type Language, languages } from '#domain/language.ts';
import { isClock, isDay } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** Trimmed; undefined if the flag was not given. Throws WrongUse. */
export function readTextFlag(flag: string, given: string | undefined, most: number): string | undefined {
  const text = given?.trim();
  if (text === '') throw new WrongUse(`--${flag} is empty.`);
  if (text && text.length > most)
    throw new WrongUse(`--${flag} has ${text.length} characters; at most ${most} are allowed.`);
  return text;
}

/** The same for a required flag. */
export function requireText(flag: string, given: string | undefined, most: number): string {
  const text = readTextFlag(flag, given, most);
  if (text === undefined) throw new WrongUse(`--${flag} is missing.`);
  return text;
}

/** Throws WrongUse. */
export function readChoice<Choice extends string>(
  flag: string,
  given: string | undefined,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === given);
  if (!found) throw new WrongUse(`--${flag} must be one of ${choices.join(', ')}.`);
  return found;
}

/** The language in which words are written; undefined if the flag was not given. Throws WrongUse. */
export function readLanguageFlag(given: string | undefined): Language | undefined {
  return given === undefined ? undefined : readChoice('language', given, languages);
}

/** Throws WrongUse. */
export function readDayFlag(flag: string, given: string | undefined): string | undefined {
  if (given !== undefined && !isDay(given))
    throw new WrongUse(`--${flag} must be a day such as 2026-11-24, not "${given}".`);
  return given;
}

/** Accepts '2026-11-24 14:00', or the day alone, in Belgian time. Throws WrongUse. */
export function readPastMoment(flag: string, given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const [, day = '', time = '12:00'] = MOMENT.exec(given) ?? [];
  if (!isDay(day))
    throw new WrongUse(`--${flag} must be a moment such as "2026-11-24 14:00", not "${given}".`);
  const moment = timeOn(day, time);
  if (moment <= now) return moment;
  // The day alone stands for noon, or for now if noon is still to come today.
  if (time === '12:00' && timeOn(day, '00:00') <= now) return now;
  throw new WrongUse(`--${flag} ${given} is in the future.`);
}

/** Accepts '2026-11-24 14:00' in Belgian time; undefined if the flag was not given. Throws WrongUse. */
export function readMomentToCome(flag: string, given: string | undefined, now: Date): Date | undefined {
  if (given === undefined) return undefined;
  const [, day = '', time] = MOMENT.exec(given) ?? [];
  if (!isDay(day) || !time)
    throw new WrongUse(`--${flag} must be a moment such as "2026-11-24 14:00", not "${given}".`);
  const moment = timeOn(day, time);
  if (moment <= now) throw new WrongUse(`--${flag} ${given} is in the past.`);
  return moment;
}

/** In Belgian time. Throws WrongUse if the time is not in the future. */
export function readTimeToCome(
  { day, from, to }: { day: string; from: string; to: string },
  now: Date,
): { startsAt: Date; endsAt: Date } {
  if (!isDay(day)) throw new WrongUse(`"${day}" is not a day such as 2026-11-24.`);
  for (const time of [from, to])
    if (!isClock(time)) throw new WrongUse(`"${time}" is not a time such as 14:00.`);
  if (from >= to) throw new WrongUse(`The end ${to} must be later than the start ${from}.`);
  const startsAt = timeOn(day, from);
  if (startsAt <= now) throw new WrongUse(`${day} ${from} is in the past.`);
  return { startsAt, endsAt: timeOn(day, to) };
}

/** Throws WrongUse. */
export function requireNumber(what: string, [written = '', ...more]: readonly string[]): number {
  const id = parseId(written);
  if (id === undefined) throw new WrongUse(`"${written}" is not the id of a ${what}.`);
  if (more.length > 0)
    throw new WrongUse(`Only one ${what} is taken at a time: leave out ${more.join(', ')}.`);
  return id;
}

/** Throws WrongUse if there are words that belong to no flag. */
export function refuseWords(words: readonly string[]): void {
  if (words.length > 0)
    throw new WrongUse(`"${words.join(' ')}" belongs to no flag. Put quotes around a value with spaces.`);
}
