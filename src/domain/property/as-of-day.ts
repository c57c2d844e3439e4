import { isLikelyDay } from '#domain/reading/day.ts';
import type { PropertyFacts } from './values.ts';

/**
 * The facts as they are told on that day ('YYYY-MM-DD'): once the day has come from which the property is available, it
 * is at once, unless it is let or waits for its deed.
 */
export function asOfDay(facts: PropertyFacts, today: string): PropertyFacts {
  const { availableFrom, availabilityTerms } = facts;
  if (!availableFrom || availableFrom > today) return facts;
  const others = { ...facts, availableFrom: null };
  const isOpenTerm = !availabilityTerms || availabilityTerms === 'to_be_agreed';
  return isOpenTerm && isLikelyDay(availableFrom) ? { ...others, availabilityTerms: 'immediately' } : others;
}
