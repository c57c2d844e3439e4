import { drawPicture, type ShownOnPaper } from './pictures.server.ts';
import type { Sheet } from './sheet.server.ts';
import type { Look } from './styles.server.ts';

/** `logo`: the agency's own picture, in place of the name. `hasGable`: the mark stands beside the name. */
export type Brand = { name: string; logo: ShownOnPaper | null; hasGable: boolean };

/** The stepped gable on its base line (interface/mark.tsx). */
export const mark = 'M0 26.5H6V16.5H8.6V12.5H11.2V8.5H13.8V4H18.2V8.5H20.8V12.5H23.4V16.5H26V26.5H34';
const markWidth = 34;
const markBase = 26.5;

/** A name that would be smaller takes one more line, if it may. */
const readable = 18;
/** The mark beside several lines is higher than one of them. */
const besideLines = 1.4;

type Place = { x: number; base: number; size: number; width: number; mostLines?: number };

/**
 * Draws on a base line, within a tag or as decoration. `size`: of the name, smaller if the whole would be wider than
 * `width`. Returns where it ends.
 */
export function drawBrand(
  { sheet, page }: { sheet: Sheet; page: PDFKit.PDFDocument },
  { name, hasGable }: Brand,
  place: Place,
  { styles, colors }: Look,
): number {
  const { x, base } = place;
  const styleIn = (size: number) => ({ ...styles.title, size, pitch: size * 1.1, tracking: -0.03 });
  const before = hasGable ? (markWidth + 12) / 28 : 0;
  const { lines, size, marks } = fitted(name, before, place, (text) => sheet.widthOf(text, styleIn(1)));
  const scale = (size * marks) / 28;
  if (hasGable)
    page
      .save()
      .translate(x, base - markBase * scale)
      .scale(scale)
      .path(mark)
      .lineWidth(1.5)
      .stroke(colors.ink)
      .restore();
  const left = x + before * marks * size;
  const style = styleIn(size);
  const width = Math.max(...lines.map((line) => sheet.widthOf(line, style))) + 4;
  const y = base - size * 0.915 - (lines.length - 1) * style.pitch;
  // PDFKit counts the end of a line as a letter.
  sheet.write(lines.join('\n'), { x: left, y, width: width + size }, style);
  return left + width;
}

/** In as few lines as are readable, else in those that make it largest. `marks`: how much larger the mark is. */
function fitted(
  name: string,
  before: number,
  { size: wished, width, mostLines = 1 }: Place,
  widthOf: (text: string) => number,
) {
  const tried = Array.from({ length: mostLines }, (_, index) => {
    const lines = inLines(name.split(' '), index + 1, widthOf);
    const marks = lines.length > 1 ? besideLines : 1;
    const perSize = before * marks + Math.max(...lines.map(widthOf));
    return { lines, marks, size: Math.min(wished, (width - 4) / perSize) };
  });
  const largest = tried.reduce((best, each) => (each.size > best.size ? each : best));
  return tried.find(({ size }) => size >= readable) ?? largest;
}

/** In no more lines than `most`, the widest of which is as narrow as can be. */
function inLines(words: string[], most: number, widthOf: (text: string) => number): string[] {
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  if (most === 1 || words.length === 1) return [words.join(' ')];
  return words
    .map((_, index) => {
      const rest = words.slice(index + 1);
      const first = words.slice(0, index + 1).join(' ');
      return rest.length > 0 ? [first, ...inLines(rest, most - 1, widthOf)] : [first];
    })
    .reduce((best, each) => (widest(each) < widest(best) ? each : best));
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
