import type { Language } from '#domain/language.ts';
import type { OpenDay } from '#domain/property/open-day.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayInWords, shortDay } from './day-text.ts';
import { momentOf } from './moment-text.ts';
import { shortTimeRange, timeRange } from './time-text.ts';

type Time = Pick<OpenDay, 'startsAt' | 'endsAt'>;

/** For a ribbon: 'za 16 jan', '14–16 uur'. */
export function shortOpenDay(time: Time, language: Language): { day: string; time: string } {
  const moment = momentOf(time);
  return { day: shortDay(moment.day, language), time: shortTimeRange(moment, language) };
}

/** 'Zaterdag 16 januari, van 14 tot 16 uur', with the year if it is another. */
export function openDayText(time: Time, language: Language, now: Date): string {
  const moment = momentOf(time);
  const year = moment.day.slice(0, 4) !== dayOf(now).slice(0, 4);
  const day = dayInWords(moment.day, language, { weekday: true, year });
  const whole = `${day}, ${timeRange(moment, language)}`;
  return whole.charAt(0).toLocaleUpperCase(language) + whole.slice(1);
}
