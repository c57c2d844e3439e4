import { percentOf } from './amounts.ts';
import { type CostLine, sumOf } from './cost-sheet.ts';
import { mortgageDeed } from './mortgage-deed.ts';
import type { Buyer, MortgageRule } from './rules.ts';

/** Terms in years, which are always shown side by side. */
const usualTerms = [20, 25, 30];

/** Even a mortgage deed that costs a tenth of its loan settles on a cent in fewer steps. */
const MOST_STEPS = 100;

type Repayment = { years: number; monthlyCents: number; interestCents: number };

export type Loan = {
  loanCents: number;
  /** What the mortgage covers: the loan and what may come with it. */
  securedCents: number;
  deed: CostLine[];
  deedCents: number;
  chosen: Repayment;
  terms: Repayment[];
};

/**
 * The loan that fills the gap, the costs of its own deed included. These follow from the loan, so it is found by
 * adding them until nothing is missing any more.
 */
export function loanFor(
  { toPayCents, ownMoneyCents, buyer }: { toPayCents: number; ownMoneyCents: number; buyer: Buyer },
  mortgage: MortgageRule | undefined,
  { years, ratePercent }: { years: number; ratePercent: number },
): Loan {
  const gapCents = Math.max(0, toPayCents - ownMoneyCents);
  const deedOf = (cents: number) => (mortgage ? mortgageDeed(mortgage, cents, buyer) : []);
  let loanCents = gapCents;
  for (let step = 0; step < MOST_STEPS; step++) {
    const needed = gapCents + sumOf(deedOf(loanCents));
    if (needed === loanCents) break;
    loanCents = needed;
  }
  const deed = deedOf(loanCents);
  const over = (term: number) => repayment(loanCents, term, ratePercent);
  const terms = [...new Set([...usualTerms, years])].sort((a, b) => a - b);
  return {
    loanCents,
    securedCents: loanCents + percentOf(loanCents, mortgage?.accessoriesPercent ?? 0),
    deed,
    deedCents: sumOf(deed),
    chosen: over(years),
    terms: terms.map(over),
  };
}

/**
 * In percent. `effective`, as Belgian law counts it: (1 + yearly rate)^(1/12) − 1. `nominal`: a twelfth, which is
 * a little more.
 */
export function monthlyRates(ratePercent: number): { effective: number; nominal: number } {
  return { effective: ((1 + ratePercent / 100) ** (1 / 12) - 1) * 100, nominal: ratePercent / 12 };
}

/** The monthly payment is always the same. `ratePercent`: effective, a year, without costs. */
export function repayment(loanCents: number, years: number, ratePercent: number): Repayment {
  const months = years * 12;
  const rate = monthlyRates(ratePercent).effective / 100;
  const monthlyCents = Math.round(
    rate === 0 ? loanCents / months : (loanCents * rate) / (1 - (1 + rate) ** -months),
  );
  return { years, monthlyCents, interestCents: Math.max(0, monthlyCents * months - loanCents) };
}
