import PDFDocument from 'pdfkit';
import { drawableText } from './drawable-text.server.ts';
import { faces } from './faces.server.ts';

type Glyph = {
  path: { toSVG(): string; bbox: { minX: number; minY: number; maxX: number; maxY: number } };
};

type Font = { hasGlyphForCodePoint(code: number): boolean; glyphForCodePoint(code: number): Glyph };

/** The bold face: what is fine in a title is gone in 32 pixels. */
const face = () =>
  (new PDFDocument({ font: '' }).font(faces.bold) as unknown as { _font: { font: Font } })._font.font;

/**
 * The first letter or digit of a name as the path of an SVG, in the middle of a square of 100 and so high or so wide as
 * `size`; '' for a name of which the face has none.
 */
export function initialPath(name: string, size: number): string {
  const font = face();
  const drawn = drawableText(name.toUpperCase(), (code) => font.hasGlyphForCodePoint(code));
  const [letter] = /[\p{L}\p{N}]/u.exec(drawn) ?? [];
  if (!letter) return '';
  const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, minY, maxX, maxY } = path.bbox;
  const scale = size / Math.max(maxX - minX, maxY - minY);
  const middle = `${-(minX + maxX) / 2} ${-(minY + maxY) / 2}`;
  return `<path transform="translate(50 50) scale(${scale} ${-scale}) translate(${middle})" d="${path.toSVG()}"/>`;
}
