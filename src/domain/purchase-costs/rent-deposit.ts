import type { Region } from '#domain/place/region.ts';
import { familyOf } from '#domain/property/types.ts';
import { type DepositRule, ruleInForce, type Tenancy } from './rules.ts';

/** Undefined for a property that nobody lives in. */
export function tenancyOf(type: string): Tenancy | undefined {
  const family = familyOf(type);
  if (family !== 'house' && family !== 'apartment') return undefined;
  return type === 'student_room' ? 'student_room' : 'home';
}

/** The highest deposit; undefined without a rule. */
export function rentDeposit(
  rules: readonly DepositRule[],
  { region, tenancy }: { region: Region; tenancy: Tenancy },
  monthlyCents: number,
  day: string,
): { rule: DepositRule; cents: number } | undefined {
  const fitting = rules.filter((rule) => !rule.for || rule.for.includes(tenancy));
  const rule = ruleInForce(fitting, region, day);
  return rule && { rule, cents: rule.months * monthlyCents };
}
