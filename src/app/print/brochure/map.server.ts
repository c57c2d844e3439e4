import type { MultiPolygon } from 'geojson';
import type { Brochure } from '#app/print/brochure.server.ts';
import type { Sheet, SheetBox } from '#app/print/sheet.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pickText } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import { shapesOf } from '#search/zones/zone-shapes.ts';
import type { Zone } from '#search/zones/zones.ts';
import { contentEnd, contentWidth, type Look, margin } from './page-frame.server.ts';

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
  const height = contentEnd - top - 22 - sheet.heightOf(map.sentence, contentWidth, look.styles.note);
  if (height < leastBelow) return false;
  drawMap(sheet, map, { x: margin, y: top, width: contentWidth, height: Math.min(height, mostBelow) }, look);
  return true;
}

export function drawMap(
  sheet: Sheet,
  { title, sentence, drawn }: NonNullable<Brochure['map']>,
  box: SheetBox,
  { styles, colors }: Look,
): void {
  const { x, width, height } = box;
  const { at, radiusM, areas, names } = drawn;
  sheet.tag('H2', () => {
    sheet.write(title, { x, y: box.y, width }, styles.heading);
  });
  const y = box.y + 18;
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
      drawNames(mark);
      const radius = ((radiusM / 1000 / kilometresPerDegree) * perDegree) / narrower;
      if (radiusM === 0) page.circle(mark.x, mark.y, 3.5).fill(colors.ink);
      else page.circle(mark.x, mark.y, Math.max(radius, smallestMark)).lineWidth(1.25).stroke(colors.ink);
      page.restore();
    },
    { alt: `${title}. ${sentence}`, box: { x, y, width, height } },
  );
  sheet.tag('P', () => {
    sheet.write(sentence, { x, y: y + height + 3, width }, styles.note);
  });

  /** Leaves out a name that would cover another one, the mark or the edge. */
  function drawNames(mark: { x: number; y: number }): void {
    const isInside = (each: SheetBox) =>
      each.x > x + 2 &&
      each.x + each.width < x + width - 2 &&
      each.y > y + 1 &&
      each.y + each.height < y + height - 1;
    const taken = [{ x: mark.x - 8, y: mark.y - 8, width: 16, height: 16 }];
    for (const { text, isOwn, ...position } of names) {
      const style = isOwn ? { ...styles.heading, size: 10, pitch: 12 } : { ...styles.note, pitch: 12 };
      const wide = sheet.widthOf(text, style);
      const middle = place(position);
      // The own name matters most: it goes above or below the mark if its middle is taken.
      const middles = isOwn ? [middle, { ...mark, y: mark.y - 17 }, { ...mark, y: mark.y + 17 }] : [middle];
      const name = middles
        .map((each) => ({ x: each.x - wide / 2, y: each.y - 6, width: wide, height: 12 }))
        .find((each) => isInside(each) && !taken.some((other) => overlap(each, other)));
      if (!name) continue;
      taken.push(name);
      sheet.write(text, { x: name.x, y: name.y, width: wide + 1 }, style);
    }
  }
}

function overlap(one: SheetBox, other: SheetBox): boolean {
  return (
    one.x < other.x + other.width + 3 &&
    other.x < one.x + one.width + 3 &&
    one.y < other.y + other.height + 1 &&
    other.y < one.y + one.height + 1
  );
}
