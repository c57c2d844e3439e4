import { pictureNatures, readNature } from '#domain/media/picture-nature.ts';
import { problem } from '#domain/problem/problem.ts';
import {
  type ChangeProblem,
  emptyChange,
  type PropertyChange,
} from '#domain/property/change/property-change.ts';
import { readField } from '#domain/property/change/read-field.ts';
import { readOpenDays } from '#domain/property/change/read-open-days.ts';
import type { ReadingOptions } from '#domain/property/change/read-value.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { isZeroDay, readDay } from '#domain/reading/day.ts';
import { isFailedFormula, quote } from '#domain/reading/reading.ts';
import { readStreetLine } from '#domain/reading/street-line.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import type { Column } from './columns.ts';
import { withOwnWords } from './value-words.ts';

export type RowOptions = ReadingOptions & {
  /** Values for the rows in which the file gives none. */
  set?: readonly (readonly [column: Column, value: string])[];
  /** The country of postal codes, if the row names none. */
  countryId?: number | undefined;
  /** A cell that cannot be read is left out with a warning, if a property can do without it. */
  leavesOutUnreadable?: boolean;
};

type Cells = readonly (readonly [column: Column, cell: unknown])[];

/** Absent cells leave values as they are, empty cells remove them. */
export function readRow(origin: string, cells: Cells, options: RowOptions): PropertyChange {
  const change = emptyChange(origin);
  for (const [column, cell] of withSet(cells, options)) {
    const given = column.words ? withOwnWords(cell, column.words) : cell;
    const field = column.heading ?? column.name;
    const nothing = whyNothing(column, given);
    if (nothing && !tellsWhatIsShown(column)) {
      leaveOut(change, column, { field, reason: nothing });
      continue;
    }
    const reason = nothing ?? readCell(change, column, given, options);
    if (!reason) continue;
    if (options.leavesOutUnreadable && !isNeeded(column))
      leaveOut(change, column, { field, reason: `${reason}; the value stays as it was` });
    else change.problems.push({ field, reason });
  }
  if (options.countryId && change.values.postalCode) change.values.countryId ??= options.countryId;
  return change;
}

/** Set values stand in for cells that are absent or empty. */
function withSet(cells: Cells, { set = [] }: RowOptions): Cells {
  if (set.length === 0) return cells;
  const given = cells.filter(
    ([column, cell]) => !(isEmpty(cell) && set.some(([each]) => keyOf(each) === keyOf(column))),
  );
  const missing = set.filter(([column]) => !given.some(([each]) => keyOf(each) === keyOf(column)));
  return [...given, ...missing];
}

function isEmpty(cell: unknown): boolean {
  const text = String(cell ?? '');
  return text.trim() === '' || isFailedFormula(text);
}

/** Why a cell says nothing at all, not even that there is no value. */
function whyNothing({ extra, field }: Column, cell: unknown): string | undefined {
  if (typeof cell !== 'string' && typeof cell !== 'number') return undefined;
  const value = String(cell);
  if (isFailedFormula(value)) return problem('FORMULA_FAILED', { value: quote(value) });
  const isDay = extra === 'publishedAt' || field?.kind === 'date';
  return isDay && isZeroDay(value) ? problem('DAY_OF_NONE', { value: quote(value) }) : undefined;
}

function keyOf({ name, extra, field }: Column): string {
  return extra ?? (field.kind === 'texts' ? name : field.key);
}

/** A property that is left out by mistake can be put right; one that is shown as for sale though it is sold cannot. */
const alwaysNeeded: readonly FieldKey[] = [
  'source',
  'sourceRef',
  'publication',
  'availability',
  'publishPrice',
  'publishAddress',
];

function isNeeded(column: Column): boolean {
  return column.field?.required === true || tellsWhatIsShown(column);
}

function tellsWhatIsShown({ field }: Column): boolean {
  return field !== undefined && alwaysNeeded.includes(field.key);
}

function leaveOut(change: PropertyChange, { field }: Column, warning: ChangeProblem): void {
  if (field) delete change.values[field.key];
  change.warnings = [...(change.warnings ?? []), warning];
}

function readCell(
  change: PropertyChange,
  column: Column,
  cell: unknown,
  options: ReadingOptions,
): string | undefined {
  if (column.extra) return problemOfText(cell) ?? readExtra(change, column.extra, cell, options);
  const given = column.language ? { [column.language]: cell } : cell;
  return readField(change, column, given, options);
}

function readExtra(
  change: PropertyChange,
  name: NonNullable<Column['extra']>,
  cell: unknown,
  options: ReadingOptions,
): string | undefined {
  const text = typedLine(String(cell ?? ''));
  switch (name) {
    case 'photos':
      change.photos = readPaths(cell);
      return undefined;
    case 'photoNatures':
      return readNatures(change, cell);
    case 'openDays':
      return readDays(change, cell);
    case 'publishedAt':
      return readPublishedAt(change, text);
    case 'streetAndNumber':
      return readAddressLine(change, text, options);
    default:
      change[name] = text || null;
      return undefined;
  }
}

/** Web addresses may also have commas or spaces between them. */
function readPaths(cell: unknown): string[] {
  const paths: unknown[] = Array.isArray(cell)
    ? cell
    : String(cell ?? '').split(/[|;]|[,\s]+(?=https?:\/\/)/u);
  return paths.map((path) => String(path).trim()).filter(Boolean);
}

function readNatures(change: PropertyChange, cell: unknown): string | undefined {
  const words: unknown[] = Array.isArray(cell) ? cell : String(cell ?? '').split(/[|;]/u);
  const natures = words.map((word) => readNature(String(word)));
  const wrong = words.find((_, index) => natures[index] === undefined);
  if (wrong !== undefined)
    return problem('PHOTO_NATURE_UNKNOWN', {
      word: quote(String(wrong)),
      natures: pictureNatures.join(', '),
    });
  change.photoNatures = natures.filter((nature) => nature !== undefined);
  return undefined;
}

function readDays(change: PropertyChange, cell: unknown): string | undefined {
  const days = readOpenDays(cell);
  if (days.problem !== undefined) return days.problem;
  change.openDays = days.value ?? [];
  return undefined;
}

function readAddressLine(change: PropertyChange, text: string, options: ReadingOptions): string | undefined {
  const line = readStreetLine(text);
  for (const key of ['street', 'houseNumber', 'boxNumber'] as const) {
    const reason = readField(change, { field: getField(key) }, line[key], options);
    if (reason) return reason;
  }
  return undefined;
}

/** A day as people write it, or a moment as export writes it. */
function readPublishedAt(change: PropertyChange, text: string): string | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}T.*Z$/u.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) {
    change.publishedAt = new Date(moment).toISOString();
    return undefined;
  }
  const day = readDay(text);
  if (day.problem !== undefined) return day.problem;
  change.publishedAt = day.value ?? null;
  return undefined;
}
