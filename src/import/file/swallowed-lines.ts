import type { CsvRecord } from './csv.ts';

/**
 * Whether a cell holds the beginning of another row of the file, because a quotation mark stands where none should and
 * the next one, lines below, closes it: up to its first line break it has as many delimiters as would follow it in its
 * row, and after the last one as many as would come before what stands behind it. A description of several lines
 * hardly has both. Where the next mark opens a cell instead, the parser keeps the first one, and ends the cell with the
 * next delimiter: delimiters that stand in texts may then have come to both counts.
 */
export function swallowsLines({ cells, delimiter }: CsvRecord, columns: number): boolean {
  return cells.some((cell, index) => {
    const counts = cell.split('\n').map((line) => line.split(delimiter).length - 1);
    if (counts.length < 2 || columns < 3) return false;
    const surplus = cells.length - columns;
    const [behind, before] = [counts[0] ?? 0, counts.at(-1) ?? 0];
    const [wantedBehind, wantedBefore] = [columns - 1 - index, index - surplus];
    if (cell.startsWith('"')) {
      const opensAnother = cell.slice(cell.lastIndexOf(delimiter) + 1).includes('"');
      return opensAnother && behind >= wantedBehind && before >= wantedBefore;
    }
    return behind === wantedBehind && before === wantedBefore;
  });
}
