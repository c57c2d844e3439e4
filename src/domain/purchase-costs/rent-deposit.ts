import type { Region } from '#domain/place/region.ts';
import { type DepositRule, ruleInForce } from './rules.ts';

/** The highest deposit; undefined without a rule. */
export function rentDeposit(
  rules: readonly DepositRule[],
  region: Region,
  monthlyCents: number,
  day: string,
): { rule: DepositRule; cents: number } | undefined {
  const rule = ruleInForce(rules, region, day);
  return rule && { rule, cents: rule.months * monthlyCents };
}
