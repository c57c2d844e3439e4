import { guardCell } from './spreadsheet-cell.ts';

/** As `readCsv` reads it back, and harmless where a spreadsheet opens it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells
    .map(guardCell)
    .map((cell) => (/[",;\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}
