import { percentOf } from '#domain/purchase-costs/amounts.ts';
import type { Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import { type CostRules, type LoanRule, ruleInForce } from '#domain/purchase-costs/rules.ts';

/** The loan shown unless a visitor chooses another. */
export type UsualLoan = { rule: LoanRule; ownMoneyCents: number };

export function usualLoan(
  rules: CostRules,
  { region, priceCents }: Purchase,
  day: string,
): UsualLoan | undefined {
  const rule = ruleInForce(rules.loans, region, day);
  return rule && { rule, ownMoneyCents: roundDown(percentOf(priceCents, rule.ownMoneyPercent)) };
}

/** What people have saved is a round amount. */
function roundDown(cents: number): number {
  return cents - (cents % 1_000_00);
}
