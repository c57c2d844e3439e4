import type { Selectable } from 'kysely';
import type { Property } from '#database/generated.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue } from '#domain/property/fields.ts';
import type { ColumnKey } from '#domain/property/values.ts';
import type { Screaming } from '#texts/screaming.ts';

/**
 * `previous_price_cents` stays for the program's previous version: nothing writes or shows it any more.
 * `property_price` has every price that a property had; a page that shows one may not announce a false reduction (Code
 * of Economic Law, VI.97).
 */
type NotWritten =
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'option_since'
  | 'gone_noticed_on'
  | 'previous_price_cents';

type Written = Omit<Selectable<Property>, NotWritten>;

/** The columns that an import writes; null if the value is not known yet. */
export type PropertyDraft = { [Column in keyof Written]: Written[Column] | null };

/** The catalogue's columns: does not compile if the generated types lack one of them. */
const catalogueColumns = catalogue
  .filter((field) => field.column)
  .map(({ key }) => columnName(key) as Lowercase<Screaming<ColumnKey>>) satisfies (keyof Written)[];

/** The catalogue's columns and the derived ones. */
export const draftColumns: readonly string[] = [...catalogueColumns, 'place_id', 'published_at', 'details'];

const columnsThatAreNeverNull = {
  source: '',
  publication: 'published',
  availability: 'available',
  publish_price: true,
  publish_address: true,
  title: {},
  lede: {},
  description: {},
  details: {},
} satisfies Partial<PropertyDraft>;

/** The property before its source says anything: published, available, and otherwise empty. */
export function blankProperty(): PropertyDraft {
  const blank = Object.fromEntries(draftColumns.map((column) => [column, null]));
  return { ...(blank as PropertyDraft), ...structuredClone(columnsThatAreNeverNull) };
}

export function draftOf(property: Selectable<Property>): PropertyDraft {
  const columns = Object.entries(property).filter(([column]) => draftColumns.includes(column));
  return structuredClone(Object.fromEntries(columns)) as PropertyDraft;
}

/** True if the column keeps its value when the source empties it, because the table requires one. */
export function keepsWhenEmpty(column: string): boolean {
  return Object.hasOwn(columnsThatAreNeverNull, column);
}
