import { expect, it } from 'vitest';
import { appointmentLawOf } from './appointment-law.ts';

const flat = { purpose: 'rent', type: 'apartment', region: 'brussels' } as const;

it.each([
  ['a flat to let in Brussels', flat, 'brussels'],
  ['a student room', { ...flat, type: 'student_room' }, 'brussels'],
  ['a house in Wallonia', { ...flat, type: 'villa', region: 'wallonia' }, 'wallonia'],
  ['a flat for sale', { ...flat, purpose: 'sale' }, undefined],
  ['an office', { ...flat, type: 'office' }, undefined],
  ['a garage', { ...flat, type: 'garage_box' }, undefined],
  ['a flat in Flanders', { ...flat, region: 'flanders' }, undefined],
  ['a flat in Luxembourg', { ...flat, region: 'luxembourg' }, undefined],
  ['a flat elsewhere', { ...flat, region: null }, undefined],
] as const)('knows the list for %s', (_, property, region) => {
  expect(appointmentLawOf(property, '2026-11-22')?.region).toBe(region);
});

it.each([
  ['2023-03-19', undefined],
  ['2023-03-20', 'brussels'],
])('holds in Brussels on %s: %s', (day, region) => {
  expect(appointmentLawOf(flat, day)?.region).toBe(region);
});
