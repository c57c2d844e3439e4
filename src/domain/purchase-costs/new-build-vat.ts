import { percentOf } from './amounts.ts';
import type { Buyer, NewBuildVatRule } from './rules.ts';

/** `isReduced`: the lower percentage of who lives there counts, as far as it may save. */
export type NewBuildVat = {
  rule: NewBuildVatRule;
  percent: number;
  isReduced: boolean;
  baseCents: number;
  cents: number;
};

/**
 * Takes the rule, what is built, who buys and the percentage that the agency says (6 after demolition); gives the VAT.
 * A lower percentage than the rule's is only for who lives there.
 */
export function newBuildVat(
  rule: NewBuildVatRule,
  baseCents: number,
  buyer: Buyer,
  statedPercent?: number,
): NewBuildVat {
  const isLower = statedPercent !== undefined && statedPercent < rule.percent;
  const percent = isLower && buyer === 'own_home' ? statedPercent : rule.percent;
  const full = percentOf(baseCents, percent);
  if (buyer !== 'own_home' || !rule.ownHome || isLower)
    return { rule, percent, isReduced: false, baseCents, cents: full };
  const reduced = percentOf(baseCents, rule.ownHome.percent);
  const cents = Math.max(reduced, full - rule.ownHome.savesUpToCents);
  return {
    rule,
    percent: cents === reduced ? rule.ownHome.percent : percent,
    isReduced: true,
    baseCents,
    cents,
  };
}
