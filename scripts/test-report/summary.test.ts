import { expect, it } from 'vitest';
import type { Finding, Outcome } from './outcome.ts';
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
