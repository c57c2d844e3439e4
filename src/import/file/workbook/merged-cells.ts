import { columnNumber } from './sheet-rows.ts';

/** Rows and columns from 1; the value stands in the first cell. */
export type MergedCells = { fromRow: number; toRow: number; fromColumn: number; toColumn: number };

const endOfRows = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\/>/u;
/** In characters: it may be cut in two between pieces. */
const longestEnd = 50;
/** The most that may stand behind the rows. */
const mostCharacters = 20_000_000;

/**
 * A sheet lists its merged cells behind all rows, but the header needs them. The rows are only passed over, which takes
 * a fraction of the time of reading them.
 */
export async function findMergedCells(chunks: AsyncIterable<Uint8Array>): Promise<MergedCells[]> {
  let kept = '';
  let isBehind = false;
  for await (const chunk of chunks) {
    const text = kept + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1');
    const at = isBehind ? 0 : text.search(endOfRows);
    if (at >= 0) isBehind = true;
    kept = isBehind ? text.slice(at, at + mostCharacters) : text.slice(-longestEnd);
  }
  return isBehind
    ? [...kept.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="(\w+):(\w+)"/gu)].flatMap(mergeOf)
    : [];
}

function mergeOf([, from = '', to = '']: RegExpExecArray): MergedCells[] {
  const [fromColumn, toColumn] = [columnNumber(from), columnNumber(to)];
  const [fromRow, toRow] = [from, to].map((address) => Number(/\d+$/u.exec(address)?.[0]));
  return fromColumn && toColumn && fromRow && toRow ? [{ fromRow, toRow, fromColumn, toColumn }] : [];
}
