import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Language } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import type { StreetArchive } from './archive.ts';
import { positionInTile, tilePlace } from './tile-address.ts';

/** The values of `kind` in the layer `pois` of the Protomaps basemap, which are the words of OpenStreetMap. */
const kinds = {
  train: ['station', 'halt'],
  tram: ['tram_stop'],
  bus: ['bus_stop', 'bus_station'],
  school: ['school', 'college', 'university'],
  childcare: ['kindergarten', 'childcare'],
  bakery: ['bakery'],
  butcher: ['butcher'],
  greengrocer: ['greengrocer'],
  supermarket: ['supermarket', 'grocery'],
  convenience: ['convenience'],
  park: ['park', 'nature_reserve', 'national_park', 'forest'],
} as const;

export type NearbyKind = keyof typeof kinds;

/** `straightM`: in a straight line, in metres. */
export type NearbyPlace = { kind: NearbyKind; name: string; at: Position; straightM: number };

const kindOf = new Map<string, NearbyKind>(
  Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as NearbyKind] as const)),
);
/** A quarter of an hour on foot. */
const farthestM = 1000;
const metresPerDegree = 111_195;

/** Named places within a quarter of an hour on foot, the nearest first; each name once per kind. */
export async function findNearby(
  archive: StreetArchive,
  from: Position,
  language: Language,
): Promise<NearbyPlace[]> {
  const zoom = archive.header.maxZoom;
  const found = await Promise.all(
    tilesAround(from, zoom).map(async ({ x, y }) => {
      const bytes = await archive.tile(zoom, x, y);
      return bytes ? placesIn(bytes, { zoom, x, y }, language) : [];
    }),
  );
  const near = found
    .flat()
    .map((place) => ({ ...place, straightM: metresBetween(from, place.at) }))
    .filter(({ straightM }) => straightM <= farthestM)
    .toSorted((a, b) => a.straightM - b.straightM);
  const seen = new Set<string>();
  return near.filter(({ kind, name }) => {
    // A stop has a pole on each side of the street.
    const key = `${kind} ${name}`;
    return !seen.has(key) && seen.add(key);
  });
}

function tilesAround(from: Position, zoom: number): { x: number; y: number }[] {
  const north = farthestM / metresPerDegree;
  const east = north / Math.cos((from.latitude * Math.PI) / 180);
  const first = tilePlace({ longitude: from.longitude - east, latitude: from.latitude + north }, zoom);
  const last = tilePlace({ longitude: from.longitude + east, latitude: from.latitude - north }, zoom);
  const tiles: { x: number; y: number }[] = [];
  for (let x = Math.floor(first.x); x <= Math.floor(last.x); x += 1)
    for (let y = Math.floor(first.y); y <= Math.floor(last.y); y += 1) tiles.push({ x, y });
  return tiles;
}

function placesIn(
  bytes: ArrayBuffer,
  { zoom, x, y }: { zoom: number; x: number; y: number },
  language: Language,
): Omit<NearbyPlace, 'straightM'>[] {
  const layer = new VectorTile(new PbfReader(bytes)).layers.pois;
  if (!layer) return [];
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
    const { properties, extent } = feature;
    const kind = kindOf.get(String(properties.kind));
    const name = properties[`name:${language}`] ?? properties.name;
    const [spot] = kind && name ? feature.loadGeometry().flat() : [];
    if (!kind || typeof name !== 'string' || !spot) return [];
    // Beyond its edge a tile repeats places of its neighbour.
    if (spot.x < 0 || spot.y < 0 || spot.x >= extent || spot.y >= extent) return [];
    return [{ kind, name, at: positionInTile(x + spot.x / extent, y + spot.y / extent, zoom) }];
  });
}

/** Treats the earth as flat, which is exact to a metre at such distances. */
function metresBetween(a: Position, b: Position): number {
  const narrowed = Math.cos((a.latitude * Math.PI) / 180);
  return metresPerDegree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowed);
}
