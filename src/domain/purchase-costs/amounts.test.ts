import { expect, test } from 'vitest';
import { purchaseCosts } from '#site/settings/purchase-cost-rules.ts';
import { byScale, percentOf } from './amounts.ts';
import type { NotaryRule, Scale } from './rules.ts';

const inBelgium = purchaseCosts.notary.find(({ regions }) => regions.includes('flanders')) as NotaryRule;
const inLuxembourg = purchaseCosts.notary.find(({ regions }) => regions.includes('luxembourg')) as NotaryRule;

test.each([
  [0, 2.5, 0],
  [1, 50, 1],
  [100, 0.485, 0],
  [103_092, 0.485, 500],
  [103_093, 0.485, 500],
  [103_195, 0.485, 500],
  [103_196, 0.485, 501],
  [10_000_000_000, 12.5, 1_250_000_000],
  [358_574, 21, 75_301],
])('of %i cents %f percent is %i', (cents, percent, expected) => {
  expect(percentOf(cents, percent)).toBe(expected);
});

// Each bracket starts where the one before it ends: one euro more costs the rate of the next bracket.
test.each<[euros: number, expected: number]>([
  [0, 257],
  [7_500, 444.5],
  [17_500, 694.5],
  [17_600, 696.5],
  [30_000, 944.5],
  [30_100, 946],
  [45_495, 1_176.93],
  [64_090, 1_269.9],
  [250_095, 2_172.02],
  [300_000, 2_321.74],
  [500_000, 2_921.74],
  [649_000, 3_219.74],
])('the honorarium for an only home of € %f is € %f', (euros, expected) => {
  expect(byScale(euros * 100, inBelgium.scales.own_home)).toBe(Math.round(expected * 100));
});

test.each<[euros: number, expected: number]>([
  [0, 285],
  [17_500, 722.5],
  [17_600, 724.25],
  [30_000, 941.25],
  [45_495, 1_206.21],
  [64_090, 1_418.2],
  [250_095, 2_478.43],
  [300_000, 2_578.24],
  [500_000, 2_978.24],
  [500_100, 2_978.44],
])('the honorarium for another purchase of € %f is € %f', (euros, expected) => {
  expect(byScale(euros * 100, inBelgium.scales.other)).toBe(Math.round(expected * 100));
});

test.each<[euros: number, expected: number]>([
  [3_718.4, 148.74],
  [300_000, 1_450.23],
  [500_000, 1_650.23],
  [750_000, 1_900.23],
  [1_000_000, 2_150.23],
  [1_239_467.62, 2_389.69],
  [2_239_467.62, 2_889.69],
])('the honorarium in Luxembourg for € %f is € %f', (euros, expected) => {
  expect(byScale(Math.round(euros * 100), inLuxembourg.scales.own_home)).toBe(Math.round(expected * 100));
});

test('with VAT it is € 2.223,27 for € 750.000', () => {
  const honorarium = byScale(75_000_000, inLuxembourg.scales.own_home);
  expect(honorarium + percentOf(honorarium, inLuxembourg.vatPercent)).toBe(222_327);
});

test('what lies in no bracket costs nothing', () => {
  const scale: Scale = { fixedCents: 100, brackets: [{ upToCents: 1000, percent: 10 }] };
  expect(byScale(1000, scale)).toBe(200);
  expect(byScale(5000, scale)).toBe(200);
});
