import { type Border, type DrawnBox, isBetween, type Point, touches } from '#domain/map/borders.ts';
import type { DrawnForm } from '#domain/map/surroundings.ts';
import { dropOf, type Face, widthOf } from './letters.ts';

/** `x`, `y`: of its place, in pixels from the middle of the drawing. */
type Wanted = { text: string; rank: number; x: number; y: number };

/**
 * `middle`: of the name. `dot`: the point of a locality, whose name stands below it. `isOver`: it lies across a border.
 * `needs`: the least width and height of a frame that does not cut it, and whose corners leave it free.
 */
export type Name = {
  text: string;
  rank: number;
  face: Face;
  size: number;
  width: number;
  middle: Point;
  dot?: Point;
  isOver: boolean;
  needs: { width: number; height: number };
};

type Styled = Omit<Wanted, 'x' | 'y'> & { face: Face; size: number; width: number };

/** Half the width and height around the middle that stay free for the mark of the property, in pixels. */
const markReach = 24;
/** The name below the mark, from its top to its bottom. */
const under = { top: 14, bottom: 40 };
const gap = 5;
const ownLooks = [
  ['display', 28],
  ['display', 22],
  ['display', 17],
  ['strong', 14],
] as const;
const besideMark = 16;
const otherSize = 13;
const belowDot = 14;
/** How far a large name may stand from its place, within its municipality, and a small one. */
const ownShifts = shiftsWithin({ x: 180, y: 130 }, 10);
const otherShifts = shiftsWithin({ x: 18, y: 12 }, 6);

/**
 * Places the names on a drawing. `places`: the most important first. Rank 0 is the name of the drawn municipality: as
 * large as it fits within its borders, else small, above or below the mark. A name without room is left out.
 * `underWidth`: of a name below the mark, which is not drawn here.
 */
export function placeNames(
  places: readonly Wanted[],
  {
    form,
    borders,
    own,
    underWidth,
  }: { form: DrawnForm; borders: readonly Border[]; own: readonly Border[]; underWidth: number },
): Name[] {
  const taken: DrawnBox[] = [around({ x: 0, y: 0 }, 2 * markReach, 2 * markReach)];
  if (underWidth > 0)
    taken.push({ x: -underWidth / 2, y: under.top, width: underWidth, height: under.bottom - under.top });
  const near = borders.filter(([one, other]) =>
    touches(one, other, around({ x: 0, y: 0 }, form.width, form.height)),
  );

  return places.flatMap((place) => {
    const name =
      place.rank === 0 ? placeOwn(place) : place.rank < 4 ? placeOther(place) : placeLocality(place);
    if (!name) return [];
    taken.push(boxOf(name));
    return name;
  });

  function placeOwn(place: Wanted): Name | undefined {
    for (const [face, size] of ownLooks) {
      const styled = style(place, face, size);
      const isHere = (middle: Point) =>
        isFree(styled, middle, form.narrowest) && isClear(lettersAt(styled, middle), middle, place, own);
      const shift = ownShifts.find(({ x, y }) => isHere({ x: place.x + x, y: place.y + y }));
      if (shift) return nameAt(styled, { x: place.x + shift.x, y: place.y + shift.y });
    }
    const small = style(place, 'strong', besideMark);
    const above = -markReach - besideMark;
    const below = underWidth > 0 ? under.bottom + besideMark : -above;
    const middle = [above, below]
      .map((y) => ({ x: 0, y }))
      .find((each) => isFree(small, each, form.narrowest));
    return middle && nameAt(small, middle, { isOver: true });
  }

  function placeOther(place: Wanted): Name | undefined {
    const styled = style(place, 'strong', otherSize);
    const lines = linesAround(place, styled);
    const clear = otherShifts
      .map(({ x, y }) => ({ x: place.x + x, y: place.y + y }))
      .find((middle) => isFree(styled, middle) && isClear(lettersAt(styled, middle), middle, place, lines));
    if (clear) return nameAt(styled, clear);
    const isApart = isFree(styled, place) && isClear(lettersAt(styled, place), place, place, own);
    return isApart ? nameAt(styled, place, { isOver: true }) : undefined;
  }

  /** Below its dot, or above it if only there no border runs through it. */
  function placeLocality(place: Wanted): Name | undefined {
    const styled = style(place, 'medium', otherSize);
    const lines = linesAround(place, styled);
    const dot = { x: place.x, y: place.y };
    const free = [belowDot, -belowDot]
      .map((down) => nameAt(styled, { x: place.x, y: place.y + down }, { dot }))
      .filter((name) => isFree(name, name.middle, form.width, boxOf(name)));
    return free.find((name) => isClear(lettersAt(name, name.middle), name.middle, dot, lines)) ?? free[0];
  }

  function linesAround(place: Point, { width }: Styled): Border[] {
    return near.filter((border) => touches(...border, around(place, width + 60, 60)));
  }

  /** `mostWidth`: it is to be seen in every frame of that width. */
  function isFree(
    styled: Styled,
    middle: Point,
    mostWidth = form.width,
    box = boxAt(styled, middle),
  ): boolean {
    const { width, height } = needsOf(box, form);
    return width <= mostWidth && height <= form.height && !taken.some((other) => overlap(box, other));
  }

  function nameAt(
    { text, rank, face, size, width }: Styled,
    { x, y }: Point,
    { dot, isOver = false }: { dot?: Point; isOver?: boolean } = {},
  ): Name {
    const name = { text, rank, face, size, width, middle: { x, y }, ...(dot && { dot }), isOver };
    return { ...name, needs: needsOf(boxOf(name), form) };
  }
}

function style({ text, rank }: Wanted, face: Face, size: number): Styled {
  return { text, rank, face, size, width: widthOf(text, face, size) };
}

function boxAt({ width, face, size }: Pick<Name, 'width' | 'face' | 'size'>, middle: Point): DrawnBox {
  return around(middle, width + 2 * gap, 2 * dropOf(face, size) + size / 2);
}

/** A border may come nearer than another name. */
function lettersAt({ width, face, size }: Pick<Name, 'width' | 'face' | 'size'>, middle: Point): DrawnBox {
  return around(middle, width + 4, 2 * dropOf(face, size) + size / 3);
}

function boxOf(name: Pick<Name, 'width' | 'face' | 'size' | 'middle' | 'dot'>): DrawnBox {
  const box = boxAt(name, name.middle);
  if (!name.dot) return box;
  const top = Math.min(box.y, name.dot.y - gap);
  return { ...box, y: top, height: Math.max(box.y + box.height, name.dot.y + gap) - top };
}

function isClear(box: DrawnBox, middle: Point, place: Point, borders: readonly Border[]): boolean {
  return !borders.some((border) => touches(...border, box) || isBetween(border, place, middle));
}

/** The frame has the drawing in its middle, and its corners at its edges. */
function needsOf({ x, y, width, height }: DrawnBox, form: DrawnForm): Name['needs'] {
  const right = x + width;
  const bottom = y + height;
  const covered = form.corners
    .filter((corner) =>
      corner.vertical === 'top'
        ? y < -form.height / 2 + corner.height
        : bottom > form.height / 2 - corner.height,
    )
    .map((corner) => corner.width + (corner.side === 'left' ? -x : right));
  return {
    width: Math.ceil(2 * Math.max(-x, right, ...covered)),
    height: Math.ceil(2 * Math.max(-y, bottom)),
  };
}

function around({ x, y }: Point, width: number, height: number): DrawnBox {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function overlap(one: DrawnBox, other: DrawnBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The nearest first. */
function shiftsWithin(most: Point, step: number): Point[] {
  const along = (far: number) =>
    Array.from(
      { length: 2 * Math.floor(far / step) + 1 },
      (_, index) => (index - Math.floor(far / step)) * step,
    );
  return along(most.x)
    .flatMap((x) => along(most.y).map((y) => ({ x, y })))
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}
