import { rowsOf } from './outline.ts';
import type { Writing } from './writings.server.ts';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-part.tsx';

/** `x`, `y`: the middle of the name, in the units of the drawing. */
export type PlacedName = { zone: DrawnZone; x: number; y: number; writing: Writing };

/** In pixels. */
type Place = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** As in zones.css. */
const linePx = 15;
/** Pixels between two names. */
const gapPx = 6;
/**
 * How far a line stays inside the border of its zone, in pixels, and in which rows of it that is checked: from ample
 * room to just enough.
 */
const rooms = [
  { insidePx: 6, rowsPx: [-9, 0, 9] },
  { insidePx: 3, rowsPx: [-7, 0, 7] },
  { insidePx: 1, rowsPx: [-5, 0, 6] },
];
/** A number that has no other room may reach across the border a little. */
const numberRoom = { insidePx: -4, rowsPx: [0] };
/** How far a name may stand above or below the middle of its zone. */
const shiftsPx = Array.from({ length: 25 }, (_, step) => (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2) * 3);
/** Where else it may stand between the leftmost and the rightmost place. */
const steps = [0, 0.25, 0.5, 0.75, 1];

/**
 * The place of each name on a drawing of this width: the first zones have their room first, but leave the later ones
 * that of their number. On a wider drawing the same places are further apart.
 */
export function layNames(zones: DrawnZone[], part: DrawnPart, widthPx: number): PlacedName[] {
  const perUnit = widthPx / part.width;
  const frame = { left: 0, right: widthPx, top: 0, bottom: part.height * perUnit };
  const taken: Box[] = [];
  const kept = zones.map((zone) => {
    const number = numberOf(zone);
    return number ? [boxAround(number, middleOf(zone))] : [];
  });
  return zones.flatMap((zone, index) => {
    const others = [...taken, ...kept.slice(index + 1).flat()];
    const row = rowsOf(zone.path);
    const number = numberOf(zone);
    const ways = [
      ...zone.writings.flatMap((form) => rooms.flatMap((room) => form.map((writing) => ({ writing, room })))),
      ...(number ? [{ writing: number, room: numberRoom }] : []),
    ];
    for (const { writing, room } of ways) {
      const place = placesOf(middleOf(zone), row, writing, room).find((each) =>
        isFree(boxAround(writing, each), others),
      );
      if (!place) continue;
      taken.push(boxAround(writing, place));
      const at = { x: part.x + place.x / perUnit, y: part.y + place.y / perUnit };
      return [{ zone, writing, ...at }];
    }
    return [];
  });

  function middleOf({ middle }: DrawnZone): Place {
    return { x: (middle.x - part.x) * perUnit, y: (middle.y - part.y) * perUnit };
  }

  function isFree(box: Box, others: Box[]): boolean {
    return isInside(box, frame) && !others.some((other) => touch(box, other));
  }

  /** Where each line lies in the zone: near the middle first. */
  function placesOf(
    middle: Place,
    row: ReturnType<typeof rowsOf>,
    writing: Writing,
    { insidePx, rowsPx }: typeof numberRoom,
  ): Place[] {
    return shiftsPx.flatMap((shift) => {
      const y = middle.y + shift;
      const ranges = writing.flatMap(({ px }, line) => {
        const lineY = y + (line + 0.5 - writing.length / 2) * linePx;
        const half = px / 2 + insidePx;
        return rowsPx.map((rowPx) => {
          const spans = row(part.y + (lineY + rowPx) / perUnit).toSorted(
            (a, b) => b.to - b.from - (a.to - a.from),
          );
          const { from = 0, to = 0 } = spans[0] ?? {};
          return { from: (from - part.x) * perUnit + half, to: (to - part.x) * perUnit - half };
        });
      });
      const from = Math.max(...ranges.map((range) => range.from));
      const to = Math.min(...ranges.map((range) => range.to));
      if (from > to) return [];
      const nearest = Math.min(to, Math.max(from, middle.x));
      return [nearest, ...steps.map((step) => from + (to - from) * step)].map((x) => ({ x, y }));
    });
  }
}

function numberOf({ isEmpty, writings }: DrawnZone): Writing | undefined {
  return isEmpty ? undefined : writings.at(-1)?.[0];
}

function widestLine(writing: Writing): number {
  return Math.max(...writing.map(({ px }) => px));
}

function boxAround(writing: Writing, { x, y }: Place): Box {
  const halfWidth = widestLine(writing) / 2;
  const halfHeight = (writing.length * linePx) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left - gapPx < other.right &&
    other.left - gapPx < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
