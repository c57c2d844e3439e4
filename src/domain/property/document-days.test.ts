import { expect, it } from 'vitest';
import { documentDaysFault } from './document-days.ts';

it.each([
  [undefined, undefined, undefined],
  ['2026-11-23', undefined, undefined],
  ['2026-11-24', undefined, 'to come'],
  [undefined, '2020-01-01', undefined],
  ['2026-11-01', '2026-11-01', undefined],
  ['2026-11-01', '2026-10-31', 'expires before'],
  ['2026-11-24', '2026-10-31', 'to come'],
])('issued on %s and valid until %s: %s', (issuedOn, expiresOn, fault) => {
  expect(documentDaysFault({ issuedOn, expiresOn }, '2026-11-23')).toBe(fault);
});
