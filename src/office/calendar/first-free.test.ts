import { expect, it } from 'vitest';
import { firstFree } from './first-free.ts';

const on = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const span = (from: string, to: string) => ({ startsAt: on(from), endsAt: on(to) });
const now = on('08:00');

it.each([
  ['at its beginning', [span('10:00', '12:00')], [], '10:00'],
  ['in the earlier part', [span('14:00', '15:00'), span('10:00', '11:00')], [], '10:00'],
  ['after what is there', [span('10:00', '12:00')], [span('09:30', '10:15')], '10:15'],
  ['at the next quarter', [span('10:00', '12:00')], [span('10:00', '10:20')], '10:30'],
  ['before what is there', [span('10:00', '12:00')], [span('10:45', '12:00')], '10:00'],
  ['in the next part', [span('10:00', '11:00'), span('14:00', '15:00')], [span('10:30', '10:40')], '14:00'],
  ['not where it would reach out of it', [span('10:00', '10:44')], [], undefined],
  ['not in the past', [span('07:30', '08:45')], [], undefined],
  ['not at this moment', [span('08:00', '09:00')], [], '08:15'],
])('is %s', (_, wished, busy, expected) => {
  expect(firstFree(wished, busy, { minutes: 45, now })?.startsAt).toEqual(expected && on(expected));
});
