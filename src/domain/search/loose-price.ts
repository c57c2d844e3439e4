import type { Range, SearchCriteria } from './criteria.ts';

/** People think in round prices: 5.000 euros of a price, 50 of a rent. */
const stepCents = { sale: 500_000, rent: 5_000 };

/**
 * Widens the range of prices by that percentage. Criteria without a range, or with nothing left of it, stay as they
 * are.
 */
export function loosePrice(criteria: SearchCriteria, percent: number): SearchCriteria {
  const { min = 0, max } = criteria.ranges.priceCents ?? {};
  const step = stepCents[criteria.purpose];
  const lower = Math.floor((min * (100 - percent)) / 100 / step) * step;
  const wider: Range = {};
  if (lower > 0) wider.min = lower;
  if (max !== undefined) wider.max = Math.ceil((max * (100 + percent)) / 100 / step) * step;
  if (wider.min === undefined && wider.max === undefined) return criteria;
  return { ...criteria, ranges: { ...criteria.ranges, priceCents: wider } };
}
