import { expect, it } from 'vitest';
import { makeWay } from './camera.ts';

const ghent = { west: 3.6, south: 51, east: 3.9, north: 51.15 };

it('a box makes way for a wider one where the room holds all of that', () => {
  const southward = { ...ghent, south: 49.5 };
  const { x, y } = makeWay(ghent, southward, { zoom: 7, room: { width: 390, height: 844 } });
  expect(x).toBe(0);
  // Its middle lies 0.75 degrees of latitude farther south, which are 286 px each at zoom 7.
  expect(y).toBeGreaterThan(-220);
  expect(y).toBeLessThan(-210);
});

it('a box stays in the middle where the room is too small for the wider one', () => {
  const wider = { west: 2.5, south: 49.5, east: 6.4, north: 51.4 };
  expect(makeWay(ghent, wider, { zoom: 9, room: { width: 390, height: 400 } })).toEqual({ x: 0, y: 0 });
  const { x, y } = makeWay(ghent, wider, { zoom: 7, room: { width: 800, height: 400 } });
  expect(x).toBeLessThan(-100);
  expect(y).toBe(0);
});
