import type { Language } from '#domain/language.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { type DayPart, type Moment, readMoment } from '#domain/time/time-slots.ts';
import { formTexts } from '#texts/forms/texts.ts';

/** 'dinsdag 24-11 van 16 tot 19 uur'; '' for what is no moment. */
export function momentText(moment: string | Moment, language: Language): string {
  const read = typeof moment === 'string' ? readMoment(moment) : moment;
  if (!read) return '';
  const day = `${weekdayOf(read.day, language, 'long')} ${shortDay(read.day)}`;
  return formTexts(language)('APPOINTMENT_MOMENT', {
    day,
    from: clockText(read.from, language),
    to: clockText(read.to, language),
  });
}

export function momentOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Moment {
  return { day: dayOf(startsAt), from: formatTime(startsAt), to: formatTime(endsAt) };
}

/** 'di 24-11'. */
export function dayLabel(day: string, language: Language): string {
  return `${weekdayOf(day, language, 'short')} ${shortDay(day)}`;
}

/** '10–13 uur'. */
export function partLabel({ from, to }: DayPart, language: Language): string {
  return formTexts(language)('APPOINTMENT_PART', {
    from: clockText(from, language),
    to: clockText(to, language),
  });
}

function weekdayOf(day: string, language: Language, weekday: 'long' | 'short'): string {
  const text = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(day));
  return text.replace(/\.$/, '');
}

/** Day and month without padding; two weeks ahead nobody asks for the year. */
function shortDay(day: string): string {
  return day.split('-').map(Number).slice(1).reverse().join('-');
}

/** Full hours without their minutes; English writes both. */
function clockText(time: string, language: Language): string {
  const [hours, minutes] = time.split(':').map(Number);
  if (language === 'en' || minutes === undefined) return time;
  if (minutes === 0) return String(hours);
  return `${hours}${language === 'fr' ? ' h ' : '.'}${String(minutes).padStart(2, '0')}`;
}
