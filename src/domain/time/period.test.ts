import { expect, it } from 'vitest';
import { periodProblem } from './period.ts';

it.each([
  [undefined, undefined, undefined],
  ['2026-11-23', undefined, 'incomplete'],
  [undefined, '2026-11-23', 'incomplete'],
  ['2026-11-24', '2026-11-23', 'reversed'],
  ['2026-11-23', '2026-11-23', undefined],
  ['2026-10-01', '2026-11-22', 'over'],
  ['2026-10-01', '2026-11-23', undefined],
  ['2026-12-01', '2028-11-22', undefined],
  ['2026-12-01', '2028-11-23', 'too_far'],
])('from %s until %s: %s', (from, until, problem) => {
  expect(periodProblem({ from, until }, '2026-11-23')).toBe(problem);
});
