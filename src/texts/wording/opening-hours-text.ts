import type { Language } from '#domain/language.ts';
import { type OpeningHours, weekdays } from '#domain/time/opening-hours.ts';
import { shortTimeRange } from './time-text.ts';

const names: Record<Language, Record<(typeof weekdays)[number], string>> = {
  nl: { mo: 'ma', tu: 'di', we: 'wo', th: 'do', fr: 'vr', sa: 'za', su: 'zo' },
  fr: { mo: 'lu', tu: 'ma', we: 'me', th: 'je', fr: 've', sa: 'sa', su: 'di' },
  de: { mo: 'Mo', tu: 'Di', we: 'Mi', th: 'Do', fr: 'Fr', sa: 'Sa', su: 'So' },
  en: { mo: 'Mon', tu: 'Tue', we: 'Wed', th: 'Thu', fr: 'Fri', sa: 'Sat', su: 'Sun' },
};

const and: Record<Language, string> = { nl: ' en ', fr: ' et ', de: ' und ', en: ' and ' };

/** 'ma–vr 9–12.30 en 13.30–18 uur, za 10–13 uur'. Days with the same hours share an entry. */
export function openingHoursText(hours: readonly OpeningHours[], language: Language): string {
  const ofDay = weekdays.map((day) => ({ day, ranges: rangesOf(hours, day, language) }));
  const open = ofDay.filter(({ ranges }) => ranges !== '');
  return [...Map.groupBy(open, ({ ranges }) => ranges)]
    .map(
      ([ranges, days]) =>
        `${daysText(
          days.map(({ day }) => weekdays.indexOf(day)),
          language,
        )} ${ranges}`,
    )
    .join(', ');
}

/** In Dutch and German the unit stands once, after the last range. */
function rangesOf(
  hours: readonly OpeningHours[],
  day: (typeof weekdays)[number],
  language: Language,
): string {
  return hours
    .filter(({ days }) => days.includes(day))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => shortTimeRange({ from: opens, to: closes }, language))
    .map((range, index, all) => (index < all.length - 1 ? range.replace(/\u00a0(?:uur|Uhr)$/, '') : range))
    .join(and[language]);
}

/** Three days or more in a row are a range. `days`: numbers of weekdays, the smallest first. */
function daysText(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => names[language][weekdays[day ?? 0] ?? 'mo'];
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}–${name(run.at(-1))}`] : run.map(name)))
    .join(', ');
}
