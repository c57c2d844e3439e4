import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { slugOf } from '#domain/text/slug.ts';

type Municipality = { nis?: string; name?: string };

const folder = join(import.meta.dirname, 'borders');

/** By NIS code, as they are since 1 January 2025. */
export function bordersOfBelgium(): Map<string, MultiPolygon> {
  return bordersBy('municipalities-be-2019', 'mergers-be-2025', ({ nis = '' }) => nis);
}

/** By the slug of their name, as they are since the mergers of 2023. */
export function bordersOfLuxembourg(): Map<string, MultiPolygon> {
  const borders = bordersBy('communes-lu-2017', 'mergers-lu-2023', ({ name = '' }) => name);
  return new Map([...borders].map(([name, shape]) => [slugOf(name, 'fr'), shape]));
}

function bordersBy(file: string, mergers: string, codeOf: (about: Municipality) => string) {
  const drawn: Topology<Record<string, GeometryCollection<Municipality>>> = JSON.parse(
    readFileSync(join(folder, `${file}.topo.json`), 'utf8'),
  );
  const [, ...lines] = readFileSync(join(folder, `${mergers}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
  const since = new Map(lines.map((line) => line.split(',', 2) as [string, string]));
  const all = Object.values(drawn.objects).flatMap(({ geometries }) => geometries);
  const parts = Map.groupBy(all, ({ properties = {} }) => {
    const code = codeOf(properties);
    return since.get(code) ?? code;
  });
  return new Map([...parts].map(([code, own]) => [code, merge(drawn, own as Polygon[])]));
}
