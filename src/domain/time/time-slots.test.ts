import { describe, expect, it } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { openDays, readMoment, timeOn, writeMoment } from './time-slots.ts';

const { belgium, luxembourg } = countryIds;

describe('public holidays', () => {
  it.each([
    ['2026-01-01', true, true],
    // Easter is on 5 April 2026, 28 March 2027 and 16 April 2028.
    ['2026-04-06', true, true],
    ['2027-03-29', true, true],
    ['2028-04-17', true, true],
    ['2026-05-14', true, true],
    ['2026-05-25', true, true],
    ['2026-05-09', false, true],
    ['2026-06-23', false, true],
    ['2026-07-21', true, false],
    ['2026-11-11', true, false],
    ['2026-12-26', false, true],
    ['2026-04-03', false, false],
    ['2026-11-23', false, false],
  ])('%s: Belgium %s, Luxembourg %s', (day, inBelgium, inLuxembourg) => {
    expect([isPublicHoliday(day, belgium), isPublicHoliday(day, luxembourg)]).toEqual([
      inBelgium,
      inLuxembourg,
    ]);
  });
});

describe('the days on which one can come', () => {
  it('are those of the next two weeks without Sundays', () => {
    const days = openDays(new Date('2026-11-21T20:00:00Z'), belgium);
    expect(days).toEqual([
      ...[23, 24, 25, 26, 27, 28, 30].map((day) => `2026-11-${day}`),
      ...[1, 2, 3, 4, 5].map((day) => `2026-12-0${day}`),
    ]);
  });

  it('begin tomorrow as Belgium counts', () => {
    expect(openDays(new Date('2026-11-22T22:30:00Z'), belgium)[0]).toBe('2026-11-23');
    expect(openDays(new Date('2026-11-22T23:30:00Z'), belgium)[0]).toBe('2026-11-24');
  });

  it('leave out the holidays of the country', () => {
    const now = new Date('2026-12-20T12:00:00Z');
    const left = (countryId: number) => openDays(now, countryId).filter((day) => /-(25|26|01)$/.test(day));
    expect(left(belgium)).toEqual(['2026-12-26']);
    expect(left(luxembourg)).toEqual([]);
  });

  // The clock goes back on 25 October 2026 and forward on 28 March 2027: a day of 25 hours and one of 23.
  it.each(['2026-10-20T22:30:00Z', '2027-03-22T23:30:00Z'])('skip and repeat none around %s', (now) => {
    const days = openDays(new Date(now), belgium);
    expect(new Set(days).size).toBe(days.length);
    expect(days.every((day) => new Date(day).getUTCDay() !== 0)).toBe(true);
    expect(days.length).toBeGreaterThanOrEqual(11);
  });
});

describe('a time on the clock', () => {
  it.each([
    ['2026-11-24', '16:00', '2026-11-24T15:00:00.000Z'],
    ['2026-07-24', '16:00', '2026-07-24T14:00:00.000Z'],
    ['2026-10-24', '10:00', '2026-10-24T08:00:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
    ['2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
  ])('%s %s is %s', (day, time, moment) => {
    expect(timeOn(day, time).toISOString()).toBe(moment);
  });
});

describe('a moment as a form sends it', () => {
  it('is read as it was written', () => {
    const moment = { day: '2026-11-24', from: '16:00', to: '19:00' };
    expect(readMoment(writeMoment(moment))).toEqual(moment);
  });

  it.each(['', '2026-11-24', '2026-02-30T10:00-13:00', '2026-11-24T13:00-10:00', '2026-11-24T25:00-26:00'])(
    'is not "%s"',
    (text) => {
      expect(readMoment(text)).toBeUndefined();
    },
  );
});
