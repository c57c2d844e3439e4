import { expect, it } from 'vitest';
import { keptInStage, unzoomed, zoomAt } from './zoom.ts';

it('leaves the point between the fingers where it is', () => {
  const finger = { x: 100, y: -40 };
  const zoomed = zoomAt(unzoomed, 2, finger);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: 40 });
  // The point under the finger was 100 px right of the middle: twice that, moved by x.
  expect(100 * zoomed.scale + zoomed.x).toBe(finger.x);
});

it.each([
  [0.5, 1],
  [3.9, 3.9],
  [9, 4],
])('times %d is %d', (factor, scale) => {
  expect(zoomAt(unzoomed, factor, { x: 0, y: 0 }).scale).toBe(scale);
});

it('shows no ground beside a picture that is larger than the stage', () => {
  const stage = { width: 400, height: 800 };
  const picture = { width: 400, height: 300 };
  expect(keptInStage({ scale: 2, x: 900, y: 50 }, picture, stage)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(keptInStage({ scale: 4, x: -900, y: -900 }, picture, stage)).toEqual({ scale: 4, x: -600, y: -200 });
});
