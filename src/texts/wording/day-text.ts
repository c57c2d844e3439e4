import type { Language } from '#domain/language.ts';
import { dayOf } from '#domain/time/dates.ts';

const locales = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en-GB' } as const satisfies Record<
  Language,
  string
>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One is made for each kind: Intl is slow to construct. */
function format(day: Date, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const kind = [language, ...Object.values(parts)].join(' ');
  let made = formats.get(kind);
  if (!made) {
    made = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' });
    formats.set(kind, made);
  }
  return made.format(day);
}

/**
 * In a sentence the month is a word, since '7-4' means April to some and July to others: '7 april 2026', 'le 1er
 * avril'.
 * `formatDay` writes a date that stands by itself, as the site's contract asks. `day`: 'YYYY-MM-DD'; a moment counts as
 * its
 * day in Belgium.
 */
export function dayInWords(
  day: string | Date,
  language: Language,
  { weekday = false, year = true }: { weekday?: boolean; year?: boolean } = {},
): string {
  const text = format(new Date(typeof day === 'string' ? day : dayOf(day)), language, {
    weekday: weekday ? 'long' : undefined,
    day: 'numeric',
    month: 'long',
    year: year ? 'numeric' : undefined,
  });
  // British English writes no comma after the day of the week here; Intl does in some versions.
  const plain = language === 'en' ? text.replace(',', '') : text;
  const first = language === 'fr' ? plain.replace(/\b1 /, '1er ') : plain;
  // The day stays beside its month.
  return first.replace(/(?<!\d)(\d+(?:\.|er)?) (?=\p{L})/u, '$1\u00a0');
}

/** Where there is little room: 'za 16 jan', 'Sa., 16. Jan.'. `day`: 'YYYY-MM-DD'. */
export function shortDay(day: string, language: Language): string {
  const text = format(new Date(day), language, { weekday: 'short', day: 'numeric', month: 'short' });
  const plain = language === 'en' ? text.replace(',', '') : text;
  const first = language === 'fr' ? plain.replace(/\b1 /, '1er ') : plain;
  return first.replaceAll(' ', '\u00a0');
}
