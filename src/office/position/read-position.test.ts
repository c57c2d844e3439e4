import { expect, it } from 'vitest';
import { squareKm } from '#domain/place/distance.ts';
import { readPosition } from './read-position.ts';

const ghent = { latitude: 51.0543, longitude: 3.7174 };
const at = '51.0543,3.7174';

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ at, ...fields })) form.set(name, value);
  return readPosition(form, { latitude: 51.05, longitude: 3.72 });
}

const metresFromGhent = (position: ReturnType<typeof read>) =>
  position && Math.round(Math.sqrt(squareKm(ghent, position)) * 1000);

it.each([
  ['north', 50, 'latitude', 1],
  ['south', 50, 'latitude', -1],
  ['east', 50, 'longitude', 1],
  ['west', 50, 'longitude', -1],
  ['north-little', 10, 'latitude', 1],
  ['west-little', 10, 'longitude', -1],
] as const)('an arrow moves it: %s', (move, metres, axis, sign) => {
  const moved = read({ move });
  expect(Math.abs((metresFromGhent(moved) ?? 0) - metres)).toBeLessThanOrEqual(1);
  expect(Math.sign((moved?.[axis] ?? 0) - ghent[axis])).toBe(sign);
});

it('a click puts it there, and one in the middle leaves it', () => {
  expect(metresFromGhent(read({ 'point.x': '160', 'point.y': '160' }))).toBe(0);
  const east = read({ 'point.x': '260', 'point.y': '160' });
  expect(east?.latitude).toBeCloseTo(ghent.latitude, 4);
  // At that zoom and latitude a pixel is 28 metres.
  expect(metresFromGhent(east)).toBeGreaterThan(2700);
  expect(metresFromGhent(east)).toBeLessThan(2820);
  expect(read({ 'point.x': '160', 'point.y': '60' })?.latitude).toBeGreaterThan(51.07);
});

it('goes back to the place of the address', () => {
  expect(read({ move: 'place' })).toEqual({ latitude: 51.05, longitude: 3.72 });
  expect(readPosition(new FormData(), undefined)).toBeUndefined();
});

it.each([
  [{ 'point.x': '0', 'point.y': '0' }],
  [{ 'point.x': '320', 'point.y': '10' }],
  [{ 'point.x': '-1', 'point.y': '10' }],
  [{ 'point.x': 'NaN', 'point.y': '10' }],
  [{ move: 'toString' }],
  [{ move: 'north', at: '91,3' }],
  [{ move: 'north', at: '51.05,3.7,1' }],
  [{}],
])('takes nothing else: %j', (fields) => {
  expect(read(fields)).toBeUndefined();
});
