import type { MapBox, Position } from '#domain/search/area.ts';

/** Properties drawn as one mark on a map, at their middle: one as a price flag, several as a number. */
export type MapGroup = {
  count: number;
  /** At most `mostIds` of them. */
  ids: number[];
  at: Position;
  /** The box to zoom to, to see them apart. It leaves out a few that lie far off and would make it too wide. */
  box: MapBox;
};

/** A group this many times larger than another keeps its own box. */
const MOST = 3;

/** How large a flag is drawn, in pixels, with some space around it. */
export const flag = { width: 112, height: 44 };
const TILE = 256;
/** The most flag heights along a box: a request for the whole country at street zoom gets coarser groups. */
const mostCells = 40;
/** A larger group does not name all it holds, and shows its properties only when the map is nearer. */
export const mostIdsOfGroup = 100;

/** Pixels of the map per degree, for a box seen at that zoom. Properties that one `flag` covers are drawn as one. */
export function pixelsPerDegree({ west, south, east, north }: MapBox, zoom: number): number {
  const widest = Math.max(east - west, mercator(north) - mercator(south));
  return Math.min((2 ** zoom * TILE) / 360, (mostCells * flag.height) / widest);
}

/** A position in pixels of the map at that scale. */
export function onMap({ longitude, latitude }: Position, perDegree: number): { x: number; y: number } {
  return { x: longitude * perDegree, y: -mercator(latitude) * perDegree };
}

/** The inverse of `onMap`. */
export function positionOn({ x, y }: { x: number; y: number }, perDegree: number): Position {
  const latitude = (Math.atan(Math.exp(((-y / perDegree) * Math.PI) / 180)) * 360) / Math.PI - 90;
  return { longitude: x / perDegree, latitude };
}

/** Merges groups whose flags would overlap on the map, the larger ones first. The given groups are coarse already. */
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
    ids: [...one.ids, ...other.ids].slice(0, mostIdsOfGroup),
    at: { longitude: middle('longitude'), latitude: middle('latitude') },
    box: one.count >= MOST * other.count && !isOneSpot(one.box) ? one.box : around(one.box, other.box),
  };
}

function around(one: MapBox, other: MapBox): MapBox {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}

/** True if flags within the box overlap even at the deepest zoom: 0.0002° are about 20 m. */
export function isOneSpot({ west, south, east, north }: MapBox): boolean {
  return east - west < 0.0002 && north - south < 0.0002;
}

/** The latitude as web maps stretch it (Mercator), in degrees of the equator. */
function mercator(latitude: number): number {
  const bounded = Math.max(-85, Math.min(85, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI;
}
