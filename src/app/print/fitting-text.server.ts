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
