import type { MultiPolygon } from 'geojson';
import type { SheetBox } from '#app/print/sheet.server.ts';
import type { Position } from '#domain/search/area.ts';

export type Point = { x: number; y: number };

export type Border = readonly [Point, Point];

/** `middle`: of the place. `mark`: of the property, if the name is that of its municipality. */
export type MapName = { width: number; height: number; middle: Point; mark?: Point };

/** How far a name may stand from its place, nearest first. */
const shifts = [0, -12, 12, -24, 24, -36, 36]
  .flatMap((x) => [0, -8, 8, -16, 16, -24, 24].map((y) => ({ x, y })))
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * Where each name stands, within the borders around its place; null for one that would cover a border, another name, the
 * mark or the edge. The name of the own municipality then stands above or below the mark, on a border if there is no other way.
 */
export function placeNames(
  names: readonly MapName[],
  {
    borders,
    mark,
    markRadius,
    frame,
  }: { borders: readonly Border[]; mark: Point; markRadius: number; frame: SheetBox },
): (SheetBox | null)[] {
  const near = borders.filter(([one, other]) => touches(one, other, frame));
  const around = markRadius + 3;
  const taken = [{ x: mark.x - around, y: mark.y - around, width: 2 * around, height: 2 * around }];
  return names.map(({ width, height, middle, mark: own }) => {
    const at = ({ x, y }: Point) => ({ x: x - width / 2, y: y - height / 2, width, height });
    const isFree = (box: SheetBox) => isWithin(box, frame) && !taken.some((other) => overlap(box, other));
    const isClear = (box: SheetBox) => {
      const its = { x: box.x + width / 2, y: box.y + height / 2 };
      return !near.some((border) => touches(...border, box) || isBetween(border, middle, its));
    };
    const away = around + height / 2 + 2;
    const beside = own ? [-away, away].map((down) => at({ x: own.x, y: own.y + down })) : [];
    const tried = shifts.map((shift) => at({ x: middle.x + shift.x, y: middle.y + shift.y }));
    const place = [...tried, ...beside].find((box) => isFree(box) && isClear(box)) ?? beside.find(isFree);
    if (place) taken.push(place);
    return place ?? null;
  });
}

/** The lines of an outline on paper. */
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
function touches(from: Point, to: Point, box: SheetBox): boolean {
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
function isBetween([from, to]: Border, one: Point, other: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(from, to, one) !== side(from, to, other) && side(one, other, from) !== side(one, other, to);
}

function isWithin(box: SheetBox, frame: SheetBox): boolean {
  return (
    box.x > frame.x + 2 &&
    box.x + box.width < frame.x + frame.width - 2 &&
    box.y > frame.y + 1 &&
    box.y + box.height < frame.y + frame.height - 1
  );
}

function overlap(one: SheetBox, other: SheetBox): boolean {
  return (
    one.x < other.x + other.width + 3 &&
    other.x < one.x + one.width + 3 &&
    one.y < other.y + other.height + 1 &&
    other.y < one.y + one.height + 1
  );
}
