import { expect, it } from 'vitest';
import { readOpenDays } from './read-open-days.ts';

function read(given: unknown) {
  const reading = readOpenDays(given);
  return (
    reading.problem ??
    reading.value?.map(({ startsAt, endsAt, note }) => [
      `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`,
      note,
    ])
  );
}

it.each<[unknown, unknown]>([
  ['2027-01-16 14:00-16:00', [['2027-01-16T13:00 15:00', {}]]],
  ['16/07/2027 14u30 – 16u', [['2027-07-16T12:30 14:00', {}]]],
  ['16.1.2027 9h-12h05', [['2027-01-16T08:00 11:05', {}]]],
  [
    '2027-01-16 14:00-16:00; nl=Bel bij nummer 7; fr=Sonnez au 7 | 2027-01-23 10-12',
    [
      ['2027-01-16T13:00 15:00', { nl: 'Bel bij nummer 7', fr: 'Sonnez au 7' }],
      ['2027-01-23T09:00 11:00', {}],
    ],
  ],
  [
    '2027-01-16 14:00-16:00; 2027-01-23 10:00-12:00',
    [
      ['2027-01-16T13:00 15:00', {}],
      ['2027-01-23T09:00 11:00', {}],
    ],
  ],
  [['2027-01-16 14:00-16:00; en=a=b'], [['2027-01-16T13:00 15:00', { en: 'a=b' }]]],
  ['', undefined],
  [null, undefined],
  ['n.v.t.', undefined],
  [[], undefined],
  ['zaterdag', '"zaterdag" is no open day such as 2027-01-16 14:00-16:00'],
  ['2027-02-30 14:00-16:00', '"2027-02-30 14:00-16:00" is no open day such as 2027-01-16 14:00-16:00'],
  ['2027-01-16 14:00', '"2027-01-16 14:00" is no open day such as 2027-01-16 14:00-16:00'],
  ['2027-01-16 14:00-25:00', '"2027-01-16 14:00-25:00" is no open day such as 2027-01-16 14:00-16:00'],
  ['2027-01-16 14:75-16:00', '"2027-01-16 14:75-16:00" has a time that no clock shows'],
  ['2027-01-16 16:00-14:00', 'open day 1: its end is not later than its start'],
  ['2027-01-16 8:00-20:01', 'open day 1: it is longer than 12 hours'],
  [`2027-01-16 14-16;nl=${'x'.repeat(161)}`, 'open day 1: its note is longer than 160 characters'],
  ['nl=Bel', 'the note "nl=Bel" stands before a day'],
  ['2027-01-16 14-16; it=Suona', '"it=Suona" is not like nl=Bel bij nummer 7'],
  ['2027-01-16 14-16 | 2027-01-16 14-17', 'two open days start at the same time'],
  [[7], '"7" is no open day'],
])('%j', (given, expected) => expect(read(given)).toEqual(expected));
