import { readDay } from '#domain/reading/day.ts';
import { emptyChange, type PropertyChange } from '#import/core/change/property-change.ts';
import { readField } from '#import/core/change/read-field.ts';
import type { ReadingOptions } from '#import/core/change/read-value.ts';
import { problemOfText } from '#import/core/change/value-problem.ts';
import type { Column } from './columns.ts';

/** Absent cells leave values as they are, empty cells remove them. */
export function readRow(
  origin: string,
  cells: readonly (readonly [column: Column, cell: unknown])[],
  options: ReadingOptions,
): PropertyChange {
  const change = emptyChange(origin);
  for (const [column, cell] of cells) {
    const problem = readCell(change, column, cell, options);
    if (problem) change.problems.push({ field: column.heading ?? column.name, reason: problem });
  }
  return change;
}

function readCell(
  change: PropertyChange,
  column: Column,
  cell: unknown,
  options: ReadingOptions,
): string | undefined {
  if (column.extra) return problemOfText(cell) ?? readExtra(change, column.extra, cell);
  const given = column.language ? { [column.language]: cell } : cell;
  return readField(change, column.field, given, options, column.inEuros);
}

function readExtra(
  change: PropertyChange,
  name: NonNullable<Column['extra']>,
  cell: unknown,
): string | undefined {
  const text = String(cell ?? '').trim();
  switch (name) {
    case 'photos':
      change.photos = readPaths(cell);
      return undefined;
    case 'publishedAt':
      return readPublishedAt(change, text);
    default:
      change[name] = text || null;
      return undefined;
  }
}

function readPaths(cell: unknown): string[] {
  const paths: unknown[] = Array.isArray(cell) ? cell : String(cell ?? '').split(/[|;]/u);
  return paths.map((path) => String(path).trim()).filter(Boolean);
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
