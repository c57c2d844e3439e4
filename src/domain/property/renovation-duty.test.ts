import { expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import type { EnergyLabelName } from './energy-label.ts';
import { mayHavePremisesDuty, type RenovationRule, renovationDuty } from './renovation-duty.ts';
import type { Family } from './types.ts';

const sixYears: RenovationRule = {
  region: 'flanders',
  labels: ['e', 'f'],
  from: '2026-01-01',
  targetLabel: 'd',
  years: 6,
};
const fiveYears: RenovationRule = { ...sixYears, from: '2023-01-01', until: '2025-12-31', years: 5 };
const house = { region: 'flanders', label: 'f', family: 'house', purpose: 'sale' } as const;

test.each([
  ['2022-12-31', undefined],
  ['2023-01-01', 5],
  ['2025-12-31', 5],
  ['2026-01-01', 6],
  ['2040-01-01', 6],
])('on %s the term is %s years', (day, years) => {
  expect(renovationDuty([sixYears, fiveYears], house, day)?.years).toBe(years);
  expect(renovationDuty([fiveYears, sixYears], house, day)?.years).toBe(years);
});

test('of two rules that hold, the later one counts', () => {
  const openEnded = { ...fiveYears, until: undefined };
  expect(renovationDuty([sixYears, openEnded], house, '2026-01-01')).toBe(sixYears);
  expect(renovationDuty([openEnded, sixYears], house, '2026-01-01')).toBe(sixYears);
  expect(renovationDuty([openEnded, sixYears], house, '2025-12-31')).toBe(openEnded);
});

test.each<[EnergyLabelName | undefined, boolean]>([
  ['d', false],
  ['e', true],
  ['f', true],
  ['f_sub', false],
  ['g', false],
  [undefined, false],
])('label %s: %s', (label, holds) => {
  expect(renovationDuty([sixYears], { ...house, label }, '2026-11-21') !== undefined).toBe(holds);
});

test.each<[Region | undefined, boolean]>([
  ['flanders', true],
  ['wallonia', false],
  ['brussels', false],
  ['luxembourg', false],
  [undefined, false],
])('region %s: %s', (region, holds) => {
  expect(renovationDuty([sixYears], { ...house, region }, '2026-11-21') !== undefined).toBe(holds);
});

test.each<[Family, boolean]>([
  ['house', true],
  ['apartment', true],
  ['land', false],
  ['garage', false],
  ['business', false],
])('family %s: %s', (family, holds) => {
  expect(renovationDuty([sixYears], { ...house, family }, '2026-11-21') !== undefined).toBe(holds);
});

test('a tenant has no such duty, and without rules nobody has', () => {
  expect(renovationDuty([sixYears], { ...house, purpose: 'rent' }, '2026-11-21')).toBeUndefined();
  expect(renovationDuty([], house, '2026-11-21')).toBeUndefined();
});

test.each<[Region | undefined, Family, 'sale' | 'rent', boolean]>([
  ['flanders', 'business', 'sale', true],
  ['flanders', 'business', 'rent', false],
  ['flanders', 'house', 'sale', false],
  ['brussels', 'business', 'sale', false],
  [undefined, 'business', 'sale', false],
])('premises in %s, %s for %s: %s', (region, family, purpose, holds) => {
  expect(mayHavePremisesDuty({ region, family, purpose })).toBe(holds);
});
