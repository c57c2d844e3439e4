// Draws src/search/zones/zone-shapes.json, the municipalities of Belgium and Luxembourg, from the borders in
// scripts/borders. Run it after a change there or in src/database/place/reference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, MultiPolygon } from 'geojson';
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, MultiPolygon as Shape, Topology } from 'topojson-specification';
import { readPlaces } from '#database/place/read-places.ts';
import { countryIds, type Region } from '#domain/place/region.ts';
import { zonesOf } from '#search/zones/zone-tree.ts';
import { bordersOfBelgium, bordersOfLuxembourg } from './read-borders.ts';
import { shareBorder } from './share-border.ts';

const file = join(import.meta.dirname, '..', 'src', 'search', 'zones', 'zone-shapes.json');
/** In square degrees: the corner of a border that covers less, about 0.04 km², is left out. */
const SMALLEST_DETAIL = 5e-6;
const GRID = 10_000;
/** In degrees. The quays and moles in here would be a scribble: the breakwaters around them are drawn as one bulge. */
const harbourOfZeebrugge = { west: 3.173, east: 3.2255, south: 51.328, north: 51.3614 };

const places = (await readPlaces()).map((place, id) => ({ ...place, id, region: place.region as Region }));
const zones = zonesOf(places).filter(({ kind }) => kind === 'municipality');
const borders = new Map([
  [countryIds.belgium as number, bordersOfBelgium()],
  [countryIds.luxembourg, bordersOfLuxembourg()],
]);
const features = zones.map(({ key, countryId, placeIds: [first = 0] }): Feature<MultiPolygon> => {
  const geometry = borders.get(countryId)?.get(places[first]?.municipality ?? '');
  if (!geometry) throw new Error(`scripts/borders has no ${key}`);
  return { type: 'Feature', id: key, properties: null, geometry };
});

const all = { type: 'FeatureCollection' as const, features };
const exact = topology({ all }) as unknown as Topology<Objects>;
const withoutQuays = exact.arcs.map((arc) =>
  arc.filter((point, index) => index === 0 || index === arc.length - 1 || !isInHarbour(point)),
);
const coarse = simplify(presimplify({ ...exact, arcs: withoutQuays }), SMALLEST_DETAIL) as Topology<Objects>;
const whole = filter(coarse, filterAttachedWeight(coarse, SMALLEST_DETAIL));
const drawn = (whole.objects.all as GeometryCollection).geometries as Shape[];
const keysIn = (countryId: number) =>
  new Set(zones.filter((zone) => zone.countryId === countryId).map(({ key }) => key));
const [belgian, luxembourgish] = [countryIds.belgium, countryIds.luxembourg].map((country) => {
  const keys = keysIn(country);
  return drawn.filter(({ id }) => keys.has(String(id)));
});
shareBorder(whole, luxembourgish ?? [], belgian ?? []);
const { transform, arcs, objects } = quantize(whole, GRID);
const shapes = new Map(
  ((objects.all as GeometryCollection).geometries as Shape[]).map((shape) => [shape.id, shape.arcs]),
);
const municipalities = Object.fromEntries(
  [...Map.groupBy(zones, ({ parent }) => parent?.key ?? '')].map(([around, inside]) => [
    around,
    Object.fromEntries(inside.map(({ key }) => [key, shapes.get(key)])),
  ]),
);
writeFileSync(file, `${JSON.stringify({ transform, arcs, municipalities })}\n`);
console.log(`${shapes.size} municipalities, ${Math.round(readFileSync(file).length / 1000)} kB`);

function isInHarbour([x = 0, y = 0]: number[]): boolean {
  const { west, east, south, north } = harbourOfZeebrugge;
  return x > west && x < east && y > south && y < north;
}
