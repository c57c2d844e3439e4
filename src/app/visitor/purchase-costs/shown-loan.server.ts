import { lineRow } from '#app/purchase-costs/cost-rows.server.ts';
import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { CostSheet, Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import { loanFor, monthlyRates } from '#domain/purchase-costs/loan.ts';
import { type CostRules, ruleInForce } from '#domain/purchase-costs/rules.ts';
import { textsFor } from '#texts/server/texts.ts';

export function shownLoan(
  language: Language,
  rules: CostRules,
  purchase: Purchase,
  { buyer, totalCents }: CostSheet,
  asked: { ownMoneyCents: number; years: number; ratePercent: number },
  day: string,
) {
  const t = textsFor(language);
  const mortgage = ruleInForce(rules.mortgages, purchase.region, day);
  const { ownMoneyCents, ratePercent } = asked;
  const loan = loanFor({ toPayCents: totalCents, ownMoneyCents, buyer }, mortgage, asked);
  const isNeeded = loan.loanCents > 0;
  const rates = monthlyRates(ratePercent);
  const percent = (value: number, decimals = 3) => percentText(value, language, decimals);
  return {
    title: t('COST_LOAN'),
    rows: [
      { key: 'to-pay', label: t('COST_TO_PAY'), value: formatEuro(totalCents) },
      ...(mortgage && isNeeded
        ? [{ key: 'deed', label: t('COST_DEED'), value: `+ ${formatEuro(loan.deedCents)}` }]
        : []),
      { key: 'own', label: t('COST_OWN_MONEY'), value: `− ${formatEuro(ownMoneyCents)}` },
      { key: 'loan', label: t('COST_TO_BORROW'), value: formatEuro(loan.loanCents), isSum: true },
    ],
    none: isNeeded ? null : t('COST_NO_LOAN'),
    monthly: isNeeded
      ? {
          amount: formatEuro(loan.chosen.monthlyCents),
          words: t('COST_MONTHLY_FOR', { years: loan.chosen.years }),
        }
      : null,
    terms: isNeeded
      ? {
          title: t('COST_TERMS'),
          heads: [t('COST_TERM'), t('COST_MONTHLY'), t('COST_INTEREST')],
          rows: loan.terms.map(({ years, monthlyCents, interestCents }) => ({
            key: years,
            isChosen: years === asked.years,
            cells: [
              t('COST_TERM_YEARS', { years }),
              formatEuro(monthlyCents),
              formatEuro(Math.round(interestCents / 100) * 100),
            ],
          })),
        }
      : null,
    deed:
      mortgage && isNeeded
        ? {
            title: t('COST_DEED_DETAILS'),
            secured: t('COST_DEED_SECURED', {
              amount: formatEuro(loan.securedCents),
              percent: percent(mortgage.accessoriesPercent),
            }),
            rows: loan.deed.map((line) => lineRow({ t, language }, line)),
          }
        : null,
    note: [
      !mortgage && t('COST_NO_DEED_RULE'),
      t('COST_LOAN_NOTE', {
        percent: percent(ratePercent),
        monthly: percent(rates.effective, 4),
        nominal: percent(rates.nominal, 4),
      }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
