import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { type OpenDay, type OpenDayProblem, problemOfOpenDay } from '#domain/property/open-day.ts';
import { withoutInvisible } from '#domain/text/typed-line.ts';
import { isClock, isDay } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { officeTextsFor } from '#texts/office/texts-for.ts';

/** The field of the note in a language. */
export function noteName(language: string): string {
  return `note.${language}`;
}

/** Without a day if a part of it cannot be read; the rules of open days are those of the command. */
export function readOpenDay(
  form: FormData,
  t: ReturnType<typeof officeTextsFor>,
): { problems: FormAnswer['problems']; day?: OpenDay } {
  const [day, from, to] = [
    textOf(form, 'day').trim(),
    textOf(form, 'from').trim(),
    textOf(form, 'to').trim(),
  ];
  const problems: FormAnswer['problems'] = [];
  if (!isDay(day)) problems.push({ field: 'day', text: t('CALENDAR_DAY_MISSING') });
  if (!isClock(from)) problems.push({ field: 'from', text: t('CALENDAR_TIME_MISSING') });
  if (!isClock(to)) problems.push({ field: 'to', text: t('CALENDAR_TIME_MISSING') });
  if (problems.length > 0) return { problems };
  return { problems, day: { startsAt: timeOn(day, from), endsAt: timeOn(day, to), note: noteIn(form) } };
}

/** The languages whose note has the fault. */
export function faultyNotes(day: OpenDay, fault: OpenDayProblem): Language[] {
  return languages.filter((each) => {
    const text = day.note[each];
    return text !== undefined && problemOfOpenDay({ ...day, note: { [each]: text } }) === fault;
  });
}

function noteIn(form: FormData): LocalisedText {
  const note: LocalisedText = {};
  for (const language of languages) {
    const text = withoutInvisible(textOf(form, noteName(language)))
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .normalize('NFC');
    if (text) note[language] = text;
  }
  return note;
}
