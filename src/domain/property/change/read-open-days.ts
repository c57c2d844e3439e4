import { isLanguage, type LocalisedText } from '#domain/language.ts';
import {
  type OpenDay,
  type OpenDayProblem,
  openDayBounds,
  problemOfOpenDay,
} from '#domain/property/open-day.ts';
import { readDay } from '#domain/reading/day.ts';
import { quote, type Reading, saysNothing } from '#domain/reading/reading.ts';
import { typedLine, withoutInvisible } from '#domain/text/typed-line.ts';
import { timeOn } from '#domain/time/time-slots.ts';

const times = /^(\S+)\s+(\d{1,2})(?:[:.hu](\d{2})?)?\s*-\s*(\d{1,2})(?:[:.hu](\d{2})?)?$/u;

const sentences: Record<OpenDayProblem, string> = {
  'no time': 'its end is not later than its start',
  'not one day': 'it ends on another day',
  'too long': `it is longer than ${openDayBounds.hours} hours`,
  'long note': `its note is longer than ${openDayBounds.noteLength} characters`,
  'separator in note': 'its note has a | or ; or a second line',
};

/**
 * Reads open days from a text, '2027-01-16 14:00-16:00; nl=Bel bij nummer 7 | 2027-01-23 10:00-12:00', in Belgian time,
 * or from a list of such texts. A semicolon may stand between days as well. Null: there are none.
 */
export function readOpenDays(given: unknown): Reading<OpenDay[]> {
  const whole: unknown[] = Array.isArray(given) ? given : [given ?? ''];
  const parts: string[] = [];
  for (const each of whole) {
    if (typeof each !== 'string') return { problem: `${quote(JSON.stringify(each))} is no open day` };
    if (!saysNothing(each)) parts.push(...withoutInvisible(each).split(/[|;\r\n]/u));
  }
  const days: OpenDay[] = [];
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const problem = /^\p{L}{2}\s*=/u.test(part) ? addNote(days.at(-1), part) : addDay(days, part);
    if (problem) return { problem };
  }
  return check(days);
}

function addDay(days: OpenDay[], text: string): string | undefined {
  const [, date = '', fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] =
    times.exec(typedLine(text)) ?? [];
  const day = readDay(date);
  if (day.problem !== undefined || !day.value || Number(fromHour) > 23 || Number(toHour) > 23)
    return `${quote(text)} is no open day such as 2027-01-16 14:00-16:00`;
  if (Number(fromMinute) > 59 || Number(toMinute) > 59)
    return `${quote(text)} has a time that no clock shows`;
  const at = (hour: string, minute: string) => timeOn(day.value ?? '', `${hour.padStart(2, '0')}:${minute}`);
  days.push({ startsAt: at(fromHour, fromMinute), endsAt: at(toHour, toMinute), note: {} });
  return undefined;
}

function addNote(day: { note: LocalisedText } | undefined, part: string): string | undefined {
  const [language = '', ...rest] = part.split('=');
  const name = language.trim().toLowerCase();
  if (!isLanguage(name)) return `${quote(part)} is not like nl=Bel bij nummer 7`;
  if (!day) return `the note ${quote(part)} stands before a day`;
  const text = rest.join('=').trim().normalize('NFC');
  if (text) day.note[name] = text;
  return undefined;
}

function check(days: OpenDay[]): Reading<OpenDay[]> {
  for (const [index, day] of days.entries()) {
    const problem = problemOfOpenDay(day);
    if (problem) return { problem: `open day ${index + 1}: ${sentences[problem]}` };
  }
  if (days.length > openDayBounds.days)
    return { problem: `there are more than ${openDayBounds.days} open days` };
  const starts = new Set(days.map(({ startsAt }) => startsAt.getTime()));
  if (starts.size < days.length) return { problem: 'two open days start at the same time' };
  return { value: days.length > 0 ? days : undefined };
}
