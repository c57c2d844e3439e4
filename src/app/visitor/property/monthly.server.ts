import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import { purchaseOf } from '#app/purchase-costs/purchase.server.ts';
import { usualLoan } from '#app/purchase-costs/usual-loan.server.ts';
import { usualSheet } from '#app/purchase-costs/usual-sheet.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { formatEuro, toRoundEuros } from '#domain/property/price.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { loanFor } from '#domain/purchase-costs/loan.ts';
import { ruleInForce } from '#domain/purchase-costs/rules.ts';
import { dayOf } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';

/**
 * The monthly cost of the loan on the page of the costs, and what it is based on. An estimate that offers no credit and
 * names no lender: docs/decisions/037. Null if the price is hidden, the property is let or gone, or it is not a home.
 */
export function presentMonthly(context: RequestContext, row: PropertyRow, facts: PropertyFacts) {
  const { settings, language, now } = context;
  const { purchaseCosts: rules } = settings;
  const purchase = settings.priceDetails.monthlyPayment ? purchaseOf(row, facts) : null;
  if (purchase?.kind !== 'home') return null;
  const day = dayOf(now);
  const sheet = usualSheet(rules, purchase, 'own_home', day);
  const usual = usualLoan(rules, purchase, day);
  if (!sheet || !usual) return null;

  const { ownMoneyCents, rule } = usual;
  const mortgage = ruleInForce(rules.mortgages, purchase.region, day);
  const { loanCents, chosen } = loanFor(
    { toPayCents: sheet.totalCents, ownMoneyCents, buyer: sheet.buyer },
    mortgage,
    rule,
  );
  if (loanCents === 0) return null;
  const t = textsFor(language);
  const terms = chosen.years * 12;
  const amount = formatEuro(toRoundEuros(chosen.monthlyCents));
  return {
    text: t('MONTHLY_ABOUT', { amount }),
    assumptions: [
      t('MONTHLY_EXAMPLE', {
        own: formatEuro(ownMoneyCents),
        loan: formatEuro(toRoundEuros(loanCents)),
        percent: percentText(rule.ratePercent, language),
        count: chosen.years,
        terms,
        amount,
        total: formatEuro(toRoundEuros(chosen.monthlyCents * terms)),
      }),
      t(mortgage ? 'MONTHLY_COSTS' : 'MONTHLY_COSTS_WITHOUT_DEED'),
      t('MONTHLY_NO_OFFER'),
    ].map((text) => text.replaceAll('€ ', '€\u00a0')),
    // A draft has no page of its costs yet.
    link:
      row.publication === 'draft'
        ? null
        : { href: href(language, 'purchaseCosts', { id: row.id }), label: t('COST_CALCULATE_YOURSELF') },
  };
}
