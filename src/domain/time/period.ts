import { addDays } from './dates.ts';

/** From one day through another, 'YYYY-MM-DD'; undefined if left open. */
type Period = { from: string | undefined; until: string | undefined };

/** Nobody plans further ahead; a later year is a slip of the finger. */
const mostDaysAhead = 730;

/** Undefined if both days are left open, or if they make a possible period that is not over yet. */
export function periodProblem(
  { from, until }: Period,
  today: string,
): 'incomplete' | 'reversed' | 'over' | 'too_far' | undefined {
  if (!from && !until) return undefined;
  if (!from || !until) return 'incomplete';
  if (until < from) return 'reversed';
  if (until < today) return 'over';
  return until > addDays(today, mostDaysAhead) ? 'too_far' : undefined;
}
