import { lineRow } from '#app/purchase-costs/cost-rows.server.ts';
import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import type { UsualLoan } from '#app/purchase-costs/usual-loan.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import { formatEuro, toRoundEuros } from '#domain/property/price.ts';
import { type Loan, loanFor, monthlyRates } from '#domain/purchase-costs/loan.ts';
import { type MortgageRule, ruleInForce } from '#domain/purchase-costs/rules.ts';
import type { Texts } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';

export function sketchLoan(
  { settings, language }: RequestContext,
  { purchase, choices, sheet, day }: AskedPurchase,
  usual: UsualLoan,
) {
  const t = textsFor(language);
  const mortgage = ruleInForce(settings.purchaseCosts.mortgages, purchase.region, day);
  const ownMoneyCents = choices.ownMoneyCents ?? usual.ownMoneyCents;
  const years = choices.years ?? usual.rule.years;
  const ratePercent = choices.ratePercent ?? usual.rule.ratePercent;
  const { buyer, totalCents } = sheet;
  const loan = loanFor({ toPayCents: totalCents, ownMoneyCents, buyer }, mortgage, { years, ratePercent });
  const isNeeded = loan.loanCents > 0;
  const deedCost = {
    key: 'deed',
    label: t('COST_DEED'),
    value: `+ ${formatEuro(toRoundEuros(loan.deedCents))}`,
  };
  return {
    title: t('COST_LOAN'),
    rows: [
      { key: 'to-pay', label: t('COST_TO_PAY'), value: formatEuro(totalCents) },
      ...(mortgage && isNeeded ? [deedCost] : []),
      { key: 'own', label: t('COST_OWN_MONEY'), value: `− ${formatEuro(ownMoneyCents)}` },
      {
        key: 'loan',
        label: t('COST_TO_BORROW'),
        value: formatEuro(toRoundEuros(loan.loanCents)),
        isSum: true,
      },
    ],
    none: isNeeded ? null : t('COST_NO_LOAN'),
    monthly: isNeeded ? presentMonthly(t, loan) : null,
    terms: isNeeded ? presentTerms(t, loan, years) : null,
    deed: mortgage && isNeeded ? presentDeed(t, language, loan, mortgage) : null,
    note: [!mortgage && t('COST_NO_DEED_RULE'), rateNote(t, language, ratePercent)].filter(Boolean).join(' '),
  };
}

function presentMonthly(t: Texts, { chosen: { monthlyCents, years } }: Loan) {
  return { amount: formatEuro(toRoundEuros(monthlyCents)), words: t('COST_MONTHLY_FOR', { count: years }) };
}

/** The loan with other terms. */
function presentTerms(t: Texts, { terms }: Loan, chosenYears: number) {
  return {
    title: t('COST_TERMS'),
    heads: [t('COST_TERM'), t('COST_MONTHLY'), t('COST_INTEREST')],
    rows: terms.map(({ years, monthlyCents, interestCents }) => ({
      key: years,
      isChosen: years === chosenYears,
      cells: [
        t('COST_TERM_YEARS', { count: years }),
        formatEuro(toRoundEuros(monthlyCents)),
        formatEuro(toRoundEuros(interestCents)),
      ],
    })),
  };
}

function presentDeed(t: Texts, language: Language, { securedCents, deed }: Loan, mortgage: MortgageRule) {
  const percent = percentText(mortgage.accessoriesPercent, language, 3);
  return {
    title: t('COST_DEED_DETAILS'),
    secured: t('COST_DEED_SECURED', { amount: formatEuro(toRoundEuros(securedCents)), percent }),
    rows: deed.map((line) => lineRow({ t, language }, { ...line, cents: toRoundEuros(line.cents) })),
  };
}

function rateNote(t: Texts, language: Language, ratePercent: number): string {
  const { effective, nominal } = monthlyRates(ratePercent);
  return t('COST_LOAN_NOTE', {
    percent: percentText(ratePercent, language, 3),
    monthly: percentText(effective, language, 4),
    nominal: percentText(nominal, language, 4),
  });
}
