import { percentOf } from './amounts.ts';
import type { Buyer, NewBuildVatRule } from './rules.ts';

/** `isReduced`: the lower percentage for a buyer who lives there counts, until it has saved as much as it may. */
export type NewBuildVat = {
  rule: NewBuildVatRule;
  percent: number;
  isReduced: boolean;
  baseCents: number;
  cents: number;
};

/**
 * `statedPercent`: what the agency states, such as 6 after demolition. Only a buyer who lives there has it when it
 * is lower than the rule's.
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
