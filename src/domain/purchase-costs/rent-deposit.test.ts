import { expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import { rentDeposits } from '#site/settings/rent-rules.ts';
import { rentDeposit, tenancyOf } from './rent-deposit.ts';
import { type Tenancy, tenancies } from './rules.ts';

test.each<[Region, string, home: number | undefined, studentRoom: number | undefined]>([
  ['flanders', '2018-12-31', undefined, undefined],
  ['flanders', '2019-01-01', 3, 2],
  ['flanders', '2026-11-21', 3, 2],
  ['brussels', '2024-10-31', undefined, undefined],
  ['brussels', '2024-11-01', 2, 2],
  ['wallonia', '2018-08-31', undefined, undefined],
  ['wallonia', '2018-09-01', 2, 2],
  ['wallonia', '2026-11-21', 2, 2],
  ['luxembourg', '2024-07-31', undefined, undefined],
  ['luxembourg', '2024-08-01', 2, 2],
])('in %s on %s the deposit is %s months at most, of a student room %s', (region, day, home, studentRoom) => {
  const cents = (tenancy: Tenancy) => rentDeposit(rentDeposits, { region, tenancy }, 95_000, day)?.cents;
  expect(cents('home')).toBe(home && home * 95_000);
  expect(cents('student_room')).toBe(studentRoom && studentRoom * 95_000);
});

test.each([
  ['2023-05-31', 3],
  ['2023-06-01', undefined],
])('in Wallonia on %s a bank may stand surety for %s', (day, months) => {
  const deposit = rentDeposit(rentDeposits, { region: 'wallonia', tenancy: 'home' }, 95_000, day);
  expect(deposit?.rule.asGuaranteeMonths).toBe(months);
});

test('a rule that names no tenancy is for each', () => {
  const rules = [{ regions: ['flanders'] as const, from: '2019-01-01', source: 'own', months: 1 }];
  for (const tenancy of tenancies)
    expect(rentDeposit(rules, { region: 'flanders', tenancy }, 100, '2026-11-21')?.cents).toBe(100);
});

test.each([
  ['villa', 'home'],
  ['studio', 'home'],
  ['student_room', 'student_room'],
  ['office', undefined],
  ['garage_box', undefined],
])('%s is let as %s', (type, expected) => {
  expect(tenancyOf(type)).toBe(expected);
});
