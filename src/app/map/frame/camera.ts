import { onMap } from '#domain/map/map-groups.ts';
import type { MapBox, Position } from '#domain/search/area.ts';

/** The view of the map. `zoom` as MapLibre counts it; `project` gives pixels of the frame. */
export type Camera = {
  view: MapBox;
  center: Position;
  zoom: number;
  project: (at: Position) => { x: number; y: number };
};

/** MapLibre's tiles are 512 px wide. */
const TILE = 512;
const equatorM = 40_075_017;

/** The camera of the still drawing of a box: the browser has fitted the drawing into the room that the style leaves. */
export function cameraOf(drawing: SVGSVGElement, { west, east, north }: MapBox): Camera {
  const { a: pixelsPerUnit, e: left, f: top } = drawing.getScreenCTM() ?? new DOMMatrix();
  const perDegree = (pixelsPerUnit * drawing.viewBox.baseVal.width) / (east - west);
  const corner = onMap({ longitude: west, latitude: north }, perDegree);
  const at = (x: number, y: number): Position => ({
    longitude: (x - left + corner.x) / perDegree,
    latitude: latitudeOf((top - corner.y - y) / perDegree),
  });
  const [northWest, southEast] = [at(0, 0), at(innerWidth, innerHeight)];
  return {
    view: {
      west: northWest.longitude,
      south: southEast.latitude,
      east: southEast.longitude,
      north: northWest.latitude,
    },
    center: at(innerWidth / 2, innerHeight / 2),
    zoom: Math.log2((perDegree * 360) / TILE),
    project: (position) => {
      const { x, y } = onMap(position, perDegree);
      return { x: x - corner.x + left, y: y - corner.y + top };
    },
  };
}

/**
 * How far a box moves from the middle of its room, in pixels, so that a wider one around it is seen as well: to the
 * middle comes the wider one, in each direction in which the room holds all of it. `zoom` as MapLibre counts it.
 */
export function makeWay(
  box: MapBox,
  wider: MapBox,
  { zoom, room }: { zoom: number; room: { width: number; height: number } },
): { x: number; y: number } {
  const perDegree = (TILE * 2 ** zoom) / 360;
  const [from, to] = [box, wider].map((each) => {
    const start = onMap({ longitude: each.west, latitude: each.north }, perDegree);
    const end = onMap({ longitude: each.east, latitude: each.south }, perDegree);
    return {
      width: end.x - start.x,
      height: end.y - start.y,
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2,
    };
  });
  if (!from || !to) return { x: 0, y: 0 };
  return {
    x: to.width <= room.width ? from.x - to.x : 0,
    y: to.height <= room.height ? from.y - to.y : 0,
  };
}

/** `zoom` as MapLibre counts it. */
export function metresPerPixel({ zoom, center }: Pick<Camera, 'zoom' | 'center'>): number {
  return (equatorM * Math.cos((center.latitude * Math.PI) / 180)) / (TILE * 2 ** zoom);
}

/** The inverse of Mercator, from degrees of the equator. */
function latitudeOf(degrees: number): number {
  return (Math.atan(Math.exp((degrees * Math.PI) / 180)) * 360) / Math.PI - 90;
}
