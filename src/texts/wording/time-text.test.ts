import { expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { shortTimeRange, timeInColumn, timeRange, timeText } from './time-text.ts';

it.each<[Language, from: string, to: string, range: string, short: string]>([
  ['nl', '10:00', '13:00', 'van 10 tot 13 uur', '10–13 uur'],
  ['nl', '10:00', '10:40', 'van 10 tot 10.40 uur', '10–10.40 uur'],
  ['nl', '09:05', '10:00', 'van 9.05 tot 10 uur', '9.05–10 uur'],
  ['fr', '10:00', '13:00', 'de 10 h à 13 h', '10 h–13 h'],
  ['fr', '10:00', '10:40', 'de 10 h à 10 h 40', '10 h–10 h 40'],
  ['fr', '09:05', '10:00', 'de 9 h 05 à 10 h', '9 h 05–10 h'],
  ['de', '10:00', '13:00', 'von 10 bis 13 Uhr', '10–13 Uhr'],
  ['de', '10:00', '10:40', 'von 10 bis 10.40 Uhr', '10–10.40 Uhr'],
  ['de', '09:05', '10:00', 'von 9.05 bis 10 Uhr', '9.05–10 Uhr'],
  ['en', '10:00', '13:00', 'from 10:00 to 13:00', '10:00–13:00'],
  ['en', '10:00', '10:40', 'from 10:00 to 10:40', '10:00–10:40'],
  ['en', '09:05', '10:00', 'from 09:05 to 10:00', '09:05–10:00'],
])('in %s, %s until %s', (language, from, to, range, short) => {
  expect(plain(timeRange({ from, to }, language))).toBe(range);
  expect(plain(shortTimeRange({ from, to }, language))).toBe(short);
});

it.each<[Language, time: string, text: string]>([
  ['nl', '00:00', '0 uur'],
  ['nl', '17:44', '17.44 uur'],
  ['fr', '10:00', '10 h'],
  ['fr', '17:44', '17 h 44'],
  ['de', '17:44', '17.44 Uhr'],
  ['en', '17:44', '17:44'],
])('in %s, at %s', (language, time, text) => {
  expect(plain(timeText(time, language))).toBe(text);
});

it.each<[Language, time: string, text: string]>([
  ['nl', '00:00', '0.00'],
  ['nl', '09:30', '9.30'],
  ['nl', '10:00', '10.00'],
  ['fr', '10:00', '10 h'],
  ['fr', '09:30', '9 h 30'],
  ['de', '10:00', '10.00'],
  ['en', '10:00', '10:00'],
])('in %s, among other times, %s', (language, time, text) => {
  expect(plain(timeInColumn(time, language))).toBe(text);
});

it('keeps figure and unit together', () => {
  for (const language of ['nl', 'fr', 'de'] as const) expect(timeText('10:40', language)).not.toContain(' ');
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
