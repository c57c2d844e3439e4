import type { Scale } from './rules.ts';

/** Percentages have three decimals at most: as whole thousandths they are counted without binary fractions. */
const thousandths = (percent: number) => Math.round(percent * 1000);

/** In whole cents. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * thousandths(percent)) / 100_000);
}

/** In whole cents, rounded once, at the end. */
export function byScale(cents: number, { fixedCents, brackets }: Scale): number {
  let from = 0;
  let sum = 0;
  for (const { upToCents, percent } of brackets) {
    const upTo = Math.min(cents, upToCents ?? cents);
    if (upTo > from) {
      sum += (upTo - from) * thousandths(percent);
      from = upTo;
    }
  }
  return fixedCents + Math.round(sum / 100_000);
}
