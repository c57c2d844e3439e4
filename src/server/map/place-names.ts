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
const sizes = [28, 22, 17];
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
    for (const size of sizes) {
      const styled = style(place, 'display', size);
      const isHere = (middle: Point) =>
        isFree(styled, middle, form.narrowest) && isClear(styled, middle, place, own);
      const shift = ownShifts.find(({ x, y }) => isHere({ x: place.x + x, y: place.y + y }));
      if (shift) return nameAt(styled, { x: place.x + shift.x, y: place.y + shift.y });
    }
    const small = style(place, 'strong', 16);
    const above = -markReach - 14;
    const beside = [above, underWidth > 0 ? under.bottom + 14 : -above].map((y) => ({ x: 0, y }));
    const middle = beside.find((each) => isFree(small, each, form.narrowest));
    return middle && nameAt(small, middle, { isOver: true });
  }

  function placeOther(place: Wanted): Name | undefined {
    const styled = style(place, 'strong', otherSize);
    const around = near.filter(([one, other]) => touches(one, other, aroundPlace(place, styled)));
    const tried = otherShifts.map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
    const clear = tried.find((middle) => isFree(styled, middle) && isClear(styled, middle, place, around));
    if (clear) return nameAt(styled, clear);
    return isFree(styled, place) ? nameAt(styled, place, { isOver: true }) : undefined;
  }

  function placeLocality(place: Wanted): Name | undefined {
    const styled = style(place, 'medium', otherSize);
    const [dot, middle] = [
      { x: place.x, y: place.y },
      { x: place.x, y: place.y + belowDot },
    ];
    const name = nameAt(styled, middle, { dot });
    return isFree(name, middle, form.width, boxOf(name)) ? name : undefined;
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

function boxOf(name: Pick<Name, 'width' | 'face' | 'size' | 'middle' | 'dot'>): DrawnBox {
  const box = boxAt(name, name.middle);
  const top = name.dot ? name.dot.y - gap : box.y;
  return { ...box, y: top, height: box.y + box.height - top };
}

function isClear(styled: Styled, middle: Point, place: Point, borders: readonly Border[]): boolean {
  const box = boxAt(styled, middle);
  return !borders.some((border) => touches(...border, box) || isBetween(border, place, middle));
}

function aroundPlace(place: Point, { width }: Styled): DrawnBox {
  return around(place, width + 60, 60);
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
