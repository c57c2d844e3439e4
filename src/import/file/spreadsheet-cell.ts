/** A spreadsheet takes what begins so for a formula, also in a text that a visitor or a source has written. */
const FORMULA = /^[=+\-@\t\r\n]/u;
const GUARDED = /^'+[=+\-@\t\r\n]/u;
const NUMBER = /^[+-]?\d+(\.\d+)?$/u;

/** An apostrophe before it makes it a text; a number stays one. */
export function guardCell(cell: string): string {
  return (FORMULA.test(cell) && !NUMBER.test(cell)) || GUARDED.test(cell) ? `'${cell}` : cell;
}

/** Some write a number as a formula, so that it keeps its zeros: '="0470"'. */
const QUOTED = /^="((?:[^"]|"")*)"$/u;

/** What was guarded is again what it was. */
export function unguardCell(cell: string): string {
  const quoted = QUOTED.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
