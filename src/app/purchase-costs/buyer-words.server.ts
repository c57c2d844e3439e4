import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import { dutyRule } from '#domain/purchase-costs/duty.ts';
import type { Buyer, DutyRule } from '#domain/purchase-costs/rules.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { Texts } from '#texts/server/texts.ts';
import { percentText } from './percent-text.server.ts';

/** What the buyer buys, with the rate: 'Enige eigen woning (2 %)'. */
export function buyerText(
  t: Texts,
  language: Language,
  { purchaseCosts }: Settings,
  purchase: Purchase,
  buyer: Buyer,
  day: string,
): string {
  const rule = dutyRule(purchaseCosts.duties, purchase, buyer, day);
  const name = t(nameOf(buyer, purchase, rule));
  // Where VAT is the larger part, the rate of the duty says little.
  if (!rule || purchase.tax !== 'duty') return name;
  return t('COST_BUYER_AT', { buyer: name, percent: percentText(rule.percent, language) });
}

function nameOf(buyer: Buyer, { kind }: Purchase, rule: DutyRule | undefined) {
  if (buyer === 'other') return 'COST_BUYER_ELSE';
  if (!rule?.isOnlyHome) return 'COST_BUYER_OWN_HOME';
  return kind === 'plot' ? 'COST_BUYER_PLOT' : 'COST_BUYER_ONLY_HOME';
}

export function conditionTexts(t: Texts, rule: DutyRule): string[] {
  const { isOnlyHome, moveInYears, stayYears, abatement } = rule;
  return [
    t('COST_CONDITION_PERSONS'),
    isOnlyHome && t('COST_CONDITION_ONLY_HOME'),
    moveInYears && t('COST_CONDITION_MOVE_IN', { years: moveInYears }),
    stayYears && t('COST_CONDITION_STAY', { years: stayYears }),
    abatement?.upToPriceCents &&
      t('COST_CONDITION_CEILING', { amount: formatEuro(abatement.upToPriceCents) }),
  ].filter((text) => typeof text === 'string');
}
