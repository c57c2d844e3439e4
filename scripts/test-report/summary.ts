import type { Finding, Outcome } from './outcome.ts';

/** The run fails if more tests than this pass only when repeated: something is wrong then, if not with a test. */
export const mostRepeated = 5;

/** Adds up the outcomes of all kinds of checks. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    passedWhenRepeated: outcomes.flatMap(({ passedWhenRepeated }) => passedWhenRepeated),
    notRun: outcomes.reduce((total, { notRun }) => total + notRun, 0),
  };
}

/** Adds a failure if too many tests passed only when repeated. */
export function limitRepeats(outcome: Outcome): Outcome {
  const repeated = outcome.passedWhenRepeated.length;
  if (repeated <= mostRepeated) return outcome;
  const error = `${repeated} tests passed only when repeated; ${mostRepeated} may`;
  return { ...outcome, failed: [...outcome.failed, { file: '', test: 'all tests', error }] };
}

/** The end of a run's output: the total, the tests that passed when repeated, and last the failures. */
export function summaryLines({ passed, failed, passedWhenRepeated, notRun }: Outcome): string[] {
  return [
    `${passed} passed, ${failed.length} failed`,
    ...(notRun > 0 ? [`not run: ${notRun}, as too much failed before their turn`] : []),
    ...passedWhenRepeated.map((finding) => `passed when repeated: ${findingText(finding)}`),
    ...failed.map((finding) => `failed: ${findingText(finding)}`),
  ];
}

function findingText({ file, line, test, error }: Finding): string {
  const place = [file, line].filter(Boolean).join(':');
  return [place, test].filter(Boolean).join('  ') + (error ? `\n    ${error}` : '');
}
