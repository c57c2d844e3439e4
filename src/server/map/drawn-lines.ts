import { onMap } from '#domain/map/map-groups.ts';

/** A part of the earth as web maps stretch it, in degrees of the equator; the north has less. */
export type View = { left: number; right: number; top: number; bottom: number };

/** A line or a ring, stretched: x and y in turn. */
export type Line = View & { points: Float64Array };

/** Points nearer to each other than this, in units of the drawing, are one. */
const finest = 1.5;

export function stretched(coordinates: GeoJSON.Position[]): Line {
  const points = new Float64Array(coordinates.length * 2);
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [left, right];
  for (const [index, [longitude = 0, latitude = 0]] of coordinates.entries()) {
    const { x, y } = onMap({ longitude, latitude }, 1);
    points[2 * index] = x;
    points[2 * index + 1] = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, left, right, top, bottom };
}

/**
 * As the path of an SVG whose corner at the top left is that of `box`, with so many units for a degree. What lies beyond
 * `seen` goes along its edge, where nobody sees it. A line keeps its end, so that others meet it there.
 */
export function drawPath(lines: readonly Line[], box: View, seen: View, perDegree: number): string {
  let path = '';
  for (const { points, left, right, top, bottom } of lines) {
    if (left > seen.right || right < seen.left || top > seen.bottom || bottom < seen.top) continue;
    const corners: Corner[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const within = Math.min(seen.right, Math.max(seen.left, points[at] ?? 0));
      const below = Math.min(seen.bottom, Math.max(seen.top, points[at + 1] ?? 0));
      const corner = {
        x: Math.round((within - box.left) * perDegree),
        y: Math.round((below - box.top) * perDegree),
      };
      const [last, before] = [corners.at(-1), corners.at(-2)];
      const least = at === points.length - 2 ? 1 : finest;
      if (last && isNear(last, corner, least)) continue;
      if (last && before && isStraight(before, last, corner)) corners.pop();
      corners.push(corner);
    }
    path += written(corners);
  }
  return path;
}

type Corner = { x: number; y: number };

function isNear(one: Corner, other: Corner, least: number): boolean {
  return Math.abs(one.x - other.x) < least && Math.abs(one.y - other.y) < least;
}

/** So is what goes along an edge. */
function isStraight(one: Corner, other: Corner, next: Corner): boolean {
  return (one.x === other.x && other.x === next.x) || (one.y === other.y && other.y === next.y);
}

/** Empty where it is a point. */
function written([first, ...rest]: Corner[]): string {
  if (!first || rest.length === 0) return '';
  let [{ x, y }, path] = [first, `M${first.x} ${first.y}`];
  for (const next of rest) {
    path += `l${next.x - x} ${next.y - y}`;
    ({ x, y } = next);
  }
  return path;
}
