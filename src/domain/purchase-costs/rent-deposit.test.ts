import { expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import { rentDeposits } from '#site/settings/purchase-cost-rules.ts';
import { rentDeposit } from './rent-deposit.ts';

test.each<[Region, string, number | undefined]>([
  ['flanders', '2018-12-31', undefined],
  ['flanders', '2019-01-01', 3],
  ['brussels', '2024-10-31', undefined],
  ['brussels', '2024-11-01', 2],
  ['wallonia', '2026-11-21', 2],
  ['luxembourg', '2024-07-31', undefined],
  ['luxembourg', '2024-08-01', 2],
])('in %s on %s the deposit is %s months at most', (region, day, months) => {
  expect(rentDeposit(rentDeposits, region, 95_000, day)?.cents).toBe(months && months * 95_000);
});

test('in Wallonia a bank may stand surety for three', () => {
  expect(rentDeposit(rentDeposits, 'wallonia', 95_000, '2026-11-21')?.rule.asGuaranteeMonths).toBe(3);
});
