// Draws src/app/map/frame/outlines.geo.json, the land of Belgium, Luxembourg and their neighbours, from Natural Earth
// (public domain). Run it again only when the map is to show another part of the earth.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Corner = number[];
type Name = { name: string };

const part = { west: 0.5, south: 48.4, east: 8.4, north: 52.8 };
const own = ['Belgium', 'Luxembourg'];
const neighbours = ['France', 'Germany', 'Netherlands', 'United Kingdom'];

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const atlas: Topology<{ countries: GeometryCollection<Name> }> = JSON.parse(readFileSync(file, 'utf8'));
const features = feature(atlas, atlas.objects.countries).features.flatMap(({ properties, geometry }) => {
  if (![...own, ...neighbours].includes(properties.name)) return [];
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const coordinates = polygons
    .map((rings) => rings.map(cut).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  return {
    type: 'Feature',
    properties: { own: own.includes(properties.name) },
    geometry: { type: 'MultiPolygon', coordinates },
  };
});
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'app', 'map', 'frame', 'outlines.geo.json'),
  `${JSON.stringify({ type: 'FeatureCollection', features })}\n`,
);

/** Cuts a ring at the four sides of the part, one after the other, and rounds the result to about ten metres. */
function cut(ring: Corner[]): Corner[] {
  const sides: [inside: (corner: Corner) => boolean, axis: 0 | 1, at: number][] = [
    [([x = 0]) => x >= part.west, 0, part.west],
    [([x = 0]) => x <= part.east, 0, part.east],
    [([, y = 0]) => y >= part.south, 1, part.south],
    [([, y = 0]) => y <= part.north, 1, part.north],
  ];
  let corners = ring.slice(0, -1);
  for (const [isInside, axis, at] of sides) {
    corners = corners.flatMap((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const crossing = isInside(before) === isInside(corner) ? [] : [crossingOf(before, corner, axis, at)];
      return isInside(corner) ? [...crossing, corner] : crossing;
    });
  }
  const rounded = corners.map((corner) => corner.map((degrees) => Number(degrees.toFixed(4))));
  return rounded.length > 2 ? [...rounded, rounded[0] as Corner] : [];
}

function crossingOf(from: Corner, to: Corner, axis: 0 | 1, at: number): Corner {
  const share = (at - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  return from.map((degrees, index) => degrees + share * ((to[index] ?? 0) - degrees));
}
