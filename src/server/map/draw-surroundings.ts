import type { MultiPolygon } from 'geojson';
import type { Kysely } from 'kysely';
import outlines from '#app/map/frame/outlines.geo.json' with { type: 'json' };
import type { Database } from '#database/client.ts';
import { listMapPlaces } from '#database/place/map-places.ts';
import { type Language, pickText } from '#domain/language.ts';
import { bordersOf, type Point } from '#domain/map/borders.ts';
import { onMap, positionOn } from '#domain/map/map-groups.ts';
import {
  type DrawnForm,
  type DrawnName,
  perDegreeAt,
  type SurroundingsForm,
  surroundingsForms,
} from '#domain/map/surroundings.ts';
import type { Position } from '#domain/search/area.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { shapesOf } from '#search/zones/zone-shapes.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { dropOf, Letters } from './letters.ts';
import { type Name, placeNames } from './place-names.ts';

type Wanted = {
  zone: Zone;
  at: Position;
  form: SurroundingsForm;
  /** The width of a name that the page writes below the mark. */
  underWidth: number;
  language: Language;
  colors: Record<'paper' | 'tint-2' | 'line-2' | 'ink' | 'ink-2' | 'ink-3', string>;
};

const water = '#C9D8DB';
/** The lines go on so many pixels beyond the drawing, so that none is seen along its edge. */
const beyond = 8;
const halo = 3;

/**
 * The municipality on paper, its neighbours around it, and their names, which overlap neither each other nor the
 * middle. The middle stays in the middle of a frame of any size, and a frame that is too small for a name leaves it
 * out. The names with their positions stand in it as data too, for the map that is laid over it.
 */
export async function drawSurroundings(
  database: Kysely<Database>,
  zones: Zones,
  { zone, at, form: formName, underWidth, language, colors }: Wanted,
): Promise<string> {
  const form: DrawnForm = surroundingsForms[formName];
  const perDegree = perDegreeAt(form.zoom);
  const middle = onMap(at, perDegree);
  const project = (position: Position): Point => {
    const { x, y } = onMap(position, perDegree);
    return { x: x - middle.x, y: y - middle.y };
  };
  const unproject = ({ x, y }: Point) => positionOn({ x: x + middle.x, y: y + middle.y }, perDegree);
  const path = (shape: MultiPolygon) => pathInside(shape, project, form);
  const shapes = shapesOf(zones);

  const seen = zones.all
    .filter(({ kind }) => kind === 'municipality')
    .map((each) => ({ shape: shapes.of(each), outline: path(shapes.of(each)) }))
    .filter(({ outline }) => outline !== '');
  const places = (await listMapPlaces(database))
    .map((place) => ({
      text: pickText(place.name, language)?.text ?? '',
      rank: place.rank,
      ...project(place),
    }))
    .filter(({ x, y }) => Math.abs(x) < form.width / 2 && Math.abs(y) < form.height / 2);
  const own = { text: zone.names[language], rank: 0, ...project(zone) };
  const names = placeNames([own, ...places.filter(({ text }) => text !== own.text)], {
    form,
    borders: seen.flatMap(({ shape }) => bordersOf(shape, project)),
    own: bordersOf(shapes.of(zone), project),
    underWidth,
  });
  const letters = new Letters();
  const written = names.map((name, index) => drawName(name, index, letters, colors));
  const [width, height] = formName === 'near' ? [form.width, form.height] : ['100%', '100%'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<style>.l{fill:${colors['ink-3']}}.m{fill:${colors['ink-2']}}.o{fill:${colors.ink}}${rulesFor(names)}</style>`,
    `<metadata>${escapeXml(JSON.stringify(names.map((name) => told(name, unproject))))}</metadata>`,
    letters.definitions,
    `<rect width="100%" height="100%" fill="${water}"/>`,
    '<svg x="50%" y="50%" overflow="visible">',
    `<g fill="${colors['tint-2']}" stroke="${colors['line-2']}" stroke-opacity=".35">`,
    `<path stroke="none" d="${path(land)}"/>`,
    ...new Set(seen.map(({ outline }) => `<path d="${outline}"/>`)),
    `<path style="fill:${colors.paper};stroke-opacity:1" d="${path(shapes.of(zone))}"/>`,
    '</g>',
    ...written,
    '</svg></svg>',
  ].join('');
}

const land: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: outlines.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? (geometry.coordinates as number[][][][]) : [],
  ),
};

function told(
  { text, rank, face, size, middle, dot, isOver, needs }: Name,
  unproject: (point: Point) => Position,
): DrawnName {
  return {
    text,
    rank,
    face,
    size,
    isOver,
    needs,
    at: rounded(unproject(middle)),
    ...(dot && { dot: rounded(unproject(dot)) }),
  };
}

/** To a metre. */
function rounded({ longitude, latitude }: Position): Position {
  return { longitude: Number(longitude.toFixed(5)), latitude: Number(latitude.toFixed(5)) };
}

function drawName(
  { text, rank, face, size, width, middle, dot, isOver, needs }: Name,
  index: number,
  letters: Letters,
  colors: Wanted['colors'],
): string {
  const kind = rank === 0 ? 'o' : rank < 4 ? 'm' : 'l';
  const { uses, scale } = letters.write(text, face, size);
  const left = (middle.x - width / 2).toFixed(1);
  const base = (middle.y + dropOf(face, size)).toFixed(1);
  const around = isOver
    ? `<use href="#n${index}" stroke="${colors['tint-2']}" stroke-width="${Math.round(halo / scale)}" stroke-linejoin="round"/>`
    : '';
  const circle = dot
    ? `<circle cx="${Math.round(dot.x)}" cy="${Math.round(dot.y)}" r="2" fill="${colors['line-2']}"/>`
    : '';
  return `<g class="${kind} w${needs.width} h${needs.height}" data-name="${escapeXml(text)}">${circle}<g transform="translate(${left} ${base})scale(${scale} ${-scale})">${around}<g id="n${index}">${uses}</g></g></g>`;
}

/** A picture in a page sees its own size as that of the screen. */
function rulesFor(names: readonly Name[]): string {
  const sizes = (of: 'width' | 'height') => [...new Set(names.map(({ needs }) => needs[of]))];
  return [
    ...sizes('width').map((width) => `@media (max-width:${width - 1}px){.w${width}{display:none}}`),
    ...sizes('height').map((height) => `@media (max-height:${height - 1}px){.h${height}{display:none}}`),
  ].join('');
}

/** Points outside the drawing are moved to its edge, where nobody sees them; rings that lie outside are left out. */
function pathInside(
  { coordinates }: MultiPolygon,
  project: (position: Position) => Point,
  { width, height }: { width: number; height: number },
): string {
  const within = (value: number, most: number) =>
    Math.round(Math.max(-most / 2 - beyond, Math.min(most / 2 + beyond, value)));
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
