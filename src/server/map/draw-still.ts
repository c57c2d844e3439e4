import { Borders, type Shapes } from '#app/map/frame/borders.ts';
import outlines from '#app/map/frame/outlines.geo.json' with { type: 'json' };
import { onMap } from '#domain/map/map-groups.ts';
import type { MapBox } from '#domain/search/area.ts';
import shapes from '#search/zones/zone-shapes.json' with { type: 'json' };
import { type DegreeBox, drawPath, type Line, stretched } from './drawn-lines.ts';

/** The width of a drawing in its own units: about as many as a wide frame has pixels. */
const width = 1000;
/** In degrees: a wider box shows no municipalities, just as on the interactive map. */
const widestWithMunicipalities = 1.3;
/**
 * A frame is `room` times as wide or as high as a box that fills it; beyond that it is at most `widest` times as wide
 * as the box is high, and `highest` times as high as the box is wide.
 */
const room = 1.5;
const widest = 10;
const highest = 3.4;

/** All that is drawn, from the ground up, like the map's own style (app/map/frame/own-style.ts). */
let layers: ReadonlyMap<string, Line[]> | undefined;

/** The part of the earth that frames of all shapes show when the box fills their room. */
export function seenAround({ left, right, top, bottom }: DegreeBox): DegreeBox {
  const [across, along] = [right - left, bottom - top];
  const beside = (Math.max(across * room, along * widest) - across) / 2;
  const above = (Math.max(along * room, across * highest) - along) / 2;
  return { left: left - beside, right: right + beside, top: top - above, bottom: bottom + above };
}

export function drawnBox({ west, south, east, north }: MapBox): DegreeBox {
  const { x: left, y: top } = onMap({ longitude: west, latitude: north }, 1);
  const { x: right, y: bottom } = onMap({ longitude: east, latitude: south }, 1);
  return { left, right, top, bottom };
}

/**
 * Land and borders as an SVG that the box fills, in Mercator's projection; the surroundings are drawn beyond its edges.
 */
export function drawStill(box: MapBox): string {
  const view = drawnBox(box);
  const perDegree = width / (view.right - view.left);
  const seen = seenAround(view);
  layers ??= new Map(layersOf());
  const drawn = [...layers].map(([kind, lines]) => {
    if (kind === 'municipality' && box.east - box.west > widestWithMunicipalities) return '';
    return `<path class="${kind}" d="${drawPath(lines, view, seen, perDegree)}"/>`;
  });
  const height = Math.ceil((view.bottom - view.top) * perDegree);
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawn.join('')}</svg>`;
}

function layersOf(): [kind: string, lines: Line[]][] {
  const around = (outlines as GeoJSON.FeatureCollection).features.map(({ geometry }) => geometry);
  const isGround = ({ type }: GeoJSON.Geometry) => type.endsWith('Polygon');
  const kinds = new Borders(shapes as unknown as Shapes).all.features.map(
    ({ properties, geometry }): [string, Line[]] => [properties?.kind, linesOf(geometry)],
  );
  const [land, ...borders] = kinds;
  return [
    ['neighbours', around.filter(isGround).flatMap(linesOf)],
    ['between-neighbours', around.filter((each) => !isGround(each)).flatMap(linesOf)],
    ...(land ? [land] : []),
    ...borders.toReversed(),
  ];
}

function linesOf(geometry: GeoJSON.Geometry): Line[] {
  switch (geometry.type) {
    case 'LineString':
      return [stretched(geometry.coordinates)];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.map(stretched);
    case 'MultiPolygon':
      return geometry.coordinates.flat().map(stretched);
    default:
      return [];
  }
}
