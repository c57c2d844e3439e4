import { percentOf } from './amounts.ts';
import type { Buyer, NewBuildVatRule } from './rules.ts';

/** `isReduced`: the lower percentage for a buyer who lives there applies, until it has saved the most it may. */
export type NewBuildVat = {
  rule: NewBuildVatRule;
  percent: number;
  isReduced: boolean;
  baseCents: number;
  cents: number;
};

/**
 * `statedPercent`: what the agency states, such as 6 after demolition. If it is lower than the rule's, only a buyer
 * who lives there has it.
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
