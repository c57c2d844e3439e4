import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { loadZones } from './load-zones.ts';
import { frameOf, pathOf, ZoneShapes } from './zone-shapes.ts';
import type { Zone, Zones } from './zones.ts';

const { database } = await testDatabase();
let zones: Zones;
let shapes: ZoneShapes;

beforeAll(async () => {
  await loadPlaces(database);
  zones = await loadZones(database);
  shapes = new ZoneShapes(zones);
});

function get(key: string): Zone {
  return zones.resolve(key) as Zone;
}

describe('the drawn shapes', () => {
  it('are there for each municipality, around its middle', () => {
    const municipalities = zones.all.filter(({ kind }) => kind === 'municipality');
    const outside = municipalities.filter((zone) => {
      const points = shapes.of(zone).coordinates.flat(2) as [number, number][];
      const near = (index: 0 | 1, middle: number) =>
        Math.min(...points.map((point) => point[index])) < middle + 0.02 &&
        Math.max(...points.map((point) => point[index])) > middle - 0.02;
      return points.length < 4 || !near(0, zone.longitude) || !near(1, zone.latitude);
    });

    expect(municipalities).toHaveLength(665);
    expect(outside.map(({ key }) => key)).toEqual([]);
  });

  it.each([
    ['region-flanders', 13_625],
    ['region-wallonia', 16_901],
    ['region-brussels', 162],
    ['region-luxembourg', 2586],
    ['province-luxembourg', 4459],
  ])('of %s is about as large as it is, in km²', (key, km2) => {
    const part = areaKm2(shapes.of(get(key)).coordinates) / km2;

    expect(part).toBeGreaterThan(0.95);
    expect(part).toBeLessThan(1.02);
  });

  it('of two countries have one line where these meet', () => {
    type Point = [number, number];
    const luxembourg = shapes.of(get('region-luxembourg')).coordinates.flat(2) as Point[];
    const rings = shapes.of(get('region-wallonia')).coordinates.flat() as Point[][];
    const apart = ([x, y]: Point) =>
      Math.min(
        ...rings.flatMap((ring) =>
          ring.slice(1).map(([x2, y2], index) => {
            const [x1, y1] = ring[index] as Point;
            const [dx, dy] = [x2 - x1, y2 - y1];
            const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
            const part = Math.max(0, Math.min(1, along));
            return Math.hypot(x1 + dx * part - x, y1 + dy * part - y);
          }),
        ),
      );
    const near = luxembourg.map(apart).filter((degrees) => degrees < 0.006);

    expect(near.length).toBeGreaterThan(100);
    // The grid of the shapes is 0.0003 degrees wide.
    expect(Math.max(...near)).toBeLessThan(0.0005);
  });

  it('are written as paths inside their frame', () => {
    const shape = shapes.of(get('province-east-flanders'));
    const frame = frameOf([shape], 800);
    const numbers =
      pathOf(shape, frame)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];

    expect(numbers.every((number) => number >= 0 && number <= Math.max(frame.width, frame.height))).toBe(
      true,
    );
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBe(800);
  });
});

function areaKm2(polygons: number[][][][]): number {
  const kmPerDegree = 111.2;
  const [, latitude = 0] = polygons[0]?.[0]?.[0] ?? [];
  const narrower = Math.cos((latitude * Math.PI) / 180);
  return polygons.reduce(
    (sum, rings) => sum + Math.abs(rings.reduce((all, ring) => all + ringArea(ring), 0)),
    0,
  );

  function ringArea(ring: number[][]): number {
    const twice = ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0);
    return (twice / 2) * kmPerDegree ** 2 * narrower;
  }
}
