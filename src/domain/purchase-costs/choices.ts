import { readEuros } from '#domain/reading/money.ts';
import { readNumber } from '#domain/reading/number.ts';
import type { ChoiceName } from './choice-names.ts';
import type { PurchaseChoices } from './cost-sheet.ts';
import { type Buyer, buyers } from './rules.ts';

type LoanChoices = {
  ownMoneyCents: number | undefined;
  years: number | undefined;
  ratePercent: number | undefined;
};

/** `not_understood`: it is no amount, number or choice. `out_of_bounds`: it is one beyond its limits. */
type ChoiceProblem = 'not_understood' | 'out_of_bounds';

export const choiceLimits = {
  buyers: { least: 1, most: 6 },
  classes: { least: 0, most: 6 },
  years: { least: 1, most: 40 },
  rate: { least: 0, most: 20 },
  ownMoneyCents: 10_000_000_000,
} as const;

const LONGEST = 40;

/**
 * A value that is not understood is given back as a problem, and the calculation goes on without it. `typed`: what
 * stands in the fields, as it was typed.
 */
export function parseChoices(
  query: URLSearchParams,
  priceCents: number,
): {
  choices: PurchaseChoices & LoanChoices;
  typed: Partial<Record<ChoiceName, string>>;
  problems: Partial<Record<ChoiceName, ChoiceProblem>>;
} {
  const typed: Partial<Record<ChoiceName, string>> = {};
  const problems: Partial<Record<ChoiceName, ChoiceProblem>> = {};

  function read(
    name: ChoiceName,
    { least, most }: { least: number; most: number },
    reader: (text: string) => { value?: number | undefined; problem?: string | undefined },
  ): number | undefined {
    const text = query.getAll(name).at(-1)?.trim();
    if (!text) return undefined;
    const short = text.slice(0, LONGEST);
    typed[name] = short;
    const { value, problem } = reader(short);
    if (problem !== undefined || value === undefined) problems[name] = 'not_understood';
    else if (value < least || value > most) problems[name] = 'out_of_bounds';
    else return value;
    return undefined;
  }

  const whole = (text: string) => readNumber(text, { decimals: 0 });
  const buyer = query.getAll('buyer').at(-1)?.trim();
  if (buyer && !isBuyer(buyer)) problems.buyer = 'not_understood';
  const { ownMoneyCents } = choiceLimits;

  return {
    choices: {
      buyer: isBuyer(buyer) ? buyer : 'own_home',
      buyers: read('buyers', choiceLimits.buyers, whole) ?? 1,
      inCoreCity: query.getAll('core_city').at(-1) === '1',
      classesGained: read('classes', choiceLimits.classes, whole) ?? 0,
      landCents: read('land', { least: 0, most: priceCents }, readEuros),
      ownMoneyCents: read('own_money', { least: 0, most: ownMoneyCents }, readEuros),
      years: read('years', choiceLimits.years, whole),
      ratePercent: read('rate', choiceLimits.rate, (text) => readNumber(text, { decimal: ',', decimals: 3 })),
    },
    typed,
    problems,
  };
}

function isBuyer(value: string | undefined): value is Buyer {
  return buyers.some((buyer) => buyer === value);
}
