import type { UnitColumn } from './unit-columns.ts';
import { nextUnitName } from './unit-names.ts';

type PastedCell = { key: UnitColumn; typed: string };

export type PlacedRows = {
  changed: { unitId: number; cells: PastedCell[] }[];
  added: { name: string; cells: PastedCell[] }[];
  /** Headings that name no column. */
  unknown: string[];
  /** Cells to the right of the last column. */
  beyond: number;
};

/**
 * Finds the unit of each pasted row. `units`: in the order in which they are listed. `at`: the cell from which rows go
 * down and to the right; rows below the last unit are new units. Without `at` a row belongs to the unit of its name,
 * and an unknown name is a new unit. An empty cell changes nothing.
 */
export function placePastedRows(
  rows: readonly string[][],
  {
    units,
    columns,
    at,
    columnOf,
  }: {
    units: readonly { id: number; name: string }[];
    columns: readonly UnitColumn[];
    at?: { unitId: number; key: UnitColumn } | undefined;
    /** The column that a heading names. */
    columnOf: (heading: string) => UnitColumn | undefined;
  },
): PlacedRows {
  const head = readHead(rows[0] ?? [], columnOf);
  const from = at ? Math.max(0, columns.indexOf(at.key)) : 0;
  const keys = head?.keys ?? columns.slice(from);
  const first = at ? units.findIndex(({ id }) => id === at.unitId) : -1;
  const placed: PlacedRows = { changed: [], added: [], unknown: head?.unknown ?? [], beyond: 0 };
  const names = new Map(units.map(({ id, name }) => [name, id]));
  let last = units.at(-1)?.name ?? '';
  for (const [index, row] of (head ? rows.slice(1) : rows).entries()) {
    placed.beyond += row.slice(keys.length).filter((cell) => cell !== '').length;
    const cells = row.flatMap((typed, column) => {
      const key = keys[column];
      return key && typed !== '' ? [{ key, typed }] : [];
    });
    const typedName = cells.find(({ key }) => key === 'unitName')?.typed;
    const unitId = first >= 0 ? units[first + index]?.id : names.get(typedName ?? '');
    if (unitId !== undefined) {
      placed.changed.push({ unitId, cells });
      continue;
    }
    const name = typedName ?? nextUnitName(last) ?? String(units.length + placed.added.length + 1);
    last = name;
    placed.added.push({ name, cells: cells.filter(({ key }) => key !== 'unitName') });
  }
  return placed;
}

/** Undefined if the first row has no headings: fewer than two of its cells name a column. */
function readHead(
  row: readonly string[],
  columnOf: (heading: string) => UnitColumn | undefined,
): { keys: (UnitColumn | undefined)[]; unknown: string[] } | undefined {
  const keys = row.map(columnOf);
  const known = keys.filter((key) => key !== undefined).length;
  if (known < 2) return undefined;
  return { keys, unknown: row.filter((heading, index) => heading !== '' && !keys[index]) };
}
