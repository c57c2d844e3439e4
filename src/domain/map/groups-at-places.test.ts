import { expect, it } from 'vitest';
import { atPlaces } from './groups-at-places.ts';
import { type MapGroup, positionOn } from './map-groups.ts';

const at = (x: number, y: number) => positionOn({ x, y }, 1);
const group = (x: number, y: number, count = 2): MapGroup => ({
  count,
  ids: [1],
  at: at(x, y),
  box: { west: 0, south: 0, east: 1, north: 1 },
});
const placed = (groups: MapGroup[], ...places: [number, number][]) =>
  atPlaces(
    groups,
    places.map(([x, y]) => at(x, y)),
    1,
  ).map((each) => each.at);

it.each<[string, [number, number], moves: boolean]>([
  ['below the flag', [100, 30], true],
  ['at its edge', [125, 50], true],
  ['beside the flag', [140, 30], false],
  ['above the flag', [100, 5], false],
  ['below its point', [100, 60], false],
])('a group whose place lies %s stands on it: %j', (_, place, moves) => {
  expect(placed([group(100, 50)], place)).toEqual([moves ? at(...place) : at(100, 50)]);
});

it('the first of several places, which is the largest, is taken', () => {
  expect(placed([group(100, 50)], [110, 40], [100, 50])).toEqual([at(110, 40)]);
});

it('a single property stays where it is', () => {
  expect(placed([group(100, 50, 1)], [100, 40])).toEqual([at(100, 50)]);
});

it('two groups never come to lie over each other', () => {
  const [one, other] = placed([group(100, 60), group(100, 15)], [100, 30]);
  expect([one, other]).toEqual([at(100, 60), at(100, 15)]);
});
