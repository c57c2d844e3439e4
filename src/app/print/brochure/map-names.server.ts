import type { SheetBox } from '#app/print/sheet.server.ts';
import { type Border, isBetween, type Point, touches } from '#domain/map/borders.ts';

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
