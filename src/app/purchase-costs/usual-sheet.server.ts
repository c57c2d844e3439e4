import { type CostSheet, costSheet, inRoundEuros, type Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import type { Buyer, CostRules } from '#domain/purchase-costs/rules.ts';

/** The costs for somebody who has chosen nothing on the page of the costs. */
export function usualSheet(
  rules: CostRules,
  purchase: Purchase,
  buyer: Buyer,
  day: string,
): CostSheet | undefined {
  const sheet = costSheet(rules, purchase, { buyer, buyers: 1, inCoreCity: false, classesGained: 0 }, day);
  return sheet && inRoundEuros(sheet);
}
