import type { Box, Point } from './map-message.ts';

/** Homes that are drawn as one on a map: in the middle of them a price flag, or a number when they are several. */
export type MapGroup = {
  count: number;
  /** Of some of them, when they are few. */
  ids: number[];
  at: Point;
  box: Box;
};

/** How wide and high a flag is drawn, with some air around it, in pixels. */
const flag = { width: 112, height: 44 };
const TILE = 256;
/** No view needs more: whoever asks for the whole country at the zoom of a street gets coarser groups. */
const mostCells = 32;
const mostIds = 20;

/** Takes a box and the zoom at which it is seen; gives the size of the cells within which homes are drawn as one. */
export function cellsOf([west, , east]: Box, zoom: number): { perDegree: number } {
  const pixels = 2 ** zoom * TILE;
  const coarsest = (mostCells * flag.width * 360) / (east - west);
  return { perDegree: Math.min(pixels, coarsest) / 360 };
}

/** Takes a position; gives it as on the map of that scale, in pixels. */
export function onMap([longitude, latitude]: Point, perDegree: number): [x: number, y: number] {
  return [longitude * perDegree, -mercatorDegrees(latitude) * perDegree];
}

/** Takes groups, coarse already, and the scale; gives those that would overlap on the map as one, the larger first. */
export function mergeGroups<Group extends MapGroup>(groups: Group[], perDegree: number): (Group | MapGroup)[] {
  const merged: (Group | MapGroup)[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count || (a.ids[0] ?? 0) - (b.ids[0] ?? 0))) {
    const [x, y] = onMap(group.at, perDegree);
    const near = merged.findIndex((other) => {
      const [otherX, otherY] = onMap(other.at, perDegree);
      return Math.abs(otherX - x) < flag.width && Math.abs(otherY - y) < flag.height;
    });
    const other = merged[near];
    if (other) merged[near] = together(other, group);
    else merged.push(group);
  }
  return merged;
}

function together(one: MapGroup, other: MapGroup): MapGroup {
  const count = one.count + other.count;
  const middle = (index: 0 | 1) => (one.at[index] * one.count + other.at[index] * other.count) / count;
  return {
    count,
    ids: [...one.ids, ...other.ids].slice(0, mostIds),
    at: [middle(0), middle(1)],
    box: [
      Math.min(one.box[0], other.box[0]),
      Math.min(one.box[1], other.box[1]),
      Math.max(one.box[2], other.box[2]),
      Math.max(one.box[3], other.box[3]),
    ],
  };
}

/** The latitude as the maps of the web stretch it, in degrees of the equator. */
function mercatorDegrees(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI;
}

export const groupCell = flag;
