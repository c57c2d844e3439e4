import { expect, it } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { openMinutesOf, quantile } from './open-minutes.ts';
import type { OpeningHours } from './opening-hours.ts';

const hours: OpeningHours[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '12:30' },
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '13:30', closes: '18:00' },
  { days: ['sa'], opens: '10:00', closes: '12:00' },
];

// 2026-11-23 is a Monday, when clocks are an hour ahead of UTC; 2026-11-11 is a holiday in Belgium.
it.each([
  ['within the morning', '2026-11-23T10:00', '2026-11-23T10:25', 25],
  ['at once', '2026-11-23T10:00', '2026-11-23T10:00', 0],
  ['over noon', '2026-11-23T12:20', '2026-11-23T13:40', 20],
  ['in the pause', '2026-11-23T12:40', '2026-11-23T13:20', 0],
  ['before opening', '2026-11-23T07:00', '2026-11-23T09:01', 1],
  ['over the night', '2026-11-23T17:50', '2026-11-24T09:10', 20],
  ['from Saturday evening to Monday', '2026-11-21T20:00', '2026-11-23T09:15', 15],
  ['on a Sunday', '2026-11-22T09:00', '2026-11-22T18:00', 0],
  ['from Friday through Saturday', '2026-11-20T17:00', '2026-11-21T11:00', 120],
  ['a whole working day', '2026-11-23T00:00', '2026-11-24T00:00', 480],
  ['a week', '2026-11-16T00:00', '2026-11-23T00:00', 5 * 480 + 120],
  ['a holiday', '2026-11-11T08:00', '2026-11-11T20:00', 0],
  ['around a holiday', '2026-11-10T17:00', '2026-11-12T10:00', 120],
  ['answered before it was asked', '2026-11-24T10:00', '2026-11-23T10:00', 0],
])('counts %s', (_, from, until, minutes) => {
  const local = (text: string) => Date.parse(`${text}:00+01:00`);
  expect(openMinutesOf(hours, countryIds.belgium)(local(from), local(until))).toBe(minutes);
});

it('counts by the clock of the day on which it changes', () => {
  const sunday: OpeningHours[] = [{ days: ['su'], opens: '00:00', closes: '06:00' }];
  const openMinutes = openMinutesOf(sunday, countryIds.belgium);
  const count = (from: string, until: string) => openMinutes(Date.parse(from), Date.parse(until));
  expect(count('2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z')).toBe(7 * 60);
  expect(count('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(5 * 60);
});

it('takes the usual hours where none are given', () => {
  const [from, until] = [Date.parse('2026-11-23T00:00:00Z'), Date.parse('2026-11-24T00:00:00Z')];
  expect(openMinutesOf([], countryIds.belgium)(from, until)).toBe(9 * 60);
});

it.each([
  [[], 0.5, undefined],
  [[7], 0.5, 7],
  [[7], 0.9, 7],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 2, 1], 0.5, 2],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9, 9],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 11], 0.9, 10],
])('of %j the part %j lies below %j', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});
