import { describe, expect, it } from 'vitest';
import type { Finding, Outcome } from './outcome.ts';
import { afterSecondRun, filesToRepeat } from './second-run.ts';
import { limitRepeats, mostRepeated, sum, summaryLines } from './summary.ts';

const some: Finding = { file: 'test/some.test.ts', line: 12, test: 'it holds', error: 'expected 1 to be 2' };
const other: Finding = { file: '', test: 'types', error: 'its own output says why' };
const outcome = (given: Partial<Outcome>): Outcome => ({
  passed: 0,
  failed: [],
  passedWhenRepeated: [],
  notRun: 0,
  ...given,
});

it('ends with the total if nothing else is to be said', () => {
  const total = sum([outcome({ passed: 1 }), outcome({ passed: 41 })]);
  expect(summaryLines(total)).toEqual(['42 passed, 0 failed']);
});

it('names after the total what passed when repeated, and last what failed', () => {
  const total = sum([
    outcome({ passed: 1, failed: [some], notRun: 3 }),
    outcome({ failed: [other], passedWhenRepeated: [some] }),
  ]);
  expect(summaryLines(total)).toEqual([
    '1 passed, 2 failed',
    'not run: 3, as too much failed before their turn',
    'passed when repeated: test/some.test.ts:12  it holds\n    expected 1 to be 2',
    'failed: test/some.test.ts:12  it holds\n    expected 1 to be 2',
    'failed: types\n    its own output says why',
  ]);
});

it.each([
  [mostRepeated, 0],
  [mostRepeated + 1, 1],
])('%i tests that passed when repeated are %i failures', (repeated, failures) => {
  const limited = limitRepeats(outcome({ passed: 10, passedWhenRepeated: Array(repeated).fill(some) }));
  expect(limited.failed).toHaveLength(failures);
  expect(limited.passed).toBe(10);
});

describe('a second run', () => {
  const elsewhere: Finding = { ...some, file: 'test/other.test.ts' };

  it('is of the files in which something failed', () => {
    expect(filesToRepeat(outcome({ failed: [some, { ...some, line: 20 }, elsewhere] }))).toEqual([
      'test/some.test.ts',
      'test/other.test.ts',
    ]);
  });

  it.each([
    ['nothing failed', {}],
    ['too much failed', { failed: Array(mostRepeated + 1).fill(some) }],
    ['something outside of the files failed', { failed: [some, other] }],
    ['the first run did not come to its end', { failed: [some], notRun: 1 }],
  ])('is not made where %s', (_, given) => {
    expect(filesToRepeat(outcome(given))).toEqual([]);
  });

  it('passes what passes in it, and fails by what fails in it', () => {
    const first = outcome({ passed: 10, failed: [some, elsewhere] });
    expect(afterSecondRun(first, outcome({ passed: 4 }))).toEqual(
      outcome({ passed: 12, passedWhenRepeated: [some, elsewhere] }),
    );
    const again = { ...elsewhere, test: 'another one' };
    expect(afterSecondRun(first, outcome({ passed: 3, failed: [again] }))).toEqual(
      outcome({ passed: 11, failed: [again], passedWhenRepeated: [some] }),
    );
    for (const second of [outcome({ failed: [other] }), outcome({ passed: 3, notRun: 1 })])
      expect(afterSecondRun(first, second)).toEqual(
        outcome({ passed: 10, failed: [...first.failed, ...second.failed] }),
      );
  });
});
