import type { Outcome } from './outcome.ts';
import { mostRepeated } from './summary.ts';

/**
 * The files of the tests that failed, to be run once more by themselves: on an empty database or a new site, which a
 * repeat beside the other tests does not have. None if that would not tell more: too many tests failed, or an error
 * belongs to no file.
 */
export function filesToRepeat({ failed, notRun }: Outcome): string[] {
  if (notRun > 0 || failed.length > mostRepeated || failed.some(({ file }) => file === '')) return [];
  return [...new Set(failed.map(({ file }) => file))];
}

/** `second`: the outcome of those files. */
export function afterSecondRun(first: Outcome, second: Outcome): Outcome {
  const failedAgain = new Set(second.failed.map(({ file }) => file));
  // If the second run failed as a whole or ended early, nothing is known to have passed.
  const isWhole = !failedAgain.has('') && second.notRun === 0;
  const mended = !isWhole ? [] : first.failed.filter(({ file }) => !failedAgain.has(file));
  return {
    ...first,
    passed: first.passed + mended.length,
    failed: isWhole ? second.failed : [...first.failed, ...second.failed],
    passedWhenRepeated: [...first.passedWhenRepeated, ...mended],
  };
}
