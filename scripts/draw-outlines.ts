// Draws src/app/map/frame/outlines.geo.json, the land around Belgium and Luxembourg and the borders between their
// neighbours, from Natural Earth (public domain). Run it again only when the map is to show another part of the earth.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

type Corner = number[];
type Name = { name: string };

type Part = { west: number; south: number; east: number; north: number };
type Atlas = Topology<{ countries: GeometryCollection<Name> }>;

const own = ['Belgium', 'Luxembourg'];
const neighbours = ['France', 'Germany', 'Netherlands', 'Switzerland', 'United Kingdom'];
const beyond = [...neighbours, 'Austria', 'Czechia', 'Denmark', 'Italy', 'Liechtenstein', 'Poland'];

const south = 47.4;
const north = 54;
/** Here, west to east in degrees, Belgium has its own coast, which is more exact. What lies below it ends inland. */
const ownCoast = { west: 2.55, east: 3.37, south: 51.05, north: 51.4, inland: 0.05 };
/** Parts that only a wide screen shows, beside the rest and a little over it, need no inlets. */
const parts: [atlas: Atlas, countries: string[], part: Part][] = [
  [atlasOf('10m'), neighbours, { west: -1, south, east: 9.5, north }],
  [atlasOf('50m'), beyond, { west: -7, south, east: -0.98, north }],
  [atlasOf('50m'), beyond, { west: 9.48, south, east: 15, north }],
];

const features = [
  {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: parts.flatMap((each) => landIn(...each)) },
  },
  {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates: parts.flatMap((each) => bordersIn(...each)) },
  },
];
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'app', 'map', 'frame', 'outlines.geo.json'),
  `${JSON.stringify({ type: 'FeatureCollection', features })}\n`,
);

function atlasOf(detail: string): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Belgium and Luxembourg are part of it: their own borders, which are more exact, lie over it and leave no gap. */
function landIn(atlas: Atlas, names: string[], part: Part): Corner[][][] {
  const countries = atlas.objects.countries.geometries.filter((country) =>
    [...own, ...names].includes(nameOf(country)),
  );
  return merge(atlas, countries as MultiPolygon[])
    .coordinates.map((rings) =>
      rings.map((ring) => cut(inland(ring), part)).filter((ring) => ring.length > 3),
    )
    .filter((rings) => rings.length > 0);
}

/** Takes the coast of Belgium inland. */
function inland(ring: Corner[]): Corner[] {
  const below = ([x = 0, y = 0]: Corner): Corner => [x, y - ownCoast.inland];
  return ring.flatMap((corner, index) => {
    const before = ring[index - 1] ?? corner;
    const place = isOwnCoast(corner) ? below(corner) : corner;
    if (isOwnCoast(before) === isOwnCoast(corner)) return [place];
    const isInWest = Math.min(...[before, corner].map(([x = 0]) => x)) < ownCoast.west;
    const end = crossingOf(before, corner, 0, isInWest ? ownCoast.west : ownCoast.east);
    return isOwnCoast(corner) ? [end, below(end), place] : [below(end), end, place];
  });
}

function isOwnCoast([x = 0, y = 0]: Corner): boolean {
  return x > ownCoast.west && x < ownCoast.east && y > ownCoast.south && y < ownCoast.north;
}

function bordersIn(atlas: Atlas, names: string[], part: Part): Corner[][] {
  const between = mesh(
    atlas,
    atlas.objects.countries,
    (one, other) => one !== other && [one, other].every((country) => names.includes(nameOf(country))),
  );
  return between.coordinates.flatMap((line) => partsInside(line, part));
}

function nameOf({ properties }: { properties?: object }): string {
  return (properties as Name).name;
}

/** Cuts a ring at the four sides of the part, one after the other, and rounds the result to about ten metres. */
function cut(ring: Corner[], part: Part): Corner[] {
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
  return corners.length > 2 ? [...corners, corners[0] as Corner].map(rounded) : [];
}

function crossingOf(from: Corner, to: Corner, axis: 0 | 1, at: number): Corner {
  const share = (at - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  return from.map((degrees, index) => degrees + share * ((to[index] ?? 0) - degrees));
}

/** A line goes on until the first corner outside, which nobody sees. */
function partsInside(line: Corner[], part: Part): Corner[][] {
  const isInside = ([x = 0, y = 0]: Corner) =>
    x >= part.west && x <= part.east && y >= part.south && y <= part.north;
  const parts: Corner[][] = [];
  for (const [index, corner] of line.entries()) {
    const before = line[index - 1];
    if (before && isInside(before)) parts.at(-1)?.push(rounded(corner));
    else if (isInside(corner)) parts.push([rounded(corner)]);
  }
  return parts.filter(({ length }) => length > 1);
}

function rounded(corner: Corner): Corner {
  return corner.map((degrees) => Number(degrees.toFixed(4)));
}
