import type { MultiPolygon } from 'geojson';
import type { Position } from '#domain/search/area.ts';

export type Point = { x: number; y: number };

/** `x`, `y`: its top left corner. */
export type DrawnBox = Point & { width: number; height: number };

export type Border = readonly [Point, Point];

/** The lines of an outline on a drawing. */
export function bordersOf({ coordinates }: MultiPolygon, place: (position: Position) => Point): Border[] {
  return coordinates.flat().flatMap((ring) => {
    const points = ring.map(([longitude = 0, latitude = 0]) => place({ longitude, latitude }));
    return points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length];
      return next ? [[point, next] as const] : [];
    });
  });
}

/** Cuts the line at each edge of the box (Liang and Barsky 1984). */
export function touches(from: Point, to: Point, box: DrawnBox): boolean {
  if (Math.max(from.x, to.x) < box.x || Math.min(from.x, to.x) > box.x + box.width) return false;
  if (Math.max(from.y, to.y) < box.y || Math.min(from.y, to.y) > box.y + box.height) return false;
  const [right, down] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [-right, from.x - box.x],
    [right, box.x + box.width - from.x],
    [-down, from.y - box.y],
    [down, box.y + box.height - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return start <= end;
}

/** True if the line stands between the two points. */
export function isBetween([from, to]: Border, one: Point, other: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(from, to, one) !== side(from, to, other) && side(one, other, from) !== side(one, other, to);
}
