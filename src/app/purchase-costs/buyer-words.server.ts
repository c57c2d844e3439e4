import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/property/price.ts';
import { type Purchase, surtaxRule } from '#domain/purchase-costs/cost-sheet.ts';
import { dutyRule } from '#domain/purchase-costs/duty.ts';
import type { Buyer, DutyRule } from '#domain/purchase-costs/rules.ts';
import type { Settings } from '#site/settings/settings.ts';
import { type Texts, textsFor } from '#texts/server/texts.ts';
import { percentText } from './percent-text.server.ts';

/** What the buyer buys, with the rate: 'Enige eigen woning (2 %)'. */
export function buyerText(
  { settings: { purchaseCosts }, language }: { settings: Settings; language: Language },
  { purchase, buyer, day }: { purchase: Purchase; buyer: Buyer; day: string },
): string {
  const t = textsFor(language);
  const rule = dutyRule(purchaseCosts.duties, purchase, buyer, day);
  const surtax = surtaxRule(purchaseCosts, purchase, buyer, day);
  const name = t(nameOf(buyer, purchase, rule));
  // If VAT is the larger part, the rate of the duty says little.
  if (!rule || purchase.tax !== 'duty') return name;
  return t(atRate(rule, purchase), {
    buyer: name,
    percent: percentText(rule.percent + (surtax?.percent ?? 0), language),
    ceiling: formatEuro(rule.abatement?.upToPriceCents ?? 0),
  });
}

/** In Brussels and Luxembourg the rate is the same for everybody, and only the relief differs. */
function atRate({ abatement, creditPerBuyerCents }: DutyRule, { priceCents }: Purchase) {
  if (creditPerBuyerCents) return 'COST_BUYER_AT_WITH_CREDIT';
  if (!abatement) return 'COST_BUYER_AT';
  return priceCents <= (abatement.upToPriceCents ?? priceCents)
    ? 'COST_BUYER_AT_WITH_ABATEMENT'
    : 'COST_BUYER_AT_ABOVE_ABATEMENT';
}

function nameOf(buyer: Buyer, { kind }: Purchase, rule: DutyRule | undefined) {
  if (buyer === 'other') return 'COST_BUYER_ELSE';
  if (kind === 'plot') return rule?.isOnlyHome ? 'COST_BUYER_PLOT' : 'COST_BUYER_PLOT_RESIDENCE';
  return rule?.isOnlyHome ? 'COST_BUYER_ONLY_HOME' : 'COST_BUYER_OWN_HOME';
}

export function conditionTexts(t: Texts, rule: DutyRule, purchase: Purchase): string[] {
  const { isOnlyHome, stayYears, abatement } = rule;
  return [
    t('COST_CONDITION_PERSONS'),
    isOnlyHome && onlyHomeText(t, rule),
    moveInText(t, rule, purchase),
    stayYears && t('COST_CONDITION_STAY', { count: stayYears }),
    abatement?.upToPriceCents &&
      t('COST_CONDITION_CEILING', { amount: formatEuro(abatement.upToPriceCents) }),
  ].filter((text) => typeof text === 'string');
}

function onlyHomeText(t: Texts, { mayOwnPlot, sellOtherYears }: DutyRule): string {
  const condition = t(mayOwnPlot ? 'COST_CONDITION_ONLY_DWELLING' : 'COST_CONDITION_ONLY_HOME');
  return sellOtherYears ? t('COST_CONDITION_OR_SELL', { condition, count: sellOtherYears }) : condition;
}

function moveInText(t: Texts, rule: DutyRule, { kind, tax }: Purchase): string | undefined {
  const { moveInYears: years, moveInYearsOnPlan: onPlan = years } = rule;
  if (!years || !onPlan) return undefined;
  if (kind === 'plot') return t('COST_CONDITION_MOVE_IN_BUILT', { count: onPlan });
  const condition = t('COST_CONDITION_MOVE_IN', { count: years });
  if (tax === 'duty' || onPlan === years) return condition;
  return t('COST_CONDITION_ON_PLAN', { condition, count: onPlan });
}
