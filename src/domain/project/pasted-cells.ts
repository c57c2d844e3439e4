export const mostPastedUnits = 500;
export const mostPastedBytes = 200_000;

type PastedCells =
  | { rows: string[][]; problem?: undefined }
  | { problem: 'empty' | 'tooLarge' | 'tooManyRows' };

/**
 * Reads cells copied from a spreadsheet: tabs between cells, a line for each row, quotes only around a cell that holds
 * a tab, a line end or a quote. One row more than `mostPastedUnits` is allowed, for the headings.
 */
export function readPastedCells(text: string): PastedCells {
  if (new TextEncoder().encode(text).length > mostPastedBytes) return { problem: 'tooLarge' };
  const rows = splitCells(text.replace(/\r\n?/gu, '\n')).filter((row) => row.some((cell) => cell !== ''));
  if (rows.length === 0) return { problem: 'empty' };
  if (rows.length > mostPastedUnits + 1) return { problem: 'tooManyRows' };
  return { rows };
}

function splitCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const end = endOfQuoted(text, from) ?? endOfPlain(text, from);
    row.push(bareCell(text.slice(from, end), endOfQuoted(text, from) !== undefined));
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    from = end + 1;
  }
  return rows;
}

function endOfPlain(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return end;
}

/** Undefined if the quote is only a character that somebody typed, as in '"De Linde" 3'. */
function endOfQuoted(text: string, from: number): number | undefined {
  if (text[from] !== '"') return undefined;
  let at = text.indexOf('"', from + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at === -1) return undefined;
  const after = text[at + 1];
  return after === undefined || after === '\t' || after === '\n' ? at + 1 : undefined;
}

function bareCell(cell: string, isQuoted: boolean): string {
  return (isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();
}
