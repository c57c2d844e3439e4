import type { MergedCells } from './merged-cells.ts';
import type { SheetRow } from './sheet-rows.ts';

/** The names of the columns, and the last row of the header. */
type Header = { names: string[]; lastRow: number };

/** A title, a date or a logo may stand above the header. */
export const mostRowsAbove = 20;

/**
 * The header is the first row that is at least half as full as the fullest, counting a merged cell by its width. If
 * cells are merged over several columns and names stand below them ('Address' over 'Street' and 'Number'), both rows
 * are the header: a column takes its own name, after the common one if another column has the same name.
 */
export function findHeader(rows: readonly SheetRow[], merged: readonly MergedCells[]): Header | undefined {
  const widths = rows.map((row) => widthOf(row, merged));
  const full = Math.max(...widths);
  const index = widths.findIndex((width) => width > 0 && width * 2 >= full);
  const top = rows[index];
  if (!top) return undefined;
  const own = merged.filter(({ fromRow }) => fromRow === top.row);
  const below = namesBelow(top, rows[index + 1], own);
  const lastRow = Math.max(top.row + (below ? 1 : 0), ...own.map(({ toRow }) => toRow));
  const paths = Array.from({ length: Math.max(top.cells.length, below?.cells.length ?? 0) }, (_, column) => {
    const common = textAt(top, commonColumn(column, own, below !== undefined));
    const name = below ? textAt(below, column) : '';
    return [common, name].filter(Boolean);
  });
  return { names: paths.map((path) => nameOf(path, paths)), lastRow };
}

/** How many columns the row fills; a title over all columns, or alone in its row, is no header. */
function widthOf({ row, cells }: SheetRow, merged: readonly MergedCells[]): number {
  const filled = cells.flatMap((cell, index) => (String(cell).trim() === '' ? [] : [index + 1]));
  if (filled.length < 2) return filled.length === 1 && merged.length === 0 ? 1 : 0;
  const widths = filled.map((column) => {
    const cell = merged.find((each) => each.fromRow === row && each.fromColumn === column);
    return cell ? cell.toColumn - cell.fromColumn + 1 : 1;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The next row, if all its values stand below merged cells. */
function namesBelow(
  top: SheetRow,
  next: SheetRow | undefined,
  own: readonly MergedCells[],
): SheetRow | undefined {
  const wide = own.filter(({ fromColumn, toColumn, toRow }) => toColumn > fromColumn && toRow === top.row);
  if (!next || next.row !== top.row + 1 || wide.length === 0) return undefined;
  const isBelow = (column: number) =>
    wide.some(({ fromColumn, toColumn }) => fromColumn <= column && column <= toColumn);
  const saysElsewhere = next.cells.some((cell, index) => String(cell).trim() !== '' && !isBelow(index + 1));
  const saysBelow = next.cells.some((cell, index) => String(cell).trim() !== '' && isBelow(index + 1));
  return saysBelow && !saysElsewhere ? next : undefined;
}

function commonColumn(column: number, own: readonly MergedCells[], hasNames: boolean): number {
  const over = own.find(({ fromColumn, toColumn }) => fromColumn <= column + 1 && column + 1 <= toColumn);
  return over && hasNames ? over.fromColumn - 1 : column;
}

function textAt({ cells }: SheetRow, column: number): string {
  return String(cells[column] ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function nameOf(path: readonly string[], paths: readonly (readonly string[])[]): string {
  const name = path.at(-1) ?? '';
  return paths.filter((each) => each.at(-1) === name).length > 1 ? path.join(' ') : name;
}
