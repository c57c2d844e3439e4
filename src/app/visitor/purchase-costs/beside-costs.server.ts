import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { formatEuro, toRoundEuros } from '#domain/property/price.ts';
import { percentOf } from '#domain/purchase-costs/amounts.ts';
import { ruleInForce } from '#domain/purchase-costs/rules.ts';
import { formatArea } from '#domain/text/numbers.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';

/** The deposit paid when the agreement is signed. */
export function presentAdvance({ settings, language }: RequestContext, { purchase, day }: AskedPurchase) {
  const rule = ruleInForce(settings.purchaseCosts.advances, purchase.region, day);
  if (!rule) return null;
  const t = textsFor(language);
  const isNewBuild = purchase.tax !== 'duty';
  const percent = isNewBuild ? rule.newBuildPercent : rule.percent;
  const key = isNewBuild ? 'COST_ADVANCE_NOTE_NEW_BUILD' : 'COST_ADVANCE_NOTE';
  return {
    key: 'advance',
    label: t('COST_ADVANCE'),
    value: formatEuro(toRoundEuros(percentOf(purchase.priceCents, percent))),
    notes: [t(key, { percent: percentText(percent, language) })],
  };
}

/** Notaries in Luxembourg have no usual amount for disbursements: they are left out. */
export function disbursementsNote({ settings, language }: RequestContext, { purchase, day }: AskedPurchase) {
  const rule = ruleInForce(settings.purchaseCosts.notary, purchase.region, day);
  return rule?.disbursementsCents === 0 ? textsFor(language)('COST_NO_DISBURSEMENTS') : null;
}

/** Says when less VAT applies to a property that was torn down and rebuilt. */
export function rebuiltNote({ settings, language }: RequestContext, { purchase, day }: AskedPurchase) {
  const { newBuildVat } = settings.purchaseCosts;
  const rule = purchase.tax === 'duty' ? undefined : ruleInForce(newBuildVat, purchase.region, day);
  if (!rule?.rebuilt || purchase.kind !== 'home') return null;
  const t = textsFor(language);
  const { percent, livingAreaM2, stayYears } = rule.rebuilt;
  return t('COST_REBUILT', {
    percent: percentText(percent, language),
    area: formatArea(livingAreaM2),
    count: stayYears,
  });
}
