import type { Box, Position } from '#domain/search/area.ts';

/**
 * Properties that are drawn as one on a map, in the middle of them: as a price flag, or as a number when they are
 * several.
 */
export type MapGroup = {
  count: number;
  /** At most `mostIds` of them. */
  ids: number[];
  at: Position;
  /** Around most of them: where one goes to see them apart. Few that lie far off would make it too wide for that. */
  box: Box;
};

/** How many times as many make the others few. */
const MOST = 3;

/** How large a flag is drawn, in pixels, with some space around it. */
export const flag = { width: 112, height: 44 };
const TILE = 256;
/** No view needs more: whoever asks for the whole country at the zoom of a street gets coarser groups. */
const mostCells = 40;
/** A larger group does not name all it holds, and shows its properties only when the map is nearer. */
export const mostIds = 100;

/** How many pixels of the map a degree is, for a box seen at that zoom. What one `flag` covers is drawn as one. */
export function pixelsPerDegree({ west, south, east, north }: Box, zoom: number): number {
  const widest = Math.max(east - west, mercator(north) - mercator(south));
  return Math.min((2 ** zoom * TILE) / 360, (mostCells * flag.height) / widest);
}

/** In pixels of the map at that scale. */
export function onMap({ longitude, latitude }: Position, perDegree: number): { x: number; y: number } {
  return { x: longitude * perDegree, y: -mercator(latitude) * perDegree };
}

/** What lies there: the way back from `onMap`. */
export function positionOn({ x, y }: { x: number; y: number }, perDegree: number): Position {
  const latitude = (Math.atan(Math.exp(((-y / perDegree) * Math.PI) / 180)) * 360) / Math.PI - 90;
  return { longitude: x / perDegree, latitude };
}

/**
 * Makes one group of those whose flags would overlap on the map; the larger come first. The groups given are
 * coarse already.
 */
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
    box: one.count >= MOST * other.count && !isOneSpot(one.box) ? one.box : around(one.box, other.box),
  };
}

function around(one: Box, other: Box): Box {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** 0.0002° are about 20 m: at the deepest zoom their flags overlap. */
export function isOneSpot({ west, south, east, north }: Box): boolean {
  return east - west < 0.0002 && north - south < 0.0002;
}

/** The latitude as web maps stretch it (Mercator), in degrees of the equator. */
function mercator(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI;
}
