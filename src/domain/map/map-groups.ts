import type { Box, Position } from '#domain/search/area.ts';

/** Properties that are drawn as one on a map: in the middle of them a price flag, or a number when they are several. */
export type MapGroup = {
  count: number;
  /** Of some of them, when they are few. */
  ids: number[];
  at: Position;
  box: Box;
};

/** How wide and high a flag is drawn, with some air around it, in pixels. */
export const flag = { width: 112, height: 44 };
const TILE = 256;
/** No view needs more: whoever asks for the whole country at the zoom of a street gets coarser groups. */
const mostCells = 40;
const mostIds = 20;

/**
 * Takes a box and the zoom at which it is seen; gives how many pixels of the map a degree is, of which `flag` covers so
 * many: what it covers is drawn as one.
 */
export function pixelsPerDegree({ west, south, east, north }: Box, zoom: number): number {
  const widest = Math.max(east - west, mercator(north) - mercator(south));
  return Math.min((2 ** zoom * TILE) / 360, (mostCells * flag.height) / widest);
}

/** Takes a position; gives it on the map of that scale, in pixels. */
export function onMap({ longitude, latitude }: Position, perDegree: number): { x: number; y: number } {
  return { x: longitude * perDegree, y: -mercator(latitude) * perDegree };
}

/** Takes groups, coarse already, and the scale; gives those that would overlap on the map as one, the larger first. */
export function mergeGroups<Group extends MapGroup>(
  groups: Group[],
  perDegree: number,
): (Group | MapGroup)[] {
  const merged: (Group | MapGroup)[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count || (a.ids[0] ?? 0) - (b.ids[0] ?? 0))) {
    const { x, y } = onMap(group.at, perDegree);
    const near = merged.findIndex((other) => {
      const drawn = onMap(other.at, perDegree);
      return Math.abs(drawn.x - x) < flag.width && Math.abs(drawn.y - y) < flag.height;
    });
    const other = merged[near];
    if (other) merged[near] = together(other, group);
    else merged.push(group);
  }
  return merged;
}

function together(one: MapGroup, other: MapGroup): MapGroup {
  const count = one.count + other.count;
  const middle = (side: keyof Position) => (one.at[side] * one.count + other.at[side] * other.count) / count;
  return {
    count,
    ids: [...one.ids, ...other.ids].slice(0, mostIds),
    at: { longitude: middle('longitude'), latitude: middle('latitude') },
    box: {
      west: Math.min(one.box.west, other.box.west),
      south: Math.min(one.box.south, other.box.south),
      east: Math.max(one.box.east, other.box.east),
      north: Math.max(one.box.north, other.box.north),
    },
  };
}

/** The latitude as the maps of the web stretch it, in degrees of the equator. */
function mercator(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI;
}
