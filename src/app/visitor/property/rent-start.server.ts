import { ruleText } from '#app/purchase-costs/cost-rows.server.ts';
import type { CostRow } from '#app/purchase-costs/cost-rows.tsx';
import { percentText } from '#app/purchase-costs/percent-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { Language } from '#domain/language.ts';
import { isOpen } from '#domain/property/availability.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { rentDeposit, tenancyOf } from '#domain/purchase-costs/rent-deposit.ts';
import type { TenantFeeRule } from '#domain/purchase-costs/rules.ts';
import { tenantFee } from '#domain/purchase-costs/tenant-fee.ts';
import { dayOf } from '#domain/time/dates.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { type Texts, textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

/**
 * The tenant's payments at the start: a month's rent, the deposit (the agency's own or the highest that the law
 * allows), and in Luxembourg a part of the agency's fee. Null if the rent is hidden: the deposit would reveal it.
 */
export function presentRentStart(
  { settings, language, now }: RequestContext,
  row: PropertyRow,
  facts: PropertyFacts,
) {
  const { price_cents: rentCents, publish_price: isPublic, purpose, type } = row;
  const { region } = facts;
  const tenancy = tenancyOf(type);
  if (purpose !== 'rent' || !tenancy || !isOpen(row) || !isPublic || !rentCents || !region) return null;
  const t = textsFor(language);
  const words = { t, language };
  const day = dayOf(now);
  const highest = rentDeposit(settings.rentDeposits, { region, tenancy }, rentCents, day);
  const depositCents = facts.depositCents ?? highest?.cents;
  if (depositCents === undefined) return null;
  const inventoryCents = facts.inventoryShareCents ?? 0;
  const months = highest?.rule.asGuaranteeMonths;
  const fee = tenantFee(settings.tenantFees, region, facts.agencyFeeCents, day);
  const feeRule = fee?.rule;
  const feeCents = fee?.cents ?? 0;
  const rows: CostRow[] = [
    { key: 'rent', label: t('COST_FIRST_MONTH'), value: formatEuro(rentCents) },
    {
      key: 'deposit',
      label: t('COST_DEPOSIT'),
      value: formatEuro(depositCents),
      notes: highest && [
        t('COST_DEPOSIT_MOST', { count: highest.rule.months }),
        ...(months ? [t('COST_DEPOSIT_GUARANTEE', { count: months })] : []),
        ruleText(words, highest.rule),
      ],
    },
    ...(inventoryCents > 0
      ? [
          {
            key: 'inventory',
            label: fieldTexts(language).label('inventoryShareCents'),
            value: formatEuro(inventoryCents),
          },
        ]
      : []),
    ...(feeRule && feeCents > 0
      ? [feeRow(words, feeRule, { feeCents, ofCents: facts.agencyFeeCents ?? 0 })]
      : []),
    {
      key: 'total',
      label: t('COST_TOTAL'),
      value: formatEuro(rentCents + depositCents + inventoryCents + feeCents),
      isSum: true,
    },
  ];
  const note = t(tenancy === 'home' ? 'COST_RENT_NOTE' : 'COST_RENT_NOTE_STUDENT', {
    day: dayInWords(day, language),
  });
  const isFeeUnknown = feeRule && feeCents === 0;
  const feeNote =
    isFeeUnknown && t('COST_TENANT_FEE_UNKNOWN', { percent: percentText(feeRule.percent, language) });
  const reference = region === 'brussels' && tenancy === 'home' ? referenceRent(t, facts) : null;
  return {
    title: t('COST_RENT_TITLE'),
    estimate: [note, feeNote, reference?.sentence].filter(Boolean).join(' '),
    link: reference?.link,
    rows,
  };
}

/** A rent more than a fifth above the reference is presumed too high (ordinance of 28 October 2021). */
function referenceRent(
  t: Texts,
  { referenceRentLowCents: low, referenceRentHighCents: high }: PropertyFacts,
) {
  return {
    sentence: low && high ? t('COST_REFERENCE_RENT', { low: formatEuro(low), high: formatEuro(high) }) : '',
    link: {
      href: 'https://loyers.brussels/',
      label: t('COST_REFERENCE_RENT_LINK', { site: 'loyers.brussels' }),
    },
  };
}

function feeRow(
  words: { t: Texts; language: Language },
  rule: TenantFeeRule,
  { feeCents, ofCents }: { feeCents: number; ofCents: number },
): CostRow {
  const { t, language } = words;
  return {
    key: 'fee',
    label: t('COST_TENANT_FEE'),
    value: formatEuro(feeCents),
    notes: [
      t('COST_RATE_ON', { percent: percentText(rule.percent, language), amount: formatEuro(ofCents) }),
      ruleText(words, rule),
    ],
  };
}
