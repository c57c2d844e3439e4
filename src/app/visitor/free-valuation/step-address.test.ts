import { expect, it } from 'vitest';
import { stepIn } from './step-address.ts';

const names = [['goal', 'postal_code'], ['remark'], ['first_name']];

it.each([
  ['#step-1', 0],
  ['#step-3', 2],
  ['#step-4', undefined],
  ['#step-0', undefined],
  ['#_r1_-postal_code', 0],
  ['#_r1_-first_name', 2],
  ['#request', undefined],
  ['', undefined],
])('%s opens step %s', (hash, step) => {
  expect(stepIn(hash, names)).toBe(step);
});
