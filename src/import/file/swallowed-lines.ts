import type { CsvRecord } from './csv.ts';

/**
 * True if a cell holds the beginning of another row: a misplaced quotation mark is closed by the next one, lines below.
 * Up to its first line break such a cell has as many delimiters as would follow it in its row, and after its last one
 * as many as would come before the rest. A description of several lines hardly has both. If the next mark opens a cell
 * instead, the parser keeps the first one, and ends the cell with the next delimiter: delimiters within texts may then
 * have come to both counts.
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
