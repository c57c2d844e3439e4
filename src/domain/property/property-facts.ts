import { columnName } from './column-name.ts';
import { catalogue } from './fields.ts';
import type { PropertyFacts } from './values.ts';

const columns = catalogue.filter((field) => field.column).map(({ key }) => [key, columnName(key)] as const);

/** Columns and details of a row side by side, under the keys of the catalogue. */
export function propertyFacts(row: { readonly details: unknown }): PropertyFacts {
  const values = new Map<string, unknown>(Object.entries(row));
  const ofColumns = Object.fromEntries(columns.map(([key, column]) => [key, values.get(column) ?? null]));
  return { ...Object(row.details), ...ofColumns } as PropertyFacts;
}
