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
  // Ghent had no name on a map of 63 homes whose middle is 200 m north of it.
  ['under its foot', [100, 55], true],
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

it.each([
  ['a number', 2, true],
  ['a price', 1, false],
])('a group moves to 60 px beside %s: %j', (_, count, moves) => {
  const [moved] = placed([group(100, 60), group(180, 50, count)], [120, 50]);
  expect(moved).toEqual(moves ? at(120, 50) : at(100, 60));
});

it('tells no more of the place than where it is', () => {
  const place = { ...at(100, 45), name: 'Gent' };
  expect(atPlaces([group(100, 50)], [place], 1)[0]?.at).toEqual(at(100, 45));
});
