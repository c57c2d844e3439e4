import { expect, it } from 'vitest';
import { scaleTop } from './graph-scale.ts';

it.each([
  [0, 2],
  [1, 2],
  [2, 4],
  [9, 10],
  [10, 12],
  [19, 20],
  [20, 40],
  [55, 60],
  [96, 120],
  [1200, 1400],
])('a graph whose highest bar is %i ends at %i', (highest, top) => {
  expect(scaleTop(highest)).toBe(top);
});
