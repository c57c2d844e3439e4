/** A spreadsheet takes a cell that begins so for a formula, even if a visitor or a source has written it. */
const FORMULA = /^[=+\-@\t\r\n]/u;
const GUARDED = /^'+[=+\-@\t\r\n]/u;
const NUMBER = /^[+-]?\d+(\.\d+)?$/u;

/** An apostrophe before it makes it a text; a number stays one. */
export function guardCell(cell: string): string {
  return (FORMULA.test(cell) && !NUMBER.test(cell)) || GUARDED.test(cell) ? `'${cell}` : cell;
}

/** Some write a number as a formula, so that it keeps its zeros: '="0470"'. */
const QUOTED = /^="((?:[^"]|"")*)"$/u;

/** Takes the guard off again, and reads a number that was written as a formula. */
export function unguardCell(cell: string): string {
  const quoted = QUOTED.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
