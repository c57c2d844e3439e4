import type { Language } from '#domain/language.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { ChoiceName } from '#domain/purchase-costs/choice-names.ts';
import { choiceLimits, type parseChoices } from '#domain/purchase-costs/choices.ts';
import type { Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import type { DutyRule, LoanRule } from '#domain/purchase-costs/rules.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { textsFor } from '#texts/server/texts.ts';

/** A field of the form: what is typed, or one of `options`. `problem`: what is wrong with what was typed. */
export type ShownField = {
  name: ChoiceName;
  kind: 'text' | 'select' | 'check';
  label: string;
  hint?: string;
  value: string;
  problem?: string;
  options?: { value: string; label: string }[];
};

type Parsed = ReturnType<typeof parseChoices>;

/** Takes what is bought, the rules for an own home and for loans, and what was chosen; gives the fields that matter here. */
export function formFields(
  language: Language,
  purchase: Purchase,
  ownRule: DutyRule | undefined,
  loan: { rule: LoanRule; ownMoneyCents: number } | undefined,
  { choices, typed, problems }: Parsed,
): ShownField[] {
  const t = textsFor(language);
  const { priceCents } = purchase;
  const fields: ShownField[] = [];

  const problemOf = (name: ChoiceName, example: string, least: string, most: string) => {
    const problem = problems[name];
    if (!problem) return undefined;
    if (problem === 'out_of_bounds') return t('COST_PROBLEM_BOUNDS', { least, most });
    return t(example.includes('€') ? 'COST_PROBLEM_AMOUNT' : 'COST_PROBLEM_NUMBER', { example });
  };
  const amount = (name: ChoiceName, label: string, hint: string, value: string, mostCents: number) =>
    fields.push({
      name,
      kind: 'text',
      label,
      hint,
      value: typed[name] ?? value,
      problem: problemOf(name, '€ 60.000', formatEuro(0), formatEuro(mostCents)),
    });
  const number = (name: 'years' | 'rate', label: string, value: number, example: string, hint?: string) => {
    const { least, most } = choiceLimits[name];
    fields.push({
      name,
      kind: 'text',
      label,
      hint,
      value: typed[name] ?? formatNumber(value, { decimals: 3 }),
      problem: problemOf(name, example, String(least), String(most)),
    });
  };
  const select = (
    name: 'buyers' | 'classes',
    label: string,
    hint: string,
    value: number,
    labelOf: (count: number) => string,
  ) => {
    const { least, most } = choiceLimits[name];
    const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    const options = counts.map((count) => ({ value: String(count), label: labelOf(count) }));
    const problem = problemOf(name, String(most), String(least), String(most));
    fields.push({ name, kind: 'select', label, hint, value: String(value), problem, options });
  };

  const modest = ownRule?.modestHome;
  if (modest && priceCents > modest.upToPriceCents && priceCents <= modest.upToPriceInCoreCitiesCents) {
    fields.push({
      name: 'core_city',
      kind: 'check',
      label: t('COST_CORE_CITY'),
      value: choices.inCoreCity ? '1' : '',
    });
  }
  if (ownRule?.creditPerBuyerCents)
    select('buyers', t('COST_BUYERS'), t('COST_BUYERS_HINT'), choices.buyers, String);
  const ceiling = ownRule?.abatement?.upToPriceCents ?? priceCents;
  if (ownRule?.energyAbatement && priceCents <= ceiling) {
    const hint = t('COST_CLASSES_HINT', { count: ownRule.energyAbatement.leastClasses });
    select('classes', t('COST_CLASSES'), hint, choices.classesGained, (count) =>
      count === 0 ? t('COST_NO_CLASSES') : String(count),
    );
  }
  if (purchase.tax === 'vat_and_duty') amount('land', t('COST_LAND'), t('COST_LAND_HINT'), '', priceCents);
  if (loan) {
    const usual = formatNumber(loan.ownMoneyCents / 100);
    amount('own_money', t('COST_OWN_MONEY'), t('COST_OWN_MONEY_HINT'), usual, choiceLimits.ownMoneyCents);
    number('years', t('COST_YEARS'), loan.rule.years, '25');
    number('rate', t('COST_RATE'), loan.rule.ratePercent, '3,45', t('COST_RATE_HINT'));
  }
  return fields;
}
