import { expect, it } from 'vitest';
import { metresBetween } from './distance.ts';

const ghent = { latitude: 51.0543, longitude: 3.7174 };
const antwerp = { latitude: 51.2213, longitude: 4.4051 };

it.each([
  ['nothing between a place and itself', ghent, ghent, 0],
  ['51.3 km from Ghent to Antwerp', ghent, antwerp, 51_300],
  ['a thousandth of a degree north is 111.2 m', ghent, { ...ghent, latitude: 51.0553 }, 111.2],
  ['a thousandth of a degree east is 69.9 m there', ghent, { ...ghent, longitude: 3.7184 }, 69.9],
])('%s', (_, one, other, metres) => {
  expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThanOrEqual(metres * 0.005 + 0.001);
  expect(metresBetween(other, one)).toBeCloseTo(metresBetween(one, other), 6);
});
