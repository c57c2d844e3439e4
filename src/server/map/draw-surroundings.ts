import type { MultiPolygon } from 'geojson';
import type { Kysely } from 'kysely';
import outlines from '#app/map/frame/outlines.geo.json' with { type: 'json' };
import type { Database } from '#database/client.ts';
import { listMapPlaces } from '#database/place/map-places.ts';
import { type Language, pickText } from '#domain/language.ts';
import { onMap } from '#domain/map/map-groups.ts';
import { perDegreeAt, type SurroundingsForm, surroundingsForms } from '#domain/map/surroundings.ts';
import type { Position } from '#domain/search/area.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { ZoneShapes } from '#search/zones/zone-shapes.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { type Name, placeNames } from './place-names.ts';

type Wanted = {
  zone: Zone;
  at: Position;
  form: SurroundingsForm;
  language: Language;
  colors: Record<'paper' | 'tint-2' | 'line-2' | 'ink' | 'ink-2' | 'ink-3', string>;
};

type Point = { x: number; y: number };

const water = '#C9D8DB';
/** The lines go on so many pixels beyond the drawing, so that none is seen along its edge. */
const beyond = 8;
const shapesOf = new WeakMap<Zones, ZoneShapes>();

/**
 * The municipality on paper, its neighbours around it, and their names, which overlap neither each other nor the
 * middle.
 */
export async function drawSurroundings(
  database: Kysely<Database>,
  zones: Zones,
  { zone, at, form, language, colors }: Wanted,
): Promise<string> {
  const { width, height, seenWidth, zoom } = surroundingsForms[form];
  const perDegree = perDegreeAt(zoom);
  const middle = onMap(at, perDegree);
  const project = (position: Position): Point => {
    const { x, y } = onMap(position, perDegree);
    return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
  };
  const path = (shape: MultiPolygon) => pathInside(shape, project, { width, height });
  const shapes = shapesOf.get(zones) ?? new ZoneShapes(zones);
  shapesOf.set(zones, shapes);

  const others = zones.all.filter(({ kind }) => kind === 'municipality').map((each) => path(shapes.of(each)));
  const places = (await listMapPlaces(database)).map((place) => ({
    text: pickText(place.name, language)?.text ?? '',
    rank: place.rank,
    ...project(place),
  }));
  const own = { text: zone.names[language], rank: 0, ...project(zone) };
  const names = placeNames([own, ...places.filter(({ text }) => text !== own.text)], {
    width,
    height,
    seenWidth,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>path{fill:${colors['tint-2']};stroke:${colors['line-2']};stroke-opacity:.35}text{font:500 13px "Hanken Grotesk",system-ui,sans-serif;text-anchor:middle;fill:${colors['ink-3']}}.m{font-weight:600;fill:${colors['ink-2']}}.o{font:28px Newsreader,Georgia,serif;fill:${colors.ink}}</style>`,
    `<rect width="${width}" height="${height}" fill="${water}"/>`,
    `<path style="stroke:none" d="${path(land)}"/>`,
    ...new Set(others.filter(Boolean).map((d) => `<path d="${d}"/>`)),
    `<path style="fill:${colors.paper};stroke-opacity:1" d="${path(shapes.of(zone))}"/>`,
    ...names.map((name) => drawName(name, colors['line-2'])),
    '</svg>',
  ].join('');
}

const land: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: outlines.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? (geometry.coordinates as number[][][][]) : [],
  ),
};

function drawName({ text, rank, x, y, dot }: Name, color: string): string {
  const kind = rank === 0 ? ' class="o"' : rank < 4 ? ' class="m"' : '';
  const written = `<text x="${Math.round(x)}" y="${Math.round(y)}"${kind}>${escapeXml(text)}</text>`;
  return dot
    ? `<circle cx="${Math.round(dot.x)}" cy="${Math.round(dot.y)}" r="2" fill="${color}"/>${written}`
    : written;
}

/** Points outside the drawing are moved to its edge, where nobody sees them; rings that lie outside are left out. */
function pathInside(
  { coordinates }: MultiPolygon,
  project: (position: Position) => Point,
  { width, height }: { width: number; height: number },
): string {
  const within = (value: number, most: number) =>
    Math.round(Math.max(-beyond, Math.min(most + beyond, value)));
  return coordinates
    .flat()
    .map((ring) => {
      const points = ring.map(([longitude = 0, latitude = 0]) => {
        const { x, y } = project({ longitude, latitude });
        return `${within(x, width)} ${within(y, height)}`;
      });
      const distinct = points.filter((point, index) => point !== points[index - 1]);
      const isSeen = ['0', '1'].every(
        (axis) => new Set(distinct.map((point) => point.split(' ')[Number(axis)])).size > 1,
      );
      return isSeen && distinct.length > 3 ? `M${distinct.join('L')}Z` : '';
    })
    .join('');
}
