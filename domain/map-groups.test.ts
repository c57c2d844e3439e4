import { describe, expect, it } from 'vitest';
import { cellsOf, type MapGroup, mergeGroups, onMap } from './map-groups.ts';

const one = (id: number, longitude: number, latitude: number): MapGroup => ({
  count: 1,
  ids: [id],
  at: [longitude, latitude],
  box: [longitude, latitude, longitude, latitude],
});

describe('the cells of a view', () => {
  it('follow the zoom', () => {
    expect(cellsOf([3.7, 51, 3.71, 51.01], 14).perDegree).toBeCloseTo((2 ** 14 * 256) / 360);
  });

  it('stay few, however deep somebody says to be zoomed in', () => {
    const { perDegree } = cellsOf([-180, -85, 180, 85], 22);
    expect(perDegree * 360).toBeCloseTo(32 * 112);
  });
});

it.each([
  [[0, 0], 0, 0],
  [[3, 0], 300, 0],
  [[0, 60], 0, -7545.6],
  [[0, 90], 0, -17941],
] as const)('%o lies at %f, %f', (at, x, y) => {
  const [ownX, ownY] = onMap([...at], 100);
  expect(ownX).toBeCloseTo(x, 0);
  expect(ownY).toBeCloseTo(y, 0);
});

describe('groups that would overlap', () => {
  const scale = 100_000 / 1;

  it('are drawn as one in their middle, with all that they hold', () => {
    const pair = { ...one(1, 3.7, 51), count: 3 };
    expect(mergeGroups([one(2, 3.7008, 51), pair], scale)).toEqual([
      { count: 4, ids: [1, 2], at: [expect.closeTo(3.7002, 6), 51], box: [3.7, 51, 3.7008, 51] },
    ]);
  });

  it('stay apart where both can be read', () => {
    expect(mergeGroups([one(1, 3.7, 51), one(2, 3.7012, 51), one(3, 3.7, 51.0004)], scale)).toHaveLength(3);
  });

  it('lose none, and name twenty at most', () => {
    const many = Array.from({ length: 50 }, (_, id) => one(id + 1, 3.7, 51));
    const [all, ...others] = mergeGroups(many, scale);
    expect(others).toEqual([]);
    expect(all).toMatchObject({ count: 50 });
    expect(all?.ids).toHaveLength(20);
  });
});
