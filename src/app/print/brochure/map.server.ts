import type { MultiPolygon } from 'geojson';
import type { Brochure } from '#app/print/brochure.server.ts';
import type { Sheet, SheetBox } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pickText } from '#domain/language.ts';
import { bordersOf } from '#domain/map/borders.ts';
import type { Position } from '#domain/search/area.ts';
import { shapesOf } from '#search/zones/zone-shapes.ts';
import type { Zone } from '#search/zones/zones.ts';
import { placeNames } from './map-names.server.ts';
import { contentEnd, contentWidth, margin } from './page-frame.server.ts';

/**
 * `radiusM`: of the circle around the property; 0 for its exact position. `isOwn`: the municipality of the property.
 */
export type DrawnMap = {
  at: Position;
  radiusM: number;
  areas: { shape: MultiPolygon; isOwn: boolean }[];
  names: (Position & { text: string; isOwn: boolean })[];
};

/** The width of the drawing: the municipality and those around it. */
const degrees = 0.3;
const kilometresPerDegree = 111.2;
const smallestMark = 5;
const nameHeight = 12;
/** The height of the title, with the gaps around the drawing. */
export const mapHead = 22;
const leastBelow = 150;
const mostBelow = 330;

/** The borders of the municipalities around a place, which we may draw ourselves: no streets are used or requested. */
export function mapAround(
  { zones, language }: Pick<RequestContext, 'zones' | 'language'>,
  { at, radiusM, municipality }: { at: Position; radiusM: number; municipality: Zone | undefined },
): DrawnMap | null {
  const shapes = shapesOf(zones);
  const near = zones.all.filter(
    ({ kind, latitude, longitude }) =>
      kind === 'municipality' &&
      Math.abs(longitude - at.longitude) < degrees &&
      Math.abs(latitude - at.latitude) < degrees,
  );
  const isOwn = (zone: Zone) => zone === municipality;
  const areas = near.map((zone) => ({ shape: shapes.of(zone), isOwn: isOwn(zone) }));
  if (areas.every(({ shape }) => shape.coordinates.length === 0)) return null;
  const names = near
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((zone) => ({ ...zone, text: pickText(zone.names, language)?.text ?? '', isOwn: isOwn(zone) }));
  return { at, radiusM, areas, names };
}

/** Over the whole width below `top`, if there is room; returns whether there was. */
export function drawMapBelow(
  sheet: Sheet,
  map: NonNullable<Brochure['map']>,
  look: Look,
  top: number,
): boolean {
  const height = contentEnd - top - mapHead - sheet.heightOf(map.sentence, contentWidth, look.styles.note);
  if (height < leastBelow) return false;
  drawMap(sheet, map, { x: margin, y: top, width: contentWidth, height: Math.min(height, mostBelow) }, look);
  return true;
}

/** With a title above it and a sentence below it. */
export function drawMap(
  sheet: Sheet,
  map: NonNullable<Brochure['map']>,
  { x, y, width, height }: SheetBox,
  look: Look,
): void {
  sheet.tag('H2', () => {
    sheet.write(map.title, { x, y, width }, look.styles.heading);
  });
  drawMapFigure(sheet, map, { x, y: y + 18, width, height }, look);
  sheet.tag('P', () => {
    sheet.write(map.sentence, { x, y: y + 18 + height + 3, width }, look.styles.note);
  });
}

/** `letters`: how much larger than in a brochure the names are. */
export function drawMapFigure(
  sheet: Sheet,
  { title, sentence, drawn }: NonNullable<Brochure['map']>,
  { x, y, width, height }: SheetBox,
  { styles, colors }: Look,
  letters = 1,
): void {
  const { at, radiusM, areas, names } = drawn;
  const perDegree = width / degrees;
  const narrower = Math.cos((at.latitude * Math.PI) / 180);
  const place = ({ longitude, latitude }: Position) => ({
    x: x + width / 2 + (longitude - at.longitude) * perDegree,
    y: y + height / 2 - ((latitude - at.latitude) * perDegree) / narrower,
  });
  sheet.tag(
    'Figure',
    (page) => {
      page.save().rect(x, y, width, height).clip();
      page.rect(x, y, width, height).fill(colors.tint);
      for (const { shape, isOwn } of areas.toSorted(
        (one, other) => Number(one.isOwn) - Number(other.isOwn),
      )) {
        for (const ring of shape.coordinates.flat()) {
          for (const [index, [longitude = 0, latitude = 0]] of ring.entries()) {
            const point = place({ longitude, latitude });
            if (index === 0) page.moveTo(point.x, point.y);
            else page.lineTo(point.x, point.y);
          }
          page.closePath();
        }
        if (shape.coordinates.length === 0) continue;
        page
          .lineWidth(isOwn ? 1 : 0.5)
          .fillAndStroke(isOwn ? colors.sheet : colors['tint-2'], colors['line-2']);
      }
      const mark = place(at);
      const radius =
        radiusM === 0
          ? 3.5 * letters
          : Math.max((radiusM / 1000 / kilometresPerDegree / narrower) * perDegree, smallestMark);
      drawNames(mark, radius);
      if (radiusM === 0) page.circle(mark.x, mark.y, radius).fill(colors.ink);
      else page.circle(mark.x, mark.y, radius).lineWidth(1.25).stroke(colors.ink);
      page.restore();
    },
    { alt: `${title}. ${sentence}`, box: { x, y, width, height } },
  );

  function drawNames(mark: { x: number; y: number }, markRadius: number): void {
    const styled = names.map((name) => ({
      ...name,
      style: {
        ...(name.isOwn ? styles.heading : styles.note),
        size: (name.isOwn ? 10 : 9) * letters,
        pitch: nameHeight * letters,
      },
    }));
    const boxes = placeNames(
      styled.map(({ text, isOwn, style, ...position }) => ({
        width: sheet.widthOf(text, style),
        height: style.pitch,
        middle: place(position),
        ...(isOwn && { mark }),
      })),
      {
        borders: areas.flatMap(({ shape }) => bordersOf(shape, place)),
        mark,
        markRadius,
        frame: { x, y, width, height },
      },
    );
    for (const [index, { text, style }] of styled.entries()) {
      const box = boxes[index];
      if (box) sheet.write(text, { ...box, width: box.width + 1 }, style);
    }
  }
}
