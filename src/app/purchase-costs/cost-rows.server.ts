import { type Language, pickText } from '#domain/language.ts';
import { formatEuro, presentPrice } from '#domain/property/price.ts';
import type { CostLine, CostSheet, Purchase, SurtaxLine } from '#domain/purchase-costs/cost-sheet.ts';
import type { Reduction } from '#domain/purchase-costs/duty.ts';
import type { Dated } from '#domain/purchase-costs/rules.ts';
import type { TextKey, Texts } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import type { CostRow } from './cost-rows.tsx';
import { percentText } from './percent-text.server.ts';

type Words = { t: Texts; language: Language };

const reductionNotes = {
  modest_home: 'COST_NOTE_MODEST_HOME',
  credit: 'COST_NOTE_CREDIT',
} as const satisfies Record<Reduction['kind'], TextKey>;

export function priceRow(t: Texts, { priceCents, tax }: Purchase, priceUnit: number | null): CostRow {
  // The label of the row says what the price excludes.
  const price = presentPrice({ purpose: 'sale', priceCents, publishPrice: true, priceUnit, tax: 'duty' }, t);
  return {
    key: 'price',
    label: t(tax === 'duty' ? 'COST_PRICE' : 'COST_PRICE_WITHOUT_VAT'),
    value: [price.prefix, price.text].filter(Boolean).join(' '),
  };
}

/** Each row names the amount that it is calculated on, its rule and since when that holds. */
export function costRows(words: Words, purchase: Purchase, sheet: CostSheet): CostRow[] {
  return sheet.lines.map((line) => {
    if (line.kind === 'duty') return dutyRow(words, purchase, sheet);
    if (line.kind === 'vat') return vatRow(words, purchase, sheet, line);
    if (line.kind === 'surtax') return surtaxRow(words, purchase, sheet, line);
    return lineRow(words, line);
  });
}

export function lineRow({ t, language }: Words, { kind, cents, percent, rule }: CostLine): CostRow {
  const basis = kind === 'honorarium' ? t('COST_NOTE_SCALE') : percent && percentText(percent, language);
  return row(kind, t(labelOf(kind)), cents, [basis, ruleText({ t, language }, rule)]);
}

/** The source of a rule and since when it holds; marked if that could not be confirmed. */
export function ruleText({ t, language }: Words, { source, from, certainty }: Dated): string {
  const name = typeof source === 'string' ? source : (pickText(source, language)?.text ?? '');
  const key = certainty === 'not_confirmed' ? 'COST_RULE_NOT_CONFIRMED' : 'COST_RULE_SINCE';
  return t(key, { source: name, day: dayInWords(from, language) });
}

function dutyRow({ t, language }: Words, { region, tax }: Purchase, { buyer, duty }: CostSheet): CostRow {
  const { rule, baseCents, abatementCents, reductions, isMinimum } = duty;
  const onLand = tax === 'vat_and_duty';
  const rate = t(onLand ? 'COST_RATE_ON_LAND' : 'COST_RATE_ON', {
    percent: percentText(rule.percent, language),
    amount: formatEuro(baseCents),
  });
  return row('duty', t(dutyLabels[region] ?? 'COST_DUTY'), duty.cents, [
    (tax !== 'vat' && (!isMinimum || baseCents > 0) && rate) || '',
    onLand && baseCents > 0 && buyer !== rule.buyer && t('COST_NOTE_ALSO_OWN_HOME'),
    abatementCents > 0 && t('COST_NOTE_ABATEMENT', { amount: formatEuro(abatementCents) }),
    ...reductions.map(({ kind, cents }) => t(reductionNotes[kind], { amount: formatEuro(cents) })),
    isMinimum && t('COST_NOTE_MINIMUM'),
    ruleText({ t, language }, rule),
  ]);
}

const dutyLabels: Partial<Record<Purchase['region'], TextKey>> = {
  flanders: 'COST_DUTY_FLANDERS',
  luxembourg: 'COST_DUTY_LUXEMBOURG',
};

function vatRow({ t, language }: Words, purchase: Purchase, { vat }: CostSheet, line: CostLine): CostRow {
  if (!vat) return lineRow({ t, language }, line);
  const { rule, percent, baseCents } = vat;
  const isAll = purchase.tax === 'vat_and_duty' && baseCents === purchase.priceCents;
  return row('vat', t('COST_VAT'), vat.cents, [
    t('COST_RATE_ON', { percent: percentText(percent, language), amount: formatEuro(baseCents) }),
    isAll && t('COST_NOTE_ALL_VAT'),
    rule.ownHome &&
      percent !== rule.ownHome.percent &&
      vat.isReduced &&
      t('COST_NOTE_VAT_CAP', {
        percent: percentText(rule.ownHome.percent, language),
        amount: formatEuro(rule.ownHome.savesUpToCents),
      }),
    ruleText({ t, language }, rule),
  ]);
}

function surtaxRow(words: Words, { kind }: Purchase, { duty }: CostSheet, line: SurtaxLine): CostRow {
  const { t, language } = words;
  const { percent, freeIfBuiltYears: years } = line.rule;
  return row('surtax', t('COST_SURTAX'), line.cents, [
    t('COST_RATE_ON', { percent: percentText(percent, language), amount: formatEuro(duty.baseCents) }),
    kind === 'plot' && years && t('COST_NOTE_SURTAX_BUILT', { count: years }),
    ruleText(words, line.rule),
  ]);
}

function labelOf(kind: CostLine['kind']): TextKey {
  return `COST_${kind.toUpperCase() as Uppercase<CostLine['kind']>}`;
}

function row(
  key: string,
  label: string,
  cents: number,
  notes: (string | number | false | undefined)[],
): CostRow {
  return {
    key,
    label,
    value: formatEuro(cents),
    notes: notes.flatMap((note) => (typeof note === 'string' && note !== '' ? [note] : [])),
  };
}
