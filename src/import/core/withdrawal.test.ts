import { expect, test } from 'vitest';
import { approvalNeeded } from './withdrawal.ts';

test.each([
  [0, 300, 'none'],
  [29, 300, 'none'],
  [30, 300, 'yes'],
  [150, 300, 'yes'],
  [151, 300, 'number'],
  [1, 1, 'number'],
  [1, 2, 'yes'],
  [1, 11, 'none'],
])('withdrawing %i of %i needs: %s', (missing, published, needed) => {
  expect(approvalNeeded({ missing, published })).toBe(needed);
});
