import type { Position } from '#domain/search/area.ts';

/** The place of a position among the tiles of a zoom: the whole parts are the address of the tile. */
export function tilePlace({ longitude, latitude }: Position, zoom: number): { x: number; y: number } {
  const tiles = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * tiles,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles,
  };
}

export function positionInTile(x: number, y: number, zoom: number): Position {
  const tiles = 2 ** zoom;
  return {
    longitude: (x / tiles) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI,
  };
}
