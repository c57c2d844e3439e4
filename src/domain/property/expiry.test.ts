import { expect, it } from 'vitest';
import { expiryOn } from './expiry.ts';

it.each([
  ['2026-11-20', '2026-11-21', 'expired', -1],
  ['2026-11-21', '2026-11-21', 'near', 0],
  ['2026-12-21', '2026-11-21', 'near', 30],
  ['2026-12-22', '2026-11-21', 'soon', 31],
  ['2027-01-21', '2026-11-21', 'soon', 61],
  ['2027-01-22', '2026-11-21', 'valid', 62],
  // Two months after the last of December is the last of February.
  ['2027-02-28', '2026-12-31', 'soon', 59],
  ['2027-03-01', '2026-12-31', 'valid', 60],
  // Across the change of the clock.
  ['2026-10-26', '2026-10-24', 'near', 2],
] as const)('what expires on %s is on %s %s, with %i days left', (expiresOn, today, state, days) => {
  expect(expiryOn(expiresOn, today)).toEqual({ state, days });
});
