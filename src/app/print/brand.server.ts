import { drawPicture, type ShownOnPaper } from './pictures.server.ts';
import type { Sheet } from './sheet.server.ts';
import type { Look } from './styles.server.ts';

/** `logo`: the agency's own picture, in place of the name. `hasGable`: the mark stands beside the name. */
export type Brand = { name: string; logo: ShownOnPaper | null; hasGable: boolean };

/** The stepped gable on its base line (interface/mark.tsx). */
export const mark = 'M0 26.5H6V16.5H8.6V12.5H11.2V8.5H13.8V4H18.2V8.5H20.8V12.5H23.4V16.5H26V26.5H34';
const markWidth = 34;
const markBase = 26.5;

/**
 * Draws on a base line, within a tag or as decoration. `size`: of the name, smaller if the whole would be wider than
 * `width`. Returns where it ends.
 */
export function drawBrand(
  { sheet, page }: { sheet: Sheet; page: PDFKit.PDFDocument },
  { name, hasGable }: Brand,
  { x, base, size: wished, width: most }: { x: number; base: number; size: number; width: number },
  { styles, colors }: Look,
): number {
  const styleIn = (size: number) => ({ ...styles.title, size, pitch: size * 1.2, tracking: -0.03 });
  const before = hasGable ? markWidth + 12 : 0;
  const wide = (before * wished) / 28 + sheet.widthOf(name, styleIn(wished)) + 4;
  const size = wished * Math.min(1, most / wide);
  const scale = size / 28;
  if (hasGable)
    page
      .save()
      .translate(x, base - markBase * scale)
      .scale(scale)
      .path(mark)
      .lineWidth(1.5)
      .stroke(colors.ink)
      .restore();
  const left = x + before * scale;
  const style = styleIn(size);
  const width = sheet.widthOf(name, style) + 4;
  sheet.write(name, { x: left, y: base - size * 0.965, width }, style);
  return left + width;
}

/** The agency's own picture, no higher than given, with its foot on the base line. */
export function drawLogo(
  sheet: Sheet,
  logo: ShownOnPaper,
  { x, base, height, width }: { x: number; base: number; height: number; width: number },
): void {
  const scale = Math.min(width / logo.width, height / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  drawPicture(sheet, logo, { x, y: base - size.height, ...size });
}
