import { expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import { purchaseCosts } from '#site/settings/purchase-cost-rules.ts';
import { rentDeposits, tenantFees } from '#site/settings/rent-rules.ts';
import { type DutyChoices, dutyRule, registrationDuty } from './duty.ts';
import { type Buyer, type DutyRule, type Kind, ruleInForce } from './rules.ts';

const day = '2026-11-21';
const plain: DutyChoices = { buyers: 1, inCoreCity: false, classesGained: 0 };

function duty(
  region: Region,
  buyer: Buyer,
  euros: number,
  { kind = 'home', ...choices }: Partial<DutyChoices> & { kind?: Kind } = {},
) {
  const rule = dutyRule(purchaseCosts.duties, { region, kind }, buyer, day);
  return rule && registrationDuty(rule, euros * 100, euros * 100, { ...plain, ...choices }).cents / 100;
}

test.each<[Region, Buyer, number, number]>([
  ['flanders', 'own_home', 300_000, 6_000],
  ['flanders', 'other', 300_000, 36_000],
  ['brussels', 'own_home', 300_000, 12_500],
  ['brussels', 'other', 300_000, 37_500],
  ['wallonia', 'own_home', 300_000, 9_000],
  ['wallonia', 'other', 300_000, 37_500],
  ['luxembourg', 'own_home', 1_000_000, 30_000],
  ['luxembourg', 'other', 300_000, 21_000],
])('in %s %s pays for € %i a duty of € %i', (region, buyer, price, expected) => {
  expect(duty(region, buyer, price)).toBe(expected);
});

test.each<[price: number, inCoreCity: boolean, expected: number]>([
  [219_999, false, 2_532.98],
  [220_000, false, 2_533],
  [220_001, false, 4_400.02],
  [220_001, true, 2_533.02],
  [240_000, true, 2_933],
  [240_001, true, 4_800.02],
])('a modest home in Flanders of € %i, in a core city %s: € %f', (price, inCoreCity, expected) => {
  expect(duty('flanders', 'own_home', price, { inCoreCity })).toBe(expected);
  expect(duty('flanders', 'other', price, { inCoreCity })).toBeCloseTo(price * 0.12, 6);
});

test.each<[price: number, expected: number]>([
  [199_999, 50],
  [200_000, 50],
  [200_400, 50],
  [200_408, 51],
  [600_000, 50_000],
  [600_001, 75_000.13],
])('the abatement of Brussels at € %i leaves € %f', (price, expected) => {
  expect(duty('brussels', 'own_home', price)).toBe(expected);
});

test.each<[classes: number, expected: number]>([
  [0, 37_500],
  [1, 37_500],
  [2, 31_250],
  [6, 18_750],
])('in Brussels %i better energy classes make € 500.000 cost € %f', (classesGained, expected) => {
  expect(duty('brussels', 'own_home', 500_000, { classesGained })).toBe(expected);
  expect(duty('brussels', 'other', 500_000, { classesGained })).toBe(62_500);
  expect(duty('brussels', 'own_home', 600_001, { classesGained })).toBe(75_000.13);
});

test.each<[price: number, expected: number]>([
  [300_000, 25_000],
  [300_001, 37_500.13],
])('a building plot in Brussels of € %i: € %f', (price, expected) => {
  expect(duty('brussels', 'own_home', price, { kind: 'plot' })).toBe(expected);
});

test('the lower rates are for properties, in Wallonia and Luxembourg also for the ground of one', () => {
  expect(duty('wallonia', 'own_home', 100_000, { kind: 'plot' })).toBe(3_000);
  expect(duty('luxembourg', 'own_home', 500_000, { kind: 'plot', buyers: 2 })).toBe(100);
  expect(duty('luxembourg', 'other', 500_000, { kind: 'plot' })).toBe(35_000);
  expect(duty('flanders', 'own_home', 100_000, { kind: 'plot' })).toBeUndefined();
  for (const region of ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const) {
    expect(duty(region, 'own_home', 100_000, { kind: 'other' })).toBeUndefined();
    expect(duty(region, 'other', 100_000, { kind: 'other' })).toBeGreaterThan(0);
  }
});

test.each<[buyers: number, price: number, expected: number]>([
  [1, 571_400, 100],
  [1, 572_858, 100.06],
  [1, 650_000, 5_500],
  [2, 650_000, 100],
  [2, 1_200_000, 4_000],
])('%i buyers in Luxembourg pay for € %i a duty of € %f', (buyers, price, expected) => {
  expect(duty('luxembourg', 'own_home', price, { buyers })).toBe(expected);
  expect(duty('luxembourg', 'other', price, { buyers })).toBeCloseTo(price * 0.07, 6);
});

test('a duty says what it is made of', () => {
  const rule = dutyRule(purchaseCosts.duties, { region: 'brussels', kind: 'home' }, 'own_home', day);
  expect(
    registrationDuty(rule as DutyRule, 50_000_000, 50_000_000, { ...plain, classesGained: 2 }),
  ).toMatchObject({
    abatementCents: 25_000_000,
    baseCents: 25_000_000,
    reductions: [],
    isMinimum: false,
  });
  const modest = dutyRule(purchaseCosts.duties, { region: 'flanders', kind: 'home' }, 'own_home', day);
  expect(registrationDuty(modest as DutyRule, 5_000_000, 5_000_000, plain)).toMatchObject({
    reductions: [{ kind: 'modest_home', cents: 100_000 }],
    isMinimum: true,
    cents: 5_000,
  });
});

test('the day decides which rule holds', () => {
  const now = dutyRule(
    purchaseCosts.duties,
    { region: 'flanders', kind: 'home' },
    'own_home',
    day,
  ) as DutyRule;
  const before: DutyRule = { ...now, from: '2022-01-01', until: '2024-12-31', percent: 3 };
  const later: DutyRule = { ...now, from: '2027-01-01', percent: 1 };
  for (const rules of [
    [before, now, later],
    [later, now, before],
  ]) {
    const percentOn = (on: string) => ruleInForce(rules, 'flanders', on)?.percent;
    expect(percentOn('2021-12-31')).toBeUndefined();
    expect(percentOn('2022-01-01')).toBe(3);
    expect(percentOn('2024-12-31')).toBe(3);
    expect(percentOn('2025-01-01')).toBe(2);
    expect(percentOn('2026-12-31')).toBe(2);
    expect(percentOn('2027-01-01')).toBe(1);
    expect(ruleInForce(rules, 'wallonia', day)).toBeUndefined();
  }
});

test('a rule of which a part is practice is not called confirmed', () => {
  const { duties, surtaxes, notary, newBuildVat } = purchaseCosts;
  const confirmed = [
    ...duties,
    ...surtaxes,
    ...notary,
    ...newBuildVat,
    ...rentDeposits,
    ...tenantFees,
  ].filter(({ certainty }) => certainty === 'confirmed');
  expect(confirmed.filter(({ note }) => note?.includes('practice'))).toEqual([]);
});
