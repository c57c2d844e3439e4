import { costRows, priceRow } from '#app/purchase-costs/cost-rows.server.ts';
import type { CostRow } from '#app/purchase-costs/cost-rows.tsx';
import { usualLoan } from '#app/purchase-costs/usual-loan.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { agencyOnPaper } from '#app/shell/print-head.server.ts';
import { formatEuro } from '#domain/property/price.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { type AskedPurchase, getAskedPurchase } from './asked-purchase.server.ts';
import { disbursementsNote, presentAdvance, rebuiltNote } from './beside-costs.server.ts';
import { presentCostForm } from './cost-form.server.ts';
import { purchaseHead } from './head.server.ts';
import { sketchLoan } from './loan-sketch.server.ts';

/** Throws what `getAskedPurchase` throws. */
export async function loadPurchaseCosts(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
  query: URLSearchParams,
) {
  const { settings, language } = context;
  const t = textsFor(language);
  const asked = await getAskedPurchase(context, idInAddress, pathname, query);
  const { purchase, sheet, day } = asked;
  const usual = usualLoan(settings.purchaseCosts, purchase, day);
  const loan = usual ? sketchLoan(context, asked, usual) : null;
  return {
    ...purchaseHead(context, asked, query),
    onPaper: agencyOnPaper(context, asked.row.reference),
    intro: t('COST_INTRO'),
    form: presentCostForm(context, asked, usual),
    sheetTitle: t('COST_SHEET'),
    rows: sheetRows(context, asked),
    notes: [rebuiltNote(context, asked), disbursementsNote(context, asked)].filter((note) => note !== null),
    estimate: t('COST_ESTIMATE', { day: dayInWords(day, language) }),
    advance: presentAdvance(context, asked),
    loan,
    answer: {
      label: t('COST_TO_PAY'),
      total: formatEuro(sheet.totalCents),
      monthly: loan?.monthly ? `${loan.monthly.amount} ${loan.monthly.words}` : null,
    },
  };
}

function sheetRows({ language }: RequestContext, { row, purchase, sheet }: AskedPurchase): CostRow[] {
  const t = textsFor(language);
  return [
    priceRow(t, purchase, row.price_unit),
    ...costRows({ t, language }, purchase, sheet),
    { key: 'costs', label: t('COST_SUM'), value: formatEuro(sheet.costsCents), isSum: true },
    { key: 'total', label: t('COST_TO_PAY'), value: formatEuro(sheet.totalCents), isSum: true },
  ];
}
