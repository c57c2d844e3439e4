import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseCosts } from '#site/settings/purchase-cost-rules.ts';
import { sumOf } from './cost-sheet.ts';
import { loanFor, repayment } from './loan.ts';
import { mortgageDeed } from './mortgage-deed.ts';
import type { MortgageRule } from './rules.ts';

const rule = purchaseCosts.mortgages[0] as MortgageRule;
const terms = { years: 25, ratePercent: 3.5 };

test('the deed of a loan of € 252.000 for an only home costs € 5.881,88', () => {
  const deed = mortgageDeed(rule, 25_200_000, 'own_home');
  expect(deed.map(({ kind, cents }) => [kind, cents / 100])).toEqual([
    ['mortgage_registration', 2_772],
    ['mortgage_duty', 831.6],
    ['mortgage_registry', 270],
    ['honorarium', 795.09],
    ['administration', 627],
    ['disbursements', 55],
    ['writings_duty', 100],
    ['annexes_duty', 100],
    ['services_vat', 331.19],
  ]);
  expect(sumOf(deed)).toBe(588_188);
});

test.each([
  [27_272_727, 27_000],
  [27_272_728, 116_000],
])('a loan of %i cents is registered for %i', (loanCents, expected) => {
  const registry = mortgageDeed(rule, loanCents, 'other').find(({ kind }) => kind === 'mortgage_registry');
  expect(registry?.cents).toBe(expected);
});

test('other purchases have a scale of their own', () => {
  const honorarium = mortgageDeed(rule, 25_200_000, 'other').find(({ kind }) => kind === 'honorarium');
  // 285 + 56,25 + 65 + 62,50 + 136,38 + 424,08 + 0,8763
  expect(honorarium?.cents).toBe(103_009);
});

test('who borrows nothing has no deed', () => {
  expect(mortgageDeed(rule, 0, 'own_home')).toEqual([]);
  const loan = loanFor({ toPayCents: 100, ownMoneyCents: 200, buyer: 'own_home' }, rule, terms);
  expect(loan).toMatchObject({ loanCents: 0, deedCents: 0, chosen: { monthlyCents: 0, interestCents: 0 } });
});

test.each<[years: number, rate: number, monthly: number]>([
  [20, 3.5, 1_154.28],
  [25, 3.5, 995.37],
  [30, 3.5, 891.97],
  [25, 0, 666.67],
  [1, 0, 16_666.67],
  [20, 6, 1_414.58],
])('€ 200.000 in %i years at a rate of %f is € %f a month', (years, rate, monthly) => {
  expect(repayment(20_000_000, years, rate).monthlyCents).toBe(Math.round(monthly * 100));
});

test('the chosen term stands among the usual ones, once', () => {
  const asked = { toPayCents: 30_000_000, ownMoneyCents: 6_000_000, buyer: 'own_home' } as const;
  const years = (chosen: number) =>
    loanFor(asked, rule, { years: chosen, ratePercent: 3 }).terms.map((term) => term.years);
  expect(years(25)).toEqual([20, 25, 30]);
  expect(years(15)).toEqual([15, 20, 25, 30]);
});

test('without a rule for the deed the loan is what is missing', () => {
  const asked = { toPayCents: 30_000_000, ownMoneyCents: 6_000_000, buyer: 'own_home' } as const;
  expect(loanFor(asked, undefined, terms)).toMatchObject({ loanCents: 24_000_000, deed: [] });
});

test('a loan pays for its own deed, to the cent, at any amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom('own_home', 'other'),
      (toPayCents, ownMoneyCents, buyer) => {
        const { loanCents, deed, deedCents } = loanFor({ toPayCents, ownMoneyCents, buyer }, rule, terms);
        expect(sumOf(deed)).toBe(deedCents);
        if (toPayCents > ownMoneyCents) expect(loanCents + ownMoneyCents).toBe(toPayCents + deedCents);
        else expect(loanCents).toBe(0);
      },
    ),
    { numRuns: 500 },
  );
});

test('more borrowed, longer or dearer is never paid back with less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 39 }),
      fc.double({ min: 0.01, max: 19, noNaN: true }),
      (loanCents, years, rate) => {
        const { monthlyCents, interestCents } = repayment(loanCents, years, rate);
        expect(monthlyCents * years * 12).toBeGreaterThanOrEqual(loanCents - years * 6);
        expect(repayment(loanCents + 100, years, rate).monthlyCents).toBeGreaterThanOrEqual(monthlyCents);
        expect(repayment(loanCents, years, rate + 1).monthlyCents).toBeGreaterThanOrEqual(monthlyCents);
        expect(repayment(loanCents, years + 1, rate).monthlyCents).toBeLessThanOrEqual(monthlyCents);
        expect(interestCents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
