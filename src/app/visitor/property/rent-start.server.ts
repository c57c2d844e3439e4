import { ruleText } from '#app/purchase-costs/cost-rows.server.ts';
import type { CostRow } from '#app/purchase-costs/cost-rows.tsx';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { isOpen } from '#domain/property/availability.ts';
import { formatEuro } from '#domain/property/price.ts';
import { familyOf } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { rentDeposit } from '#domain/purchase-costs/rent-deposit.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/**
 * What a tenant pays at the start: a month's rent and the deposit, the agency's own or the highest that the law allows.
 * Null where the rent is hidden: the deposit would tell it.
 */
export function presentRentStart(
  { settings, language, now }: RequestContext,
  row: PropertyRow,
  facts: PropertyFacts,
) {
  const { price_cents: rentCents, publish_price: isPublic, purpose, type } = row;
  const family = familyOf(type);
  const isHome = family === 'house' || family === 'apartment';
  if (purpose !== 'rent' || !isHome || !isOpen(row) || !isPublic || !rentCents || !facts.region) return null;
  const t = textsFor(language);
  const day = dayOf(now);
  const highest = rentDeposit(settings.rentDeposits, facts.region, rentCents, day);
  const own = facts.depositCents ?? undefined;
  const depositCents = own ?? highest?.cents;
  if (depositCents === undefined) return null;
  const inventoryCents = facts.inventoryShareCents ?? 0;
  const words = fieldTexts(language);
  const months = highest?.rule.asGuaranteeMonths;
  const rows: CostRow[] = [
    { key: 'rent', label: t('COST_FIRST_MONTH'), value: formatEuro(rentCents) },
    {
      key: 'deposit',
      label: t('COST_DEPOSIT'),
      value: formatEuro(depositCents),
      notes: highest && [
        t('COST_DEPOSIT_MOST', { count: highest.rule.months }),
        ...(months ? [t('COST_DEPOSIT_GUARANTEE', { count: months })] : []),
        ruleText(t, highest.rule),
      ],
    },
    ...(inventoryCents > 0
      ? [{ key: 'inventory', label: words.label('inventoryShareCents'), value: formatEuro(inventoryCents) }]
      : []),
    {
      key: 'total',
      label: t('COST_TOTAL'),
      value: formatEuro(rentCents + depositCents + inventoryCents),
      isSum: true,
    },
  ];
  return { title: t('COST_RENT_TITLE'), estimate: t('COST_RENT_NOTE', { day: formatDay(day) }), rows };
}
