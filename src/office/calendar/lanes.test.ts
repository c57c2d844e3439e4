import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

const span = (from: string, to: string) => ({
  startsAt: new Date(`2026-11-24T${from}:00Z`),
  endsAt: new Date(`2026-11-24T${to}:00Z`),
});

it.each([
  ['one after another', [span('10:00', '11:00'), span('11:00', '12:00')], ['0/1', '0/1']],
  ['two at once', [span('10:00', '11:00'), span('10:59', '12:00')], ['0/2', '1/2']],
  [
    'a chain, which takes a lane again',
    [span('10:00', '11:00'), span('10:30', '12:00'), span('11:00', '13:00'), span('13:00', '14:00')],
    ['0/2', '1/2', '0/2', '0/1'],
  ],
  ['in any order', [span('12:00', '13:00'), span('10:00', '12:30')], ['0/2', '1/2']],
])('draws %s', (_, entries, expected) => {
  expect(inLanes(entries).map(({ lane, lanes }) => `${lane}/${lanes}`)).toEqual(expected);
});
