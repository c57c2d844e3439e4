/** A rectangle in pixels of the frame. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

export function frameBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
