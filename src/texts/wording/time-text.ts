import type { Language } from '#domain/language.ts';
import type { DayPart } from '#domain/time/time-slots.ts';

/** '10 uur', '10.40 uur'; French '10 h 40', English '10:40'. `time`: such as '10:40'. */
export function timeText(time: string, language: Language): string {
  return withUnit(clockText(time, language), language);
}

/** In a sentence: 'van 10 tot 10.40 uur'. In French each of the two has its own 'h'. */
export function timeRange({ from, to }: DayPart, language: Language): string {
  const [first, last] = [clockText(from, language), clockText(to, language)];
  switch (language) {
    case 'nl':
      return `van ${first} tot ${withUnit(last, language)}`;
    case 'fr':
      return `de ${first} à ${last}`;
    case 'de':
      return `von ${first} bis ${withUnit(last, language)}`;
    case 'en':
      return `from ${first} to ${last}`;
  }
}

/** For narrow places: '10–13 uur'. */
export function shortTimeRange({ from, to }: DayPart, language: Language): string {
  return withUnit(`${clockText(from, language)}–${clockText(to, language)}`, language);
}

/** Among other times, in a table or a calendar: '10.00', '9.30'; French '10 h', English '10:00'. */
export function timeInColumn(time: string, language: Language): string {
  if (language === 'en' || language === 'fr') return clockText(time, language);
  return time.replace(/^0(?=\d)/, '').replace(':', '.');
}

/** Full hours without their minutes, save in English. */
function clockText(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (language === 'en') return time;
  if (language === 'fr') return `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${twoDigits(minutes)}`}`;
  return minutes === 0 ? String(hours) : `${hours}.${twoDigits(minutes)}`;
}

function withUnit(clock: string, language: Language): string {
  if (language === 'nl') return `${clock}\u00a0uur`;
  return language === 'de' ? `${clock}\u00a0Uhr` : clock;
}

function twoDigits(minutes: number): string {
  return String(minutes).padStart(2, '0');
}
