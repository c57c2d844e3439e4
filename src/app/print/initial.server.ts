import PDFDocument from 'pdfkit';
import { drawableText } from './drawable-text.server.ts';
import { faces } from './faces.server.ts';

type Glyph = {
  advanceWidth: number;
  path: {
    toSVG(): string;
    translate(x: number, y: number): Glyph['path'];
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  };
};

type Font = { hasGlyphForCodePoint(code: number): boolean; glyphForCodePoint(code: number): Glyph };

/** The bold face: fine lines of a title would vanish in 32 pixels. */
const face = () =>
  (new PDFDocument({ font: '' }).font(faces.bold) as unknown as { _font: { font: Font } })._font.font;

/** Without serifs, such a sign alone is a bare bar. */
const bars = /^[IÌÍÎÏ1]$/;

/**
 * The initial of a name as the path of an SVG, in the middle of a square of 100 and within `width` and `height`; '' if
 * the face has no letter of the name.
 */
export function initialPath(name: string, { width, height }: { width: number; height: number }): string {
  const font = face();
  const glyphs = Array.from(initialOf(name, font), (sign) =>
    font.glyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
  let at = 0;
  const paths = glyphs.map(({ path, advanceWidth }) => {
    const placed = path.translate(at, 0);
    at += advanceWidth;
    return placed;
  });
  if (paths.length === 0) return '';
  const edge = (side: 'minX' | 'minY' | 'maxX' | 'maxY') => paths.map(({ bbox }) => bbox[side]);
  const [left, right] = [Math.min(...edge('minX')), Math.max(...edge('maxX'))];
  const [bottom, top] = [Math.min(...edge('minY')), Math.max(...edge('maxY'))];
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const middle = `${-(left + right) / 2} ${-(bottom + top) / 2}`;
  const drawn = paths.map((path) => path.toSVG()).join('');
  return `<path transform="translate(50 50) scale(${scale} ${-scale}) translate(${middle})" d="${drawn}"/>`;
}

/** Two letters if the first alone would be a bar: of the first two words, else of the only one. */
function initialOf(name: string, font: Font): string {
  const drawn = drawableText(name.toUpperCase(), (code) => font.hasGlyphForCodePoint(code));
  const [first = '', second = ''] = drawn.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? [];
  const [letter = '', next = ''] = first.match(/[\p{L}\p{N}]/gu) ?? [];
  return bars.test(letter) ? letter + (second.slice(0, 1) || next) : letter;
}
