import { describe, expect, it } from 'vitest';
import { boxBetween, corners, growBox, isBox, moveBox, pointAcross } from './drawn-box.ts';

const box = { left: 20, top: 30, width: 40, height: 10 };

describe('a frame on a photograph', () => {
  it('is drawn from any corner to the one across, and ends where the picture does', () => {
    expect(boxBetween({ x: 60, y: 40 }, { x: 20, y: 30 })).toEqual(box);
    expect(boxBetween({ x: 90.04, y: 95 }, { x: 140, y: -3 })).toEqual({
      left: 90,
      top: 0,
      width: 10,
      height: 95,
    });
  });

  it('is none after a tap', () => {
    expect(isBox(boxBetween({ x: 20, y: 20 }, { x: 20.4, y: 33 }))).toBe(false);
    expect(isBox(box)).toBe(true);
  });

  it('is moved as far as the edge, and keeps its size', () => {
    expect(moveBox(box, { x: 1, y: -0.5 })).toEqual({ ...box, left: 21, top: 29.5 });
    expect(moveBox(box, { x: 50, y: -50 })).toEqual({ ...box, left: 60, top: 0 });
  });

  it('grows as far as the edge, and never becomes nothing', () => {
    expect(growBox(box, { x: 70, y: 1 })).toEqual({ ...box, width: 80, height: 11 });
    expect(growBox(box, { x: -70, y: 0 })).toEqual({ ...box, width: 1 });
  });

  it('keeps the corner across from the one that is dragged', () => {
    for (const corner of corners) {
      const across = pointAcross(box, corner);
      const dragged = { x: 20 + 60 - across.x, y: 30 + 40 - across.y };
      expect(boxBetween(across, { x: dragged.x, y: dragged.y }), corner).toEqual(box);
    }
  });
});
