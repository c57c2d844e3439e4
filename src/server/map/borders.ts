import type { Handler } from 'hono';
import { hourSeconds } from '#domain/time/durations.ts';
import { ZoneShapes } from '#search/zones/zone-shapes.ts';
import type { Zones } from '#search/zones/zones.ts';

const kinds = ['province', 'municipality'];

/** Answers `/map/borders/`: provinces and municipalities for the product's own drawing, as GeoJSON. */
export function borders({ zones }: { zones: { current(): Promise<Zones> } }): Handler {
  let known: { of: Zones; drawn: GeoJSON.FeatureCollection } | undefined;
  return async (context) => {
    const current = await zones.current();
    if (known?.of !== current) known = { of: current, drawn: draw(current) };
    return context.json(known.drawn, 200, { 'Cache-Control': `public, max-age=${hourSeconds}` });
  };
}

function draw(zones: Zones): GeoJSON.FeatureCollection {
  const shapes = new ZoneShapes(zones);
  return {
    type: 'FeatureCollection',
    features: zones.all
      .filter(({ kind }) => kinds.includes(kind))
      .map((zone) => ({
        type: 'Feature',
        properties: { kind: zone.kind },
        geometry: rounded(shapes.of(zone)),
      })),
  };
}

/** To about ten metres: the borders are an approximation anyway. */
function rounded({ type, coordinates }: GeoJSON.MultiPolygon): GeoJSON.MultiPolygon {
  const round = (point: number[]) => point.map((degrees) => Number(degrees.toFixed(4)));
  return { type, coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(round))) };
}
