import { describe, expect, it } from 'vitest';
import { whyNoChange, whyNoResult } from './can.ts';

const now = new Date('2026-01-12T09:00:00Z');
const before = new Date('2026-01-12T08:59:59Z');
const after = new Date('2026-01-12T09:00:01Z');

describe('changing an appointment', () => {
  it.each([
    ['requested', null, undefined],
    ['requested', after, undefined],
    ['confirmed', after, undefined],
    ['confirmed', now, 'over'],
    ['confirmed', before, 'over'],
    ['requested', before, 'over'],
    ['cancelled', after, 'cancelled'],
    ['cancelled', before, 'cancelled'],
    ['carried_out', before, 'over'],
    ['no_show', before, 'over'],
  ] as const)('%s, at %s: %s', (status, startsAt, reason) => {
    expect(whyNoChange({ status, startsAt }, now)).toBe(reason);
  });
});

describe('noting the result of an appointment', () => {
  it.each([
    ['confirmed', before, undefined],
    ['confirmed', now, undefined],
    ['carried_out', before, undefined],
    ['no_show', before, undefined],
    ['confirmed', after, 'to_come'],
    ['confirmed', null, 'not_confirmed'],
    ['requested', before, 'not_confirmed'],
    ['cancelled', before, 'not_confirmed'],
  ] as const)('%s, at %s: %s', (status, startsAt, reason) => {
    expect(whyNoResult({ status, startsAt }, now)).toBe(reason);
  });
});
