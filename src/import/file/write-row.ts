import { type Language, languages } from '#domain/language.ts';
import { catalogue, type FieldKey } from '#domain/property/fields.ts';
import type { OpenDay } from '#domain/property/open-day.ts';
import type { Room } from '#domain/property/room.ts';
import { type Column, findColumn } from './columns.ts';
import { writeOpenDays } from './write-open-days.ts';
import { writeRoom } from './write-room.ts';

/** Ids of this database and derived values mean nothing to another database. */
const leftOut: readonly FieldKey[] = ['region', 'agentId', 'projectId'];

/** Values by catalogue key and by the names of the extra columns. */
type WrittenProperty = Readonly<Record<string, unknown>>;

/** The columns of a complete file: as import reads them, money in euros, one column for each language of a text. */
export const writtenColumns: readonly Column[] = [
  ...catalogue
    .filter((field) => !leftOut.includes(field.key))
    .flatMap((field) => {
      if (field.kind === 'texts') return languages.map((language) => `${field.key}.${language}`);
      return field.kind === 'money' ? [field.key.replace(/Cents$/u, '')] : [field.key];
    }),
  'publishedAt',
  'agentEmail',
  'projectReference',
  'openDays',
].flatMap((name) => findColumn(name) ?? []);

/** One cell for each of `writtenColumns`, as import reads them back. */
export function writeCells(property: WrittenProperty): string[] {
  return writtenColumns.map((column) => {
    if (column.extra) return writeCell(writeExtra(column.extra, property));
    const value = property[column.field.key];
    if (column.inEuros && typeof value === 'number') return writeEuros(value);
    return writeCell(column.language ? textIn(value, column.language) : value);
  });
}

/** An object for a line of JSON Lines: money in cents, empty values left out. */
export function writeObject(property: WrittenProperty): Record<string, unknown> {
  const names = new Set(writtenColumns.map((column) => column.extra ?? column.field.key));
  return Object.fromEntries(
    [...names]
      .map((name) => [name, writeExtra(name, property)])
      .filter(([, value]) => value !== null && value !== undefined),
  );
}

function writeExtra(name: string, property: WrittenProperty): unknown {
  const value = property[name];
  return name === 'openDays' && Array.isArray(value) ? writeOpenDays(value as OpenDay[]) : value;
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return writeNumber(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(writeEntry).join('|') : String(value);
}

/** A room, or an option of several. */
function writeEntry(entry: unknown): string {
  return typeof entry === 'object' ? writeRoom(entry as Room) : String(entry);
}

/** Three decimals could be read as thousands: a fourth prevents that. */
function writeNumber(value: number): string {
  return String(value).replace(/^(-?\d{1,3}\.\d{3})$/u, '$10');
}

function writeEuros(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function textIn(value: unknown, language: Language): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === language)?.[1]
    : '';
}
