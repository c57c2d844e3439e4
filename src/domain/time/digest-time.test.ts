import { expect, it } from 'vitest';
import { lastDigest } from './digest-time.ts';

it.each([
  // Winter: 8:00 is 7:00 UTC.
  ['daily', '2026-11-21T07:00:00Z', '2026-11-21T07:00:00.000Z'],
  ['daily', '2026-11-21T06:59:59Z', '2026-11-20T07:00:00.000Z'],
  ['daily', '2026-11-20T23:30:00Z', '2026-11-20T07:00:00.000Z'],
  // Summer.
  ['daily', '2026-07-01T06:00:00Z', '2026-07-01T06:00:00.000Z'],
  ['daily', '2026-07-01T05:59:59Z', '2026-06-30T06:00:00.000Z'],
  // The clock goes back on 25 October and forward on 28 March.
  ['daily', '2026-10-25T06:30:00Z', '2026-10-24T06:00:00.000Z'],
  ['daily', '2026-10-25T07:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['daily', '2027-03-28T06:00:00Z', '2027-03-28T06:00:00.000Z'],
  ['daily', '2027-03-28T05:59:00Z', '2027-03-27T07:00:00.000Z'],
  ['weekly', '2026-11-21T12:00:00Z', '2026-11-16T07:00:00.000Z'],
  ['weekly', '2026-11-16T06:59:00Z', '2026-11-09T07:00:00.000Z'],
  ['weekly', '2026-10-26T07:00:00Z', '2026-10-26T07:00:00.000Z'],
  ['weekly', '2026-10-26T06:30:00Z', '2026-10-19T06:00:00.000Z'],
  ['weekly', '2027-03-29T06:00:00Z', '2027-03-29T06:00:00.000Z'],
] as const)('%s at %s: %s', (frequency, now, expected) => {
  expect(lastDigest(frequency, new Date(now)).toISOString()).toBe(expected);
});
