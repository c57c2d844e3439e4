import type { UnitColumn } from '#domain/project/unit-columns.ts';

/** A column of the grid. `choices`: what it is chosen from; else it is typed in. */
export type ShownColumn = {
  key: UnitColumn;
  label: string;
  isNumber: boolean;
  choices?: { value: string; label: string }[];
};

export type ShownCell = {
  key: UnitColumn;
  /** As it is typed: '415.000', or what could not be read. */
  typed: string;
  /** What the site shows instead, in words, where a change waits. */
  stored?: string;
  /** Why it could not be read. */
  problem?: string;
};

export type ShownUnit = {
  id: number;
  name: string;
  href: string;
  state: 'new' | 'changed' | 'withdrawn' | 'published';
  /** Sold or rented: it stands back. */
  isGone: boolean;
  cells: ShownCell[];
  /** The contents of its cells as the server knows them (JSON), by column: who saves names what they saw. */
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

/** A cell that somebody else changed meanwhile. `mine`: what was typed and not kept. */
export type CellConflict = { cell: string; unit: string; label: string; mine: string; theirs: string };

/** What an action on the units is answered with, where it does not lead on. */
export type UnitsAnswer = {
  /** What was done, as a sentence. */
  told?: string;
  conflicts?: CellConflict[];
  /** Why nothing was done: below which part of the screen, and a sentence. */
  problem?: { of: 'add' | 'paste' | 'price' | 'chosen' | 'despite'; text: string };
  /** What was typed there. */
  typed?: string;
  /** Why units were not published; `canDespite`: a reason may stand against it. */
  refused?: { units: { id: number; name: string; why: string }[]; more: number; canDespite: boolean };
  /** There was no connection; only in the browser. */
  isAway?: true;
};

/** The name of a cell's control, by which the form sends it. */
export function cellName(key: UnitColumn, unitId: number): string {
  return `${key}.${unitId}`;
}
