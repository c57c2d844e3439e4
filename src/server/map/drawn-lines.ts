import { onMap } from '#domain/map/map-groups.ts';

/** A part of the earth in the projection of web maps, in degrees of the equator; y grows southwards. */
export type DegreeBox = { left: number; right: number; top: number; bottom: number };

/** A line or a ring in that projection: x and y in turn. */
export type Line = DegreeBox & { points: Float64Array };

/** Points closer together than this, in units of the drawing, are merged. */
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
 * The lines as the path of an SVG whose top left corner is that of `box`, with `perDegree` units for a degree. Points
 * beyond `seen` are moved onto its edge, where nobody sees them. A line keeps its end point, so that others meet it
 * there.
 */
export function drawPath(lines: readonly Line[], box: DegreeBox, seen: DegreeBox, perDegree: number): string {
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

/** Points that were moved onto an edge are in line too. */
function isStraight(one: Corner, other: Corner, next: Corner): boolean {
  return (one.x === other.x && other.x === next.x) || (one.y === other.y && other.y === next.y);
}

/** Empty if the corners are one point. */
function written([first, ...rest]: Corner[]): string {
  if (!first || rest.length === 0) return '';
  let [{ x, y }, path] = [first, `M${first.x} ${first.y}`];
  for (const next of rest) {
    path += `l${next.x - x} ${next.y - y}`;
    ({ x, y } = next);
  }
  return path;
}
