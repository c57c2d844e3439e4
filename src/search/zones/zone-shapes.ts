import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type { Polygon, Topology } from 'topojson-specification';
import drawn from './zone-shapes.json' with { type: 'json' };
import type { Zone, Zones } from './zones.ts';

const topology = { type: 'Topology', objects: {}, ...drawn } as unknown as Topology;
const shapes: Record<string, Polygon['arcs'][] | undefined> = Object.assign(
  {},
  ...Object.values(drawn.municipalities),
);

/**
 * The shapes of municipalities, provinces and regions (scripts/draw-zones.ts): in degrees, as in GeoJSON. Neighbours in
 * one country share the exact points of their border.
 */
export class ZoneShapes {
  readonly #zones: Zones;
  readonly #known = new Map<Zone, MultiPolygon>();

  constructor(zones: Zones) {
    this.#zones = zones;
  }

  /** Has no polygon if there is no drawing of the zone. */
  of(zone: Zone): MultiPolygon {
    const known = this.#known.get(zone);
    if (known) return known;
    const polygons = this.#zones
      .municipalitiesIn(zone)
      .flatMap(({ key }) => shapes[key] ?? [])
      .map((arcs): Polygon => ({ type: 'Polygon', arcs }));
    const shape = merge(topology, polygons);
    this.#known.set(zone, shape);
    return shape;
  }
}

const shapesOfZones = new WeakMap<Zones, ZoneShapes>();

/** Gives the same instance each time, so that each shape is merged only once. */
export function shapesOf(zones: Zones): ZoneShapes {
  const known = shapesOfZones.get(zones) ?? new ZoneShapes(zones);
  shapesOfZones.set(zones, known);
  return known;
}

/** The size of a drawing, its position, and the length of a degree on it. */
type Frame = { width: number; height: number; west: number; north: number; perDegree: number };

/** A degree to the east is shorter than one to the north. */
const NARROWER = Math.cos((50.3 * Math.PI) / 180);

/** The frame of this width that just holds the shapes. */
export function frameOf(shapes: readonly MultiPolygon[], width: number): Frame {
  const points = shapes.flatMap(({ coordinates }) => coordinates.flat(2) as [number, number][]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east, south, north] = [
    least(xs),
    -least(xs.map((x) => -x)),
    least(ys),
    -least(ys.map((y) => -y)),
  ];
  const perDegree = width / ((east - west) * NARROWER || 1);
  return { width, height: Math.ceil((north - south) * perDegree), west, north, perDegree };
}

/**
 * The path of an SVG. Consecutive points that fall on the same spot are written once, and rings that shrink to less
 * than three points are left out. Neighbours round their common border alike.
 */
export function pathOf({ coordinates }: MultiPolygon, { west, north, perDegree }: Frame): string {
  return coordinates
    .flat()
    .map((ring) => {
      const points = ring.slice(0, -1).map(([x = 0, y = 0]) => {
        const right = (x - west) * NARROWER * perDegree;
        return `${Math.round(right)} ${Math.round((north - y) * perDegree)}`;
      });
      const distinct = points.filter((point, index) => point !== points.at(index - 1));
      return distinct.length > 2 ? `M${distinct.join('L')}Z` : '';
    })
    .join('');
}

/** The middle of the shape's largest part, and its width. */
export function roomForName({ coordinates }: MultiPolygon, { west, north, perDegree }: Frame) {
  const rings = coordinates.flatMap(([outer]) =>
    outer
      ? [
          outer.map(([x = 0, y = 0]) => ({
            x: (x - west) * NARROWER * perDegree,
            y: (north - y) * perDegree,
          })),
        ]
      : [],
  );
  const measured = rings.map((ring) => {
    let [area, x, y] = [0, 0, 0];
    for (const [index, from] of ring.slice(0, -1).entries()) {
      const to = ring[index + 1] ?? from;
      const part = from.x * to.y - to.x * from.y;
      area += part;
      x += (from.x + to.x) * part;
      y += (from.y + to.y) * part;
    }
    const xs = ring.map((point) => point.x);
    const width = -least(xs.map((each) => -each)) - least(xs);
    return {
      area: Math.abs(area),
      middle: { x: Math.round(x / (3 * area)), y: Math.round(y / (3 * area)) },
      width: Math.round(width),
    };
  });
  const [largest] = measured.toSorted((a, b) => b.area - a.area);
  return { middle: largest?.middle ?? { x: 0, y: 0 }, width: largest?.width ?? 0 };
}

function least(numbers: number[]): number {
  return numbers.reduce((lowest, each) => Math.min(lowest, each), Number.POSITIVE_INFINITY);
}
