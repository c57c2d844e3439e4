import { periodProblem } from '#domain/time/period.ts';
import type { FormField } from './form.ts';
import type { Problem } from './understand-answers.ts';

/** The days on which an appointment or a call would not suit: both or neither. */
export const absenceFields = [
  { name: 'away_from', kind: 'date', label: 'AWAY_FROM', half: true },
  { name: 'away_until', kind: 'date', label: 'AWAY_UNTIL', half: true },
] as const satisfies readonly FormField[];

const problems = {
  reversed: 'AWAY_REVERSED',
  over: 'AWAY_OVER',
  too_far: 'AWAY_TOO_FAR',
} as const;

/** `today`: 'YYYY-MM-DD'. */
export function absenceProblems(
  { away_from: from, away_until: until }: { away_from?: string; away_until?: string },
  today: string,
): Problem[] {
  const problem = periodProblem({ from, until }, today);
  if (!problem) return [];
  if (problem === 'incomplete') return [{ field: from ? 'away_until' : 'away_from', key: 'AWAY_INCOMPLETE' }];
  return [{ field: 'away_until', key: problems[problem] }];
}
