import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { nameActors } from '#database/staff/audit-log.ts';
import type { Language } from '#domain/language.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

/** Gives the name of an actor of the log for a screen. */
export type Names = (actor: string) => string;

export async function namesOf(
  database: Kysely<Database>,
  actors: readonly string[],
  language: Language,
): Promise<Names> {
  const names = await nameActors(database, [...new Set(actors)]);
  const t = officeTextsFor(language);
  return (actor) => {
    if (actor === 'command') return t('ACTOR_COMMAND');
    if (actor === 'unknown') return t('ACTOR_UNKNOWN');
    if (actor === 'visitor') return t('ACTOR_VISITOR');
    return names.get(actor) ?? actor.replace(/^import:/, '');
  };
}

/** As part of a sentence: 'om 14.31 uur' for today, else 'op 20 november om 14.31 uur'. */
export function momentText(at: Date, language: Language, now: Date): string {
  const t = officeTextsFor(language);
  const time = timeText(formatTime(at), language);
  if (dayOf(at) === dayOf(now)) return t('MOMENT_TODAY', { time });
  return t('MOMENT_OF_DAY', { day: dayInWords(at, language, { year: false }), time });
}

/** '14.31 uur' for today, else '20 november, 14.31 uur'. */
export function whenText(at: Date, language: Language, now: Date): string {
  const time = timeText(formatTime(at), language);
  return dayOf(at) === dayOf(now) ? time : `${dayInWords(at, language, { year: false })}, ${time}`;
}
