import type { BrochureTable } from '#app/print/brochure.server.ts';
import { heightOfUnits, type ShownUnits } from './fact-tables.server.ts';

/** All units; without those that are gone. */
export function unitChoices({ leftOut, ...units }: BrochureTable): ShownUnits[] {
  const free = units.rows.filter(({ isGone }) => !isGone);
  const all = { ...units, note: '' };
  return free.length > 0 && free.length < units.rows.length
    ? [all, { ...units, rows: free, note: leftOut.gone }]
    : [all];
}

/** As many units as have room, first those that can be had. */
export function fittingUnits({ leftOut, ...units }: BrochureTable, room: number): ShownUnits {
  const rows = units.rows.toSorted((one, other) => Number(one.isGone) - Number(other.isGone));
  const fits = (count: number) => heightOfUnits({ rows: rows.slice(0, count), note: leftOut.some }) <= room;
  let count = rows.length;
  while (count > 1 && !fits(count)) count -= 1;
  const shown = new Set(rows.slice(0, count));
  return { ...units, rows: units.rows.filter((row) => shown.has(row)), note: leftOut.some };
}
