import { describe, expect, it } from 'vitest';
import { type MapGroup, mergeGroups, onMap, pixelsPerDegree } from './map-groups.ts';

const one = (id: number, longitude: number, latitude: number): MapGroup => ({
  count: 1,
  ids: [id],
  at: { longitude, latitude },
  box: { west: longitude, south: latitude, east: longitude, north: latitude },
});

describe('the scale of a view', () => {
  it('follows the zoom', () => {
    const street = { west: 3.7, south: 51, east: 3.71, north: 51.01 };
    expect(pixelsPerDegree(street, 14)).toBeCloseTo((2 ** 14 * 256) / 360);
  });

  it.each([
    [{ west: -180, south: -1, east: 180, north: 1 }],
    [{ west: 3, south: 0, east: 3.0001, north: 66.5 }],
  ])('stays coarse, however deep somebody says to be zoomed in: %o', (box) => {
    const scale = pixelsPerDegree(box, 22);
    const [from, to] = [
      onMap({ longitude: box.west, latitude: box.north }, scale),
      onMap({ longitude: box.east, latitude: box.south }, scale),
    ];
    expect(Math.max(to.x - from.x, to.y - from.y)).toBeCloseTo(40 * 44);
  });
});

it.each([
  [0, 0, 0, 0],
  [3, 0, 300, 0],
  [0, 60, 0, -7545.6],
  [0, 90, 0, -17941],
])('%f, %f lies at %f, %f', (longitude, latitude, x, y) => {
  const drawn = onMap({ longitude, latitude }, 100);
  expect(drawn.x).toBeCloseTo(x, 0);
  expect(drawn.y).toBeCloseTo(y, 0);
});

describe('groups that would overlap', () => {
  const scale = 100_000;

  it('are drawn as one in their middle, with all that they hold', () => {
    const pair = { ...one(1, 3.7, 51), count: 3 };
    expect(mergeGroups([one(2, 3.7008, 51), pair], scale)).toEqual([
      {
        count: 4,
        ids: [1, 2],
        at: { longitude: expect.closeTo(3.7002, 6), latitude: 51 },
        box: { west: 3.7, south: 51, east: 3.7008, north: 51 },
      },
    ]);
  });

  it('stay apart where both can be read', () => {
    expect(mergeGroups([one(1, 3.7, 51), one(2, 3.7012, 51), one(3, 3.7, 51.0004)], scale)).toHaveLength(3);
  });

  it('lose none, and name a hundred at most', () => {
    const many = Array.from({ length: 120 }, (_, id) => one(id + 1, 3.7, 51));
    const [all, ...others] = mergeGroups(many, scale);
    expect(others).toEqual([]);
    expect(all).toMatchObject({ count: 120 });
    expect(all?.ids).toHaveLength(100);
  });
});
