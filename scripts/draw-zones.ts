// Draws src/search/zones/zone-shapes.json: the municipalities of Belgium and Luxembourg, from the outlines of both
// countries (Natural Earth, in the public domain) and the coordinates of their localities. Run it after a change in
// src/database/place/reference. The borders are approximate: each point belongs to the municipality of the nearest
// locality.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Delaunay } from 'd3-delaunay';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature, merge, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type {
  GeometryCollection,
  Objects,
  Topology,
  Polygon as TopologyPolygon,
  MultiPolygon as TopologyShape,
} from 'topojson-specification';
import { readPlaces } from '#database/place/read-places.ts';
import type { Region } from '#domain/place/region.ts';
import { zonesOf } from '#search/zones/zone-tree.ts';

type Point = [number, number];
type Site = { point: Point; key: string };

type Exact = Topology<Objects<object>>;

const root = join(import.meta.dirname, '..');
const countries = [
  { atlasId: '056', placesId: 10 },
  { atlasId: '442', placesId: 50 },
];
/** A degree to the east is shorter than one to the north. */
const NARROWER = Math.cos((50.3 * Math.PI) / 180);
const SMALLEST_DETAIL = 1e-4;
const GRID = 4000;

const atlas: Topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const places = (await readPlaces()).map((place, id) => ({ ...place, id, region: place.region as Region }));
const municipalities = zonesOf(places).filter(({ kind }) => kind === 'municipality');
const keyOf = new Map(
  municipalities.flatMap(({ key, placeIds }) => placeIds.map((id) => [id, key] as const)),
);

const cells = countries.flatMap(({ atlasId, placesId }) => {
  const sites = new Map<string, Site>();
  for (const { id, country_id, is_municipality, longitude, latitude } of places) {
    if (country_id !== placesId || is_municipality) continue;
    const point: Point = [longitude * NARROWER, latitude];
    if (!sites.has(String(point))) sites.set(String(point), { point, key: keyOf.get(id) as string });
  }
  return cellsInside(outlineOf(atlasId), [...sites.values()]);
});
const wholes = mergedByKey(cells);
const exact = presimplify(topology({ municipalities: collection(wholes) }) as unknown as Exact);
const coarse = simplify(exact, SMALLEST_DETAIL);
const { transform, arcs, objects } = quantize(
  filter(coarse, filterAttachedWeight(coarse as unknown as Topology, SMALLEST_DETAIL)),
  GRID,
);
const { geometries } = objects.municipalities as GeometryCollection;
const drawn = {
  transform,
  arcs,
  municipalities: Object.fromEntries(
    (geometries as TopologyShape[]).map(({ id, arcs: own }) => [String(id), own]),
  ),
};
const file = join(root, 'src', 'search', 'zones', 'zone-shapes.json');
writeFileSync(file, `${JSON.stringify(drawn)}\n`);
console.log(`${geometries.length} municipalities, ${Math.round(readFileSync(file).length / 1000)} kB`);

/** The outer rings of a country; Baarle-Hertog's enclaves are too small to draw. */
function outlineOf(atlasId: string): Point[][] {
  const shape = atlas.objects.countries as GeometryCollection;
  const country = shape.geometries.find(({ id }) => id === atlasId);
  if (!country) throw new Error(`world-atlas has no country ${atlasId}`);
  const { geometry } = feature(atlas, country) as Feature<Polygon | MultiPolygon>;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([ring = []]) => ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x * NARROWER, y]));
}

function cellsInside(outline: Point[][], sites: Site[]): Feature<Polygon>[] {
  const diagram = Delaunay.from(sites.map(({ point }) => point)).voronoi([0, 40, 10, 60]);
  return sites.flatMap(({ key }, index) => {
    const cell = (diagram.cellPolygon(index) as Point[]).slice(0, -1);
    return outline.flatMap((ring): Feature<Polygon>[] => {
      const part = clip(ring, cell);
      if (part.length < 3) return [];
      const coordinates = [[...part, part[0] as Point].map(([x, y]): Point => [x / NARROWER, y])];
      return [{ type: 'Feature', id: key, properties: null, geometry: { type: 'Polygon', coordinates } }];
    });
  });
}

/** The part of a ring inside a convex cell, by the algorithm of Sutherland and Hodgman. */
function clip(ring: Point[], cell: Point[]): Point[] {
  const turn = Math.sign(area(cell));
  return cell.reduce((rest, from, index) => {
    const to = cell[(index + 1) % cell.length] as Point;
    const side = ([x, y]: Point) =>
      turn * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    return rest.flatMap((point, each) => {
      const before = rest.at(each - 1) as Point;
      const [here, there] = [side(point), side(before)];
      const crossing = here >= 0 !== there >= 0 ? [between(before, point, there / (there - here))] : [];
      return here >= 0 ? [...crossing, point] : crossing;
    });
  }, ring);
}

function between([x, y]: Point, [otherX, otherY]: Point, part: number): Point {
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}

function area(ring: Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function mergedByKey(parts: Feature<Polygon>[]): Feature<MultiPolygon>[] {
  const shared = topology({ parts: collection(parts) }, 1e6);
  const geometries = (shared.objects.parts as GeometryCollection).geometries as TopologyPolygon[];
  return [...Map.groupBy(geometries, ({ id }) => String(id))].map(([id, own]) => ({
    type: 'Feature',
    id,
    properties: null,
    geometry: merge(shared, own),
  }));
}

function collection<Shape extends Polygon | MultiPolygon>(features: Feature<Shape>[]) {
  return { type: 'FeatureCollection' as const, features };
}
