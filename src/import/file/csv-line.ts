export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",;\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}
