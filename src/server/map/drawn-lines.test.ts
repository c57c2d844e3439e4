import { expect, it } from 'vitest';
import { drawPath, stretched } from './drawn-lines.ts';

const box = { left: 3, right: 4, top: -1, bottom: 0 };
const seen = { left: 2, right: 5, top: -2, bottom: 1 };
const draw = (line: [number, number][], perDegree = 100) => drawPath([stretched(line)], box, seen, perDegree);

it.each<[what: string, line: [number, number][], path: string]>([
  [
    'begins at the corner of the box',
    [
      [3, 0],
      [3.5, 0],
      [3.5, 0.5],
    ],
    'M0 100l50 0l0 -50',
  ],
  [
    'leaves out what is too near to be seen, but never its end',
    [
      [3, 0],
      [3.004, 0.003],
      [3.3, 0.3],
      [3.309, 0.309],
    ],
    'M0 100l30 -30l1 -1',
  ],
  [
    'goes along the edge of what is seen',
    [
      [4.5, 0],
      [9, 0.2],
      [9, 0.4],
      [9, 0.6],
      [4.5, 0.8],
    ],
    'M150 100l50 -20l0 -40l-50 -20',
  ],
  [
    'is nothing where nobody sees it',
    [
      [6, 0],
      [7, 0.5],
      [6, 0.9],
    ],
    '',
  ],
])('a line %s', (_, line, path) => {
  expect(draw(line)).toBe(path);
});
