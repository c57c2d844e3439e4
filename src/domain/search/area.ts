/** In degrees. */
export type Position = { longitude: number; latitude: number };

/** What a view of the map shows, in degrees. */
export type MapBox = { west: number; south: number; east: number; north: number };

export const mostCorners = 60;
/** Four decimals are 11 m: finer than anybody draws, and few enough that equal views have one address. */
const decimals = 4;

/** 'west,south,east,north', the sides in order; undefined when the text is no box. */
export function readBox(text: string): MapBox | undefined {
  const numbers = text.split(',').map(degrees);
  const [west, south, east, north] = numbers;
  if (numbers.length !== 4) return undefined;
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const box = {
    west: Math.min(west, east),
    south: Math.min(south, north),
    east: Math.max(west, east),
    north: Math.max(south, north),
  };
  return Math.abs(box.west) > 180 || Math.abs(box.east) > 180 || !isLatitude(south) || !isLatitude(north)
    ? undefined
    : box;
}

export function writeBox({ west, south, east, north }: MapBox): string {
  return [west, south, east, north].join(',');
}

/** 'longitude,latitude;…' with 3 to 60 corners, else undefined. */
export function readArea(text: string): Position[] | undefined {
  const corners = text.split(';', mostCorners + 1).map((corner) => {
    const [longitude, latitude, more] = corner.split(',', 3).map(degrees);
    if (longitude === undefined || latitude === undefined || more !== undefined) return undefined;
    return Math.abs(longitude) <= 180 && isLatitude(latitude) ? { longitude, latitude } : undefined;
  });
  const known = corners.filter((corner) => corner !== undefined);
  return known.length === corners.length && known.length >= 3 && known.length <= mostCorners
    ? known
    : undefined;
}

export function writeArea(corners: readonly Position[]): string {
  return corners.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
}

/** The sides count as inside. */
export function isInBox({ longitude, latitude }: Position, { west, south, east, north }: MapBox): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** A position is inside when a line from it to the east crosses an odd number of sides. */
export function isInArea({ longitude, latitude }: Position, corners: readonly Position[]): boolean {
  let isInside = false;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from && to.latitude > latitude !== from.latitude > latitude) {
      const share = (latitude - to.latitude) / (from.latitude - to.latitude);
      if (longitude < to.longitude + share * (from.longitude - to.longitude)) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}

export function boxAround(positions: readonly Position[]): MapBox {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { longitude, latitude } of positions) {
    box.west = Math.min(box.west, longitude);
    box.south = Math.min(box.south, latitude);
    box.east = Math.max(box.east, longitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

function degrees(text: string): number | undefined {
  return /^-?\d{1,3}(\.\d{1,10})?$/.test(text.trim()) ? Number(Number(text).toFixed(decimals)) : undefined;
}

function isLatitude(value: number): boolean {
  return Math.abs(value) <= 90;
}
