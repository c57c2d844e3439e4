import type { UnitColumn } from '#domain/project/unit-columns.ts';

/** A column of the grid. `choices`: the values to choose from; without them it is typed in. */
export type ShownColumn = {
  key: UnitColumn;
  label: string;
  isNumber: boolean;
  choices?: { value: string; label: string }[];
};

export type ShownCell = {
  key: UnitColumn;
  /** As it is typed: '415.000', or the text that could not be read. */
  typed: string;
  /** The value on the site, in words, while a change waits. */
  stored?: string;
  /** Why it could not be read. */
  problem?: string;
};

export type ShownUnit = {
  id: number;
  name: string;
  href: string;
  state: 'new' | 'changed' | 'withdrawn' | 'published';
  /** Sold or rented: shown less strongly. */
  isGone: boolean;
  cells: ShownCell[];
  /** The contents of its cells as the server knows them (JSON), by column: a save sends them back as what was seen. */
  seen: string;
};

/** A cell that could not be read, for the list below the grid. `likely`: what was probably meant. */
export type Mark = {
  cell: string;
  unit: string;
  label: string;
  text: string;
  likely?: { typed: string; words: string };
};

/** A cell that a colleague changed meanwhile. `mine`: the typed value that was not kept. */
export type CellConflict = { cell: string; unit: string; label: string; mine: string; theirs: string };

/** The answer of an action on the units if it does not redirect. */
export type UnitsAnswer = {
  /** What was done, as a sentence. */
  told?: string;
  conflicts?: CellConflict[];
  /** Why nothing was done: `of` is the part of the screen below which the sentence stands. */
  problem?: { of: 'add' | 'paste' | 'price' | 'chosen' | 'despite'; text: string };
  /** The text typed there. */
  typed?: string;
  /** Why units were not published. `canDespite`: a reason may overrule it. */
  refused?: { units: { id: number; name: string; why: string }[]; more: number; canDespite: boolean };
  /** There was no connection; set only in the browser. */
  isAway?: true;
};

/** The name of a cell's control, by which the form sends it. */
export function cellName(key: UnitColumn, unitId: number): string {
  return `${key}.${unitId}`;
}
