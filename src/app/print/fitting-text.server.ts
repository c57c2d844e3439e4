import type { Sheet, Style } from './sheet.server.ts';

/** The largest size, down to `least`, at which the text has no more than these lines and no word is broken. */
export function fittingStyle(
  sheet: Sheet,
  text: string,
  { width, lines, least }: { width: number; lines: number; least: number },
  style: Style,
): Style {
  const pitchPerSize = style.pitch / style.size;
  for (let size = style.size; size > least; size -= 1) {
    const tried = { ...style, size, pitch: size * pitchPerSize };
    const fitsWords = text.split(/[\s-]+/).every((word) => sheet.widthOf(word, tried) <= width);
    if (fitsWords && sheet.heightOf(text, width, tried) < (lines + 0.5) * tried.pitch) return tried;
  }
  return { ...style, size: least, pitch: least * pitchPerSize };
}

/** The text with line breaks, so that its lines are about as long as each other, and none breaks at a hyphen. */
export function balanced(sheet: Sheet, text: string, width: number, style: Style): string {
  const words = text.split(/\s+/);
  const linesWithin = (most: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && sheet.widthOf(longer, style) <= most) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = linesWithin(width);
  // A long word that must break at a hyphen.
  if (length * style.pitch > sheet.heightOf(text, width, style) + 1) return text;
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 1) {
    const tried = (tooNarrow + enough) / 2;
    const fits = words.every((word) => sheet.widthOf(word, style) <= tried);
    if (fits && linesWithin(tried).length === length) enough = tried;
    else tooNarrow = tried;
  }
  return linesWithin(enough).join('\n');
}

/** Whole paragraphs, and whole sentences of the next one, as far as there is room; `gap`: between two paragraphs. */
export function fittingParagraphs(
  sheet: Sheet,
  paragraphs: readonly string[],
  { width, height, gap }: { width: number; height: number; gap: number },
  style: Style,
): string[] {
  const shown: string[] = [];
  let left = height;
  for (const paragraph of paragraphs) {
    const text = fittingSentences(sheet, paragraph, { width, height: left }, style);
    if (text) shown.push(text);
    if (text !== paragraph) break;
    left -= sheet.heightOf(text, width, style) + gap;
  }
  return shown;
}

function fittingSentences(
  sheet: Sheet,
  text: string,
  { width, height }: { width: number; height: number },
  style: Style,
): string {
  if (height < style.pitch) return '';
  if (sheet.heightOf(text, width, style) <= height + 0.1) return text;
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)];
  let shown = '';
  for (const { segment } of sentences) {
    if (sheet.heightOf(shown + segment, width, style) > height + 0.1) break;
    shown += segment;
  }
  return shown.trim();
}
