import { formatEuro } from '#domain/property/price.ts';
import type { ChoiceName } from '#domain/purchase-costs/choice-names.ts';
import { choiceLimits } from '#domain/purchase-costs/choices.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Texts } from '#texts/server/texts.ts';
import type { AskedPurchase } from './asked-purchase.server.ts';

/** A field to type in, or one with `options`. `problem`: what is wrong with the typed value. */
export type CostInput = {
  name: ChoiceName;
  kind: 'text' | 'select' | 'check';
  label: string;
  hint?: string;
  value: string;
  problem?: string;
  options?: { value: string; label: string }[];
};

type Said = { label: string; hint?: string };
type Typed = Pick<AskedPurchase, 'typed' | 'problems'>;

/** `usual`: stands in the field until somebody types another amount. */
export function amountField(
  t: Texts,
  name: 'land' | 'own_money',
  { usual, mostCents, ...said }: Said & { usual: string; mostCents: number },
  { typed, problems }: Typed,
): CostInput {
  const bounds = { least: formatEuro(0), most: formatEuro(mostCents) };
  const wrong = t('COST_PROBLEM_AMOUNT', { example: '€ 60.000' });
  return {
    name,
    kind: 'text',
    ...said,
    value: typed[name] ?? usual,
    problem: problemText(t, problems[name], wrong, bounds),
  };
}

/** `usual`: stands in the field until somebody types another number. */
export function numberField(
  t: Texts,
  name: 'years' | 'rate',
  { usual, example, ...said }: Said & { usual: number; example: string },
  { typed, problems }: Typed,
): CostInput {
  return {
    name,
    kind: 'text',
    ...said,
    value: typed[name] ?? formatNumber(usual, { decimals: 3 }),
    problem: problemText(t, problems[name], t('COST_PROBLEM_NUMBER', { example }), choiceLimits[name]),
  };
}

export function countField(
  t: Texts,
  name: 'buyers' | 'classes',
  { chosen, labelOf, ...said }: Said & { chosen: number; labelOf: (count: number) => string },
  { problems }: Typed,
): CostInput {
  const { least, most } = choiceLimits[name];
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const wrong = t('COST_PROBLEM_NUMBER', { example: String(most) });
  return {
    name,
    kind: 'select',
    ...said,
    value: String(chosen),
    problem: problemText(t, problems[name], wrong, choiceLimits[name]),
    options: counts.map((count) => ({ value: String(count), label: labelOf(count) })),
  };
}

function problemText(
  t: Texts,
  problem: AskedPurchase['problems'][ChoiceName],
  notUnderstood: string,
  { least, most }: { least: string | number; most: string | number },
): string | undefined {
  if (!problem) return undefined;
  return problem === 'out_of_bounds' ? t('COST_PROBLEM_BOUNDS', { least, most }) : notUnderstood;
}
