import { expect, it } from 'vitest';
import { momentText } from './who-and-when.server.ts';

const now = new Date('2026-11-26T15:00:00Z');

it.each([
  ['nl', 'om 14.31 uur', 'op 20 november om 14.31 uur'],
  ['fr', 'à 14 h 31', 'le 20 novembre à 14 h 31'],
  ['de', 'um 14.31 Uhr', 'am 20. November um 14.31 Uhr'],
  ['en', 'at 14:31', 'on 20 November at 14:31'],
] as const)('says in a sentence in %s when somebody wrote', (language, today, earlier) => {
  const plain = (at: string) => momentText(new Date(at), language, now).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain('2026-11-26T13:31:00Z')).toBe(today);
  expect(plain('2026-11-20T13:31:00Z')).toBe(earlier);
});
