import { expect, it } from 'vitest';
import { formatTime } from './dates.ts';
import { mostInSeries, type SlotSeries, slotSeries } from './slot-series.ts';

const series: SlotSeries = {
  since: '2026-11-24',
  until: '2026-11-24',
  days: ['tu'],
  from: '10:00',
  to: '12:00',
  minutes: 40,
  bufferMinutes: 0,
};
const clocks = (given: Partial<SlotSeries>) =>
  slotSeries({ ...series, ...given }).map(
    ({ startsAt, endsAt }) => `${formatTime(startsAt)}-${formatTime(endsAt)}`,
  );

it.each<[string, Partial<SlotSeries>, string[]]>([
  ['fill the time', {}, ['10:00-10:40', '10:40-11:20', '11:20-12:00']],
  ['keep what is between them', { bufferMinutes: 1 }, ['10:00-10:40', '10:41-11:21']],
  ['fit to the minute', { minutes: 120 }, ['10:00-12:00']],
  ['do not go over the end', { minutes: 121 }, []],
  ['fall on their days only', { days: ['mo', 'we'] }, []],
  ['are none before the first day', { since: '2026-11-25' }, []],
])('the times %s', (_, given, expected) => {
  expect(clocks(given)).toEqual(expected);
});

it.each([
  ['goes back', '2026-10-24', '2026-10-26'],
  ['goes forward', '2027-03-27', '2027-03-29'],
])('they begin by the clock where it %s', (_, since, until) => {
  const times = slotSeries({ ...series, since, until, days: ['sa', 'su', 'mo'], minutes: 120 });
  expect(times.map(({ startsAt }) => formatTime(startsAt))).toEqual(['10:00', '10:00', '10:00']);
  expect(times.map(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime())).toEqual(
    [1, 1, 1].map(() => 7_200_000),
  );
});

it('are not without end', () => {
  expect(slotSeries({ ...series, until: '2999-01-01', minutes: 5 })).toHaveLength(mostInSeries + 1);
});
