import { expect, it } from 'vitest';
import { isToCome, type OpenDayProblem, problemOfOpenDay } from './open-day.ts';

it.each<[from: string, to: string, note: string, OpenDayProblem | undefined]>([
  ['2027-01-16T14:00+01:00', '2027-01-16T16:00+01:00', 'Bel bij nummer 7.', undefined],
  ['2027-01-16T14:00+01:00', '2027-01-16T14:00+01:00', '', 'no time'],
  ['2027-01-16T14:00+01:00', '2027-01-16T13:59+01:00', '', 'no time'],
  ['nonsense', '2027-01-16T13:59+01:00', '', 'no time'],
  ['2027-01-16T08:00+01:00', '2027-01-16T20:00+01:00', '', undefined],
  ['2027-01-16T08:00+01:00', '2027-01-16T20:01+01:00', '', 'too long'],
  // Half past midnight in Belgium, though not in UTC.
  ['2027-01-16T22:00+01:00', '2027-01-17T00:30+01:00', '', 'not one day'],
  ['2027-07-17T00:30+02:00', '2027-07-17T03:00+02:00', '', undefined],
  ['2027-01-16T14:00+01:00', '2027-01-16T16:00+01:00', 'x'.repeat(160), undefined],
  ['2027-01-16T14:00+01:00', '2027-01-16T16:00+01:00', 'x'.repeat(161), 'long note'],
  ['2027-01-16T14:00+01:00', '2027-01-16T16:00+01:00', 'Bel; wacht', 'separator in note'],
  ['2027-01-16T14:00+01:00', '2027-01-16T16:00+01:00', 'Bel\nwacht', 'separator in note'],
])('%s until %s, with the note %j: %s', (from, to, nl, problem) => {
  expect(problemOfOpenDay({ startsAt: new Date(from), endsAt: new Date(to), note: { nl } })).toBe(problem);
});

it('is to come until it ends', () => {
  const endsAt = new Date('2027-01-16T15:00:00Z');
  expect(isToCome({ endsAt }, new Date('2027-01-16T14:59:59Z'))).toBe(true);
  expect(isToCome({ endsAt }, endsAt)).toBe(false);
});
