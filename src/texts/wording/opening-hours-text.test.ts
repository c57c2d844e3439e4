import { expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';
import { openingHoursText } from './opening-hours-text.ts';

const week: OpeningHours[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '13:30', closes: '18:00' },
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '12:30' },
  { days: ['sa'], opens: '10:00', closes: '13:00' },
];

const text = (hours: readonly OpeningHours[], language: Language) =>
  openingHoursText(hours, language).replaceAll('\u00a0', ' ');

it.each<[Language, string]>([
  ['nl', 'ma–vr 9–12.30 en 13.30–18 uur, za 10–13 uur'],
  ['fr', 'lu–ve 9 h–12 h 30 et 13 h 30–18 h, sa 10 h–13 h'],
  ['de', 'Mo–Fr 9–12.30 und 13.30–18 Uhr, Sa 10–13 Uhr'],
  ['en', 'Mon–Fri 09:00–12:30 and 13:30–18:00, Sat 10:00–13:00'],
])('a week in %s', (language, expected) => {
  expect(text(week, language)).toBe(expected);
});

it.each<[string, OpeningHours[], string]>([
  ['nothing', [], ''],
  ['two days in a row', [{ days: ['tu', 'we'], opens: '09:00', closes: '17:00' }], 'di, wo 9–17 uur'],
  [
    'days apart, and three in a row',
    [{ days: ['mo', 'th', 'fr', 'sa'], opens: '09:00', closes: '17:00' }],
    'ma, do–za 9–17 uur',
  ],
  [
    'a day that closes earlier',
    [
      { days: ['we', 'th', 'tu'], opens: '09:00', closes: '18:00' },
      { days: ['fr'], opens: '09:00', closes: '16:00' },
    ],
    'di–do 9–18 uur, vr 9–16 uur',
  ],
])('%s', (_, hours, expected) => {
  expect(text(hours, 'nl')).toBe(expected);
});
