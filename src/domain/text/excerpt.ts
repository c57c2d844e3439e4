const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * `limit` counts UTF-16 units; runs of white space count as one space, and a space that holds words together (U+00A0 and
 * U+202F, which French has before a colon) stays. A text that does not fit is cut at the last
 * space when that lies beyond 80 % of the limit, else at the limit itself, never inside what a reader sees as one
 * character. The ellipsis comes on top of the limit and in the place of a comma, semicolon or colon.
 */
export function excerpt(text: string, { limit = 250, ellipsis = false } = {}): string {
  const plain = text.replace(/\s{2,}|[^\S\u00a0\u202f]/g, ' ').trim();
  if (plain.length <= limit) return plain;
  const boundary = graphemes.segment(plain).containing(limit)?.index ?? 0;
  const lastSpace = plain.lastIndexOf(' ', boundary);
  const kept = plain.slice(0, lastSpace > limit * 0.8 ? lastSpace : boundary).trimEnd();
  return ellipsis ? `${kept.replace(/[,;:]$/, '')}…` : kept;
}
