import { expect, it } from 'vitest';
import { boxAround, isInArea, isInBox, readArea, readBox } from './area.ts';

const at = (longitude: number, latitude: number) => ({ longitude, latitude });
// A U that opens to the north.
const u = [at(0, 0), at(3, 0), at(3, 3), at(2, 3), at(2, 1), at(1, 1), at(1, 3), at(0, 3)];

it.each([
  [at(0.5, 2), true],
  [at(2.5, 2), true],
  [at(1.5, 0.5), true],
  [at(1.5, 2), false],
  [at(-0.1, 1), false],
  [at(3.1, 1), false],
])('%j in the area: %s', (position, expected) => expect(isInArea(position, u)).toBe(expected));

it('counts the sides of a box in', () => {
  const box = { west: 3, south: 50, east: 4, north: 51 };
  expect([at(3, 50), at(4, 51), at(3.5, 50.5)].every((position) => isInBox(position, box))).toBe(true);
  expect([at(2.999, 50), at(3, 51.001)].some((position) => isInBox(position, box))).toBe(false);
});

it('finds the box around an area', () => {
  expect(boxAround(u)).toEqual({ west: 0, south: 0, east: 3, north: 3 });
});

it.each(['', '1', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,2,3,91', '181,2,3,4', '1e9,2,3,4', 'NaN,1,2,3'])(
  'no box: %s',
  (text) => expect(readBox(text)).toBeUndefined(),
);

it.each(['', '1,2;3,4', '1,2;3,4;5', '1,2;3,4;5,6,7', '1,2;3,4;5,91'])('no area: %s', (text) =>
  expect(readArea(text)).toBeUndefined(),
);
