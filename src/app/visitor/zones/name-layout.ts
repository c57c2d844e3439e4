import { rowsOf } from './outline.ts';
import type { Writing } from './writings.server.ts';
import type { DrawnZone } from './zone-drawing.server.ts';
import type { DrawnPart } from './zone-part.tsx';

/** `x`, `y`: the middle of the name, in the units of the drawing. */
export type PlacedName = { key: string; isEmpty: boolean; x: number; y: number; writing: Writing };

/** In pixels. */
type Place = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** As in zones.css. */
const linePx = 15;
/** Pixels between two names. */
const gapPx = 6;
/**
 * How far a line may reach beyond the border of its zone: in pixels and as a share of itself, so that its middle always
 * lies in the zone. `apart`: the pixels between the two rows in which that is checked.
 */
const beyond = { px: 12, share: 0.25, apart: 0 };
const nowhere = { px: 0, share: 0, apart: 8 };
/** How far a name may stand above or below the middle of its zone. */
const shiftsPx = Array.from({ length: 15 }, (_, step) => (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2) * 5);
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
    const number = zone.isEmpty ? undefined : zone.writings.shorter.at(-1);
    return number ? [boxAround(number, middleOf(zone))] : [];
  });
  return zones.flatMap((zone, index) => {
    const others = [...taken, ...kept.slice(index + 1).flat()];
    const row = rowsOf(zone.path);
    const { whole, shorter } = zone.writings;
    // Beyond the border, the way that reaches least far comes first.
    const narrowest = whole.toSorted((a, b) => widestLine(a) - widestLine(b));
    const ways = [
      ...whole.map((writing) => ({ writing, reach: nowhere })),
      ...[...narrowest, ...shorter].map((writing) => ({ writing, reach: beyond })),
    ];
    for (const { writing, reach } of ways) {
      const place = placesOf(middleOf(zone), row, writing, reach).find((each) =>
        isFree(boxAround(writing, each), others),
      );
      if (!place) continue;
      taken.push(boxAround(writing, place));
      const { key, isEmpty } = zone;
      const at = { x: part.x + place.x / perUnit, y: part.y + place.y / perUnit };
      return [{ key, isEmpty, writing, ...at }];
    }
    return [];
  });

  function middleOf({ middle }: DrawnZone): Place {
    return { x: (middle.x - part.x) * perUnit, y: (middle.y - part.y) * perUnit };
  }

  function isFree(box: Box, others: Box[]): boolean {
    return isInside(box, frame) && !others.some((other) => touch(box, other));
  }

  /** Where each line lies in the zone, or hardly beyond: near the middle first. */
  function placesOf(
    middle: Place,
    row: ReturnType<typeof rowsOf>,
    writing: Writing,
    reach: typeof beyond,
  ): Place[] {
    return shiftsPx.flatMap((shift) => {
      const y = middle.y + shift;
      const ranges = writing.flatMap(({ px }, line) => {
        const lineY = y + (line + 0.5 - writing.length / 2) * linePx;
        const inside = px / 2 - Math.min(reach.px, px * reach.share);
        return [lineY - reach.apart / 2, lineY + reach.apart / 2].map((rowY) => {
          const spans = row(part.y + rowY / perUnit).toSorted((a, b) => b.to - b.from - (a.to - a.from));
          const { from = 0, to = 0 } = spans[0] ?? {};
          return { from: (from - part.x) * perUnit + inside, to: (to - part.x) * perUnit - inside };
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
