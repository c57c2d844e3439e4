/** A frame on a picture, in per cent of its width and height, to one decimal. */
export type DrawnBox = { left: number; top: number; width: number; height: number };

export type Point = { x: number; y: number };

export const corners = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof corners)[number];

/** A smaller one was a tap by mistake. */
const LEAST_PERCENT = 1;

export function isBox({ width, height }: DrawnBox): boolean {
  return width >= LEAST_PERCENT && height >= LEAST_PERCENT;
}

/** Spans from one corner to the opposite one. */
export function boxBetween(one: Point, other: Point): DrawnBox {
  const [x, y] = [within(one.x), within(one.y)];
  const [otherX, otherY] = [within(other.x), within(other.y)];
  return {
    left: Math.min(x, otherX),
    top: Math.min(y, otherY),
    width: toDecimal(Math.abs(x - otherX)),
    height: toDecimal(Math.abs(y - otherY)),
  };
}

/** Moves by so many per cent, up to the edge of the picture. */
export function moveBox(box: DrawnBox, by: Point): DrawnBox {
  return {
    ...box,
    left: toDecimal(Math.min(Math.max(0, box.left + by.x), 100 - box.width)),
    top: toDecimal(Math.min(Math.max(0, box.top + by.y), 100 - box.height)),
  };
}

/** Grows at the right and the bottom. */
export function growBox(box: DrawnBox, by: Point): DrawnBox {
  const grow = (size: number, more: number, start: number) =>
    toDecimal(Math.min(Math.max(LEAST_PERCENT, size + more), 100 - start));
  return { ...box, width: grow(box.width, by.x, box.left), height: grow(box.height, by.y, box.top) };
}

/** The corner that stays in place while `corner` is dragged. */
export function pointAcross({ left, top, width, height }: DrawnBox, corner: Corner): Point {
  return {
    x: corner.endsWith('left') ? left + width : left,
    y: corner.startsWith('top') ? top + height : top,
  };
}

function within(percent: number): number {
  return toDecimal(Math.min(100, Math.max(0, percent)));
}

function toDecimal(number: number): number {
  return Math.round(number * 10) / 10;
}
