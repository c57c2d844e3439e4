import { guardCell } from './spreadsheet-cell.ts';

/** Writes a line as `readCsv` reads it back, and harmless if a spreadsheet opens it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells
    .map(guardCell)
    .map((cell) => (/[",;\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}
