import { rowCount, type Typed } from './read-fields.server.ts';

/**
 * The commands that the buttons of a list send: 'add topBar.left', 'remove topBar.left 2', 'up topBar.left 2', 'down
 * …'.
 */
const COMMAND = /^(add|remove|up|down) ([\w.]+)(?: (\d{1,3}))?$/;

/**
 * The typed values with the rows of `list` moved as the button says; undefined for any other button. `newRow`: the
 * values
 * of an added row.
 */
export function moveRows(
  typed: Typed,
  button: string,
  newRow: (list: string) => Typed,
): { typed: Typed; list: string } | undefined {
  const [, what, list = '', number] = COMMAND.exec(button) ?? [];
  if (!what) return undefined;
  const rows = Array.from({ length: rowCount(typed, list) }, (_, index) => rowOf(typed, `${list}.${index}`));
  const at = Number(number);
  if (what === 'add') rows.push({ '~': [''], ...newRow(list) });
  else {
    const [row] = rows.splice(at, 1);
    if (row && what !== 'remove') rows.splice(Math.max(0, what === 'up' ? at - 1 : at + 1), 0, row);
  }
  const others = Object.entries(typed).filter(([name]) => !isOfRow(name, list));
  const moved = rows.flatMap((row, index) =>
    Object.entries(row).map(([end, values]) => [`${list}.${index}${end}`, values] as const),
  );
  const count = { [`${list}#`]: [String(rows.length)] };
  return { typed: { ...Object.fromEntries(others), ...Object.fromEntries(moved), ...count }, list };
}

/** Keyed by the part after the row's number: '~' and '.label.nl'. */
function rowOf(typed: Typed, row: string): Typed {
  const own = Object.entries(typed).filter(([name]) => name.startsWith(`${row}.`) || name === `${row}~`);
  return Object.fromEntries(own.map(([name, values]) => [name.slice(row.length), values]));
}

function isOfRow(name: string, list: string): boolean {
  return name.startsWith(`${list}.`) && /^\d+[.~]/.test(name.slice(list.length + 1));
}
