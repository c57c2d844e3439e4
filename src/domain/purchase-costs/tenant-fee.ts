import type { Region } from '#domain/place/region.ts';
import { percentOf } from './amounts.ts';
import { ruleInForce, type TenantFeeRule } from './rules.ts';

/** The tenant's part of the agency's fee, 0 if the fee is not known. Undefined if by law the owner pays all of it. */
export function tenantFee(
  rules: readonly TenantFeeRule[],
  region: Region,
  agencyFeeCents: number | null | undefined,
  day: string,
): { rule: TenantFeeRule; cents: number } | undefined {
  const rule = ruleInForce(rules, region, day);
  return rule && { rule, cents: agencyFeeCents ? percentOf(agencyFeeCents, rule.percent) : 0 };
}
