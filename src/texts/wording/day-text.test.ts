import { expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { dayInWords as withHardSpaces } from './day-text.ts';

const dayInWords = (...given: Parameters<typeof withHardSpaces>) =>
  withHardSpaces(...given).replaceAll('\u00a0', ' ');

it.each<[Language, whole: string, first: string, withWeekday: string]>([
  ['nl', '7 april 2026', '1 maart 2026', 'dinsdag 24 november'],
  ['fr', '7 avril 2026', '1er mars 2026', 'mardi 24 novembre'],
  ['de', '7. April 2026', '1. März 2026', 'Dienstag, 24. November'],
  ['en', '7 April 2026', '1 March 2026', 'Tuesday 24 November'],
])('writes the month as a word in %s', (language, whole, first, withWeekday) => {
  expect(dayInWords('2026-04-07', language)).toBe(whole);
  expect(dayInWords('2026-03-01', language)).toBe(first);
  expect(dayInWords('2026-11-24', language, { weekday: true, year: false })).toBe(withWeekday);
});

it('writes a moment as the day that it is then in Belgium, and no other day for an eleventh', () => {
  expect(dayInWords(new Date('2026-04-06T22:00:00Z'), 'nl')).toBe('7 april 2026');
  expect(dayInWords('2026-03-11', 'fr')).toBe('11 mars 2026');
  expect(dayInWords('2026-12-01', 'fr', { weekday: true })).toBe('mardi 1er décembre 2026');
});

it('keeps the day beside its month on a narrow screen', () => {
  expect(withHardSpaces('2026-03-01', 'fr')).toBe('1er\u00a0mars 2026');
  expect(withHardSpaces('2026-11-24', 'de', { weekday: true })).toBe('Dienstag, 24.\u00a0November 2026');
});
