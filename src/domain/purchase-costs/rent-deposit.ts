import type { Region } from '#domain/place/region.ts';
import { type DepositRule, ruleInForce } from './rules.ts';

/** Takes the dated rules, the region, the rent of a month and the day; gives the highest deposit, or undefined without a rule. */
export function rentDeposit(
  rules: readonly DepositRule[],
  region: Region,
  monthlyCents: number,
  day: string,
): { rule: DepositRule; cents: number } | undefined {
  const rule = ruleInForce(rules, region, day);
  return rule && { rule, cents: rule.months * monthlyCents };
}
