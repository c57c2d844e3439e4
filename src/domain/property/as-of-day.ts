import { isLikelyDay } from '#domain/reading/day.ts';
import type { PropertyFacts } from './values.ts';

/**
 * The facts as of that day ('YYYY-MM-DD'): from `availableFrom` on, the property is available at once, unless it is let
 * or waits for its deed.
 */
export function asOfDay(facts: PropertyFacts, today: string): PropertyFacts {
  const { availableFrom, availabilityTerms } = facts;
  if (!availableFrom || availableFrom > today) return facts;
  const others = { ...facts, availableFrom: null };
  const isOpenTerm = !availabilityTerms || availabilityTerms === 'to_be_agreed';
  return isOpenTerm && isLikelyDay(availableFrom) ? { ...others, availabilityTerms: 'immediately' } : others;
}
