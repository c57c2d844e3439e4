import { expect, it } from 'vitest';
import { boxOfMost } from './box-of-most.ts';

const gent = { longitude: 3.72, latitude: 51.05 };
const around = (count: number, { longitude, latitude } = gent) =>
  Array.from({ length: count }, (_, index) => ({
    longitude: longitude + ((index % 9) - 4) / 100,
    latitude: latitude + ((index % 7) - 3) / 100,
  }));
const far = [
  { longitude: 6.13, latitude: 49.61 },
  { longitude: 5.57, latitude: 50.63 },
  { longitude: 2.75, latitude: 51.12 },
];

it('is where nine tenths lie, and counts the others', () => {
  const found = boxOfMost([...around(60), ...far]);
  expect(found?.outside).toBe(3);
  expect(found?.box.west).toBeCloseTo(3.68);
  expect(found?.box.east).toBeCloseTo(3.76);
  expect(found?.box.south).toBeCloseTo(51.02);
  expect(found?.box.north).toBeCloseTo(51.08);
});

it('never leaves out more than a tenth', () => {
  // Seven of 67 may be left out, not the eight in Luxembourg.
  const found = boxOfMost([...around(59), ...around(8, { longitude: 6.13, latitude: 49.61 })]);
  expect(found).toMatchObject({ outside: 0 });
  expect(found?.box.east).toBeCloseTo(6.16);
});

it('is the box around all if they are few, or spread evenly', () => {
  expect(boxOfMost([...around(6), ...far])?.outside).toBe(0);
  const even = Array.from({ length: 400 }, (_, index) => ({
    longitude: 3 + (index % 20) / 10,
    latitude: 50 + Math.floor(index / 20) / 20,
  }));
  expect(boxOfMost(even)?.outside).toBe(0);
});

it('is a point if all lie there, and nothing if there are none', () => {
  expect(boxOfMost(Array(30).fill(gent))).toEqual({
    box: { west: 3.72, south: 51.05, east: 3.72, north: 51.05 },
    outside: 0,
  });
  expect(boxOfMost([])).toBeUndefined();
});
