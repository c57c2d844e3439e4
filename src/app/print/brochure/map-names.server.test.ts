import { expect, it } from 'vitest';
import type { Border } from '#domain/map/borders.ts';
import { placeNames } from './map-names.server.ts';

const frame = { x: 0, y: 0, width: 300, height: 150 };
const mark = { x: 150, y: 75 };
const upright = (x: number): Border => [
  { x, y: -20 },
  { x, y: 400 },
];

it('moves a name off the border that runs through its middle', () => {
  const [name] = placeNames([{ width: 40, height: 12, middle: { x: 60, y: 40 } }], {
    borders: [upright(70)],
    mark,
    markRadius: 5,
    frame,
  });
  expect(name?.x).toBeLessThan(60);
  expect((name?.x ?? 0) + 40).toBeLessThan(70);
});

it('leaves out a name that fits only in another municipality', () => {
  const place = { width: 40, height: 12, middle: { x: 60, y: 40 } };
  const narrow = [upright(45), upright(75)];
  expect(placeNames([place], { borders: narrow, mark, markRadius: 5, frame })).toEqual([null]);
});

it('leaves out a name without room between its borders, but not that of the own municipality', () => {
  const borders = [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180].map(upright);
  const name = { width: 40, height: 12, middle: { x: 150, y: 70 } };
  expect(placeNames([name], { borders, mark, markRadius: 5, frame })).toEqual([null]);
  expect(placeNames([{ ...name, mark }], { borders, mark, markRadius: 5, frame })[0]).toMatchObject({
    x: 130,
    y: 53,
  });
});

it('covers neither the mark, nor another name, nor the edge', () => {
  const names = [
    { width: 60, height: 12, middle: mark, mark },
    { width: 60, height: 12, middle: { x: 150, y: 60 } },
    { width: 60, height: 12, middle: { x: 4, y: 20 } },
    { width: 60, height: 12, middle: { x: 20, y: 20 } },
  ];
  const [own, beside, ...others] = placeNames(names, { borders: [], mark, markRadius: 5, frame });
  for (const box of [own, beside]) {
    if (!box) throw new Error('A name is missing');
    expect(
      box.y + 12 < mark.y - 8 || box.y > mark.y + 8 || box.x + 60 < mark.x - 8 || box.x > mark.x + 8,
    ).toBe(true);
  }
  expect(own && beside && (own.y + 12 < beside.y || beside.y + 12 < own.y || own.x + 60 < beside.x)).toBe(
    true,
  );
  for (const box of others) expect(box === null || box.x > 2).toBe(true);
});
