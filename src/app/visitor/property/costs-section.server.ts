import { buyerText } from '#app/purchase-costs/buyer-words.server.ts';
import { costRows, priceRow, ruleText } from '#app/purchase-costs/cost-rows.server.ts';
import type { CostRow } from '#app/purchase-costs/cost-rows.tsx';
import { purchaseOf } from '#app/purchase-costs/purchase.server.ts';
import { usualSheet } from '#app/purchase-costs/usual-sheet.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { buyersOf, type CostLine, sumOf } from '#domain/purchase-costs/cost-sheet.ts';
import { dayOf } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

/** One line in this section, but separate lines on the page of the costs. */
const fixedItems: readonly CostLine['kind'][] = [
  'administration',
  'disbursements',
  'transcription',
  'writings_duty',
  'annexes_duty',
];

/**
 * For a buyer who will live there; the page of the costs covers all other cases. Null if the costs may not be shown.
 */
export function presentCosts(context: RequestContext, row: PropertyRow, facts: PropertyFacts) {
  const { settings, language, now } = context;
  const purchase = purchaseOf(row, facts);
  const t = textsFor(language);
  const day = dayOf(now);
  const sheet = purchase && usualSheet(settings.purchaseCosts, purchase, 'own_home', day);
  if (!purchase || !sheet) return null;

  const name = (buyer: 'own_home' | 'other') => buyerText(context, { purchase, buyer, day });
  const fixed = sheet.lines.filter(({ kind }) => fixedItems.includes(kind));
  const rows = costRows({ t, language }, purchase, sheet).filter(
    ({ key }) => !fixed.some(({ kind }) => kind === key),
  );
  const [first] = fixed;
  if (first) {
    const item = {
      key: 'fixed',
      label: t('COST_FIXED_ITEMS'),
      value: formatEuro(sumOf(fixed)),
      notes: [ruleText({ t, language }, first.rule)],
    };
    rows.splice(-1, 0, item);
  }
  const other =
    buyersOf(settings.purchaseCosts, purchase, day).length > 1
      ? usualSheet(settings.purchaseCosts, purchase, 'other', day)
      : null;
  const address = href(language, 'purchaseCosts', { id: row.id });
  const all: CostRow[] = [
    priceRow(t, purchase, row.price_unit),
    ...rows,
    { key: 'total', label: t('COST_TOTAL'), value: formatEuro(sheet.totalCents), isSum: true },
  ];
  return {
    title: t('PAGE_PURCHASE_COSTS'),
    buyer: name(sheet.buyer),
    total: {
      label: t('COST_TOTAL'),
      value: formatEuro(sheet.totalCents),
      details: t('COST_DEED_DETAILS'),
    },
    other: other ? t('COST_OTHERWISE', { buyer: name('other'), total: formatEuro(other.totalCents) }) : null,
    estimate: t('COST_ESTIMATE', { day: dayInWords(day, language) }),
    // A draft has no page of its costs yet.
    link: row.publication === 'draft' ? null : { href: address, label: t('COST_CALCULATE_YOURSELF') },
    rows: all,
  };
}
