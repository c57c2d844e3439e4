import { isLanguage, type Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { readDay } from '#domain/reading/day.ts';
import { readPostalCode } from '#domain/reading/postal-code.ts';
import { quote } from '#domain/reading/reading.ts';
import { unkeptTexts } from '#domain/text/unkept-text.ts';
import type { Column } from '#import/file/columns.ts';
import { problemOfValue } from './field-problem.ts';
import { type ReadingOptions, readValue } from './read-value.ts';

export type RowProblem = { field: string; reason: string };

/** A text per language; null: the file says that there is none. A language that is absent was not mentioned. */
export type TextChanges = Partial<Record<Language, string | null>>;

/**
 * What one row of a file says of a property. What it does not mention stays as it is in the database (absent here);
 * what it leaves empty is taken away (null).
 */
export type PropertyRow = {
  line: number;
  values: Partial<Record<FieldKey, unknown>>;
  texts: Partial<Record<FieldKey, TextChanges | null>>;
  /** 'YYYY-MM-DD' or a moment as JSON writes it. */
  publishedAt?: string | null;
  agentEmail?: string | null;
  projectReference?: string | null;
  photos?: string[];
  problems: RowProblem[];
};

/** Takes the cells of a row beside their columns; gives what they say, with a problem for each that cannot be read. */
export function readRow(
  line: number,
  cells: readonly (readonly [column: Column, cell: unknown])[],
  options: ReadingOptions,
): PropertyRow {
  const row: PropertyRow = { line, values: {}, texts: {}, problems: [] };
  for (const [column, cell] of cells) {
    const problem = readCell(row, column, cell, options);
    if (problem) row.problems.push({ field: column.heading ?? column.name, reason: problem });
  }
  return row;
}

function readCell(
  row: PropertyRow,
  column: Column,
  cell: unknown,
  options: ReadingOptions,
): string | undefined {
  if (unkeptTexts(cell).length > 0) return 'the text has a sign in it that is none: write it anew';
  return column.extra ? readExtra(row, column.extra, cell) : readField(row, column, cell, options);
}

type FieldColumn = Extract<Column, { field: object }>;

function readField(
  row: PropertyRow,
  column: FieldColumn,
  cell: unknown,
  options: ReadingOptions,
): string | undefined {
  const { field, language, inEuros } = column;
  if (field.kind === 'texts') return readTexts(row, field.key, language, cell, options, column);
  if (field.key === 'postalCode') return readCode(row, cell);
  const reading = readValue(field, cell, options, inEuros);
  if (reading.problem !== undefined) return reading.problem;
  row.values[field.key] = reading.value ?? null;
  return reading.value === undefined ? undefined : problemOfValue(field, reading.value);
}

function readTexts(
  row: PropertyRow,
  key: FieldKey,
  language: Language | undefined,
  cell: unknown,
  options: ReadingOptions,
  { field }: FieldColumn,
): string | undefined {
  if (!language && (cell === null || cell === undefined)) {
    row.texts[key] = null;
    return undefined;
  }
  const given = language ? { [language]: cell } : cell;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return `say in which language: ${key}.nl, ${key}.fr, ${key}.de or ${key}.en`;
  }
  for (const [name, text] of Object.entries(given)) {
    if (!isLanguage(name)) return `${quote(name)} is not one of the languages nl, fr, de, en`;
    const reading = readValue(field, text, options);
    if (reading.problem !== undefined) return reading.problem;
    const problem =
      reading.value === undefined ? undefined : problemOfValue(field, { [name]: reading.value });
    if (problem) return problem;
    row.texts[key] = { ...row.texts[key], [name]: typeof reading.value === 'string' ? reading.value : null };
  }
  return undefined;
}

/** The country that stands before a code ('L-1234') counts as said, unless a column says it. */
function readCode(row: PropertyRow, cell: unknown): string | undefined {
  const reading = readPostalCode(String(cell ?? ''));
  if (reading.problem !== undefined) return reading.problem;
  row.values.postalCode = reading.value?.code ?? null;
  if (reading.value?.countryId) row.values.countryId ??= reading.value.countryId;
  return undefined;
}

function readExtra(row: PropertyRow, name: NonNullable<Column['extra']>, cell: unknown): string | undefined {
  if (name === 'photos') {
    const paths: unknown[] = Array.isArray(cell) ? cell : String(cell ?? '').split(/[|;]/u);
    row.photos = paths.map((path) => String(path).trim()).filter(Boolean);
    return undefined;
  }
  const text = String(cell ?? '').trim();
  if (name === 'publishedAt') {
    const moment = /^\d{4}-\d{2}-\d{2}T.*Z$/u.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(moment)) {
      row.publishedAt = new Date(moment).toISOString();
      return undefined;
    }
    const day = readDay(text);
    if (day.problem !== undefined) return day.problem;
    row.publishedAt = day.value ?? null;
    return undefined;
  }
  row[name] = text || null;
  return undefined;
}
