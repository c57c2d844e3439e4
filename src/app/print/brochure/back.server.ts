import type { Brochure } from '#app/print/brochure.server.ts';
import { drawEnergyScale } from '#app/print/energy.server.ts';
import { drawPicture } from '#app/print/pictures.server.ts';
import type { Sheet, SheetBox } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import { arrangeBack, bandGap, framePadding, widthInBand } from './arrange-back.server.ts';
import { drawGroup, drawUnits } from './fact-tables.server.ts';
import { drawMap } from './map.server.ts';
import { columnGap, columnWidth, contentEnd, contentWidth, margin } from './page-frame.server.ts';

const scaleHeight = 62;

/** On a page of its own; below what is already drawn it begins at `top`. */
export function drawBack(sheet: Sheet, brochure: Brochure, look: Look, top = margin): void {
  const { band, bandHeight, units, blocks, legal } = arranged(sheet, brochure, look, top);
  let y = top;
  if (band.length > 0) {
    const width = widthInBand(band.length);
    const { isPlan } = brochure.band;
    for (const [index, picture] of band.entries()) {
      const box = { x: margin + index * (width + bandGap), y, width, height: bandHeight };
      drawFramed(sheet, { picture, isPlan }, box, look);
    }
    y += bandHeight + 18;
  }
  if (units) y = drawUnits(sheet, units, y, look) + 16;
  for (const { column, top: below, content } of blocks) {
    const x = margin + (column === 1 ? columnWidth + columnGap : 0);
    const width = column === 'both' ? contentWidth : columnWidth;
    if ('group' in content) drawGroup(sheet, content.group, { x, y: y + below, width }, look);
    else drawMap(sheet, content.map, { x, y: y + below, width, height: content.height }, look);
  }
  drawFoot(sheet, { ...brochure, legal: [...legal, ...brochure.legal] }, look);
}

function arranged(sheet: Sheet, brochure: Brochure, look: Look, top: number) {
  const bottom = contentEnd - footHeight(sheet, brochure, look) - 14;
  return arrangeBack(sheet, brochure, { top, bottom }, look);
}

/** True if everything that a page of its own would show has room below `top`. */
export function fitsBelow(sheet: Sheet, brochure: Brochure, look: Look, top: number): boolean {
  const shown = (at: number) => {
    const { units, blocks, legal } = arranged(sheet, brochure, look, at);
    const groups = blocks.flatMap(({ content }) => ('group' in content ? [content.group.rows.length] : []));
    return JSON.stringify([units?.rows.length, groups, blocks.length, legal]);
  };
  return shown(top) === shown(margin);
}

type Framed = { picture: Brochure['band']['pictures'][number]; isPlan: boolean };

/** A plan stands in a frame, a photograph fills its place. */
function drawFramed(sheet: Sheet, { picture, isPlan }: Framed, box: SheetBox, { colors }: Look): void {
  if (!isPlan) {
    drawPicture(sheet, picture, box);
    return;
  }
  sheet.decorate((page) =>
    page
      .rect(box.x + 0.4, box.y + 0.4, box.width - 0.8, box.height - 0.8)
      .lineWidth(0.75)
      .stroke(colors.line),
  );
  drawPicture(sheet, picture, {
    x: box.x + framePadding,
    y: box.y + framePadding,
    width: box.width - 2 * framePadding,
    height: box.height - 2 * framePadding,
  });
}

function footHeight(sheet: Sheet, { scale, notices, legal }: Brochure, { styles }: Look): number {
  const heightOf = (texts: string[], style: Look['styles']['note']) =>
    texts.reduce((sum, text) => sum + sheet.heightOf(text, contentWidth, style) + 3, 0);
  return (scale ? scaleHeight : 0) + heightOf(notices, styles.note) + heightOf(legal, styles.legal);
}

/** Energy and the particulars required by law, at the foot of the page. */
function drawFoot(sheet: Sheet, brochure: Brochure, look: Look): void {
  const { styles, colors } = look;
  const { scale, notices, legal } = brochure;
  let y = contentEnd - footHeight(sheet, brochure, look);
  if (scale) {
    sheet.rule({ x: margin, y, width: contentWidth }, colors.ink);
    sheet.tag('H2', () => {
      sheet.write(scale.title, { x: margin, y: y + 6, width: 200 }, styles.heading);
    });
    drawEnergyScale(sheet, scale.scale, { x: margin, y: y + 7, width: contentWidth }, look);
    y += scaleHeight;
  }
  for (const text of notices) {
    sheet.tag('P', () => {
      y =
        sheet.write(text, { x: margin, y, width: contentWidth }, { ...styles.note, color: colors['ink-2'] }) +
        3;
    });
  }
  for (const text of legal) {
    sheet.tag('P', () => {
      y = sheet.write(text, { x: margin, y, width: contentWidth }, styles.legal) + 3;
    });
  }
}
