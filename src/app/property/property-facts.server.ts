import type { PropertyRow } from '#database/property/property-page.ts';
import { columnName } from '#domain/property/column-name.ts';
import { fields } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

const columns = fields.filter((field) => 'column' in field).map(({ key }) => [key, columnName(key)] as const);

/** Columns and details side by side, under the keys of the catalogue. */
export function propertyFacts(row: PropertyRow): PropertyFacts {
  const ofColumns = Object.fromEntries(columns.map(([key, column]) => [key, row[column] ?? null]));
  return { ...row.details, ...ofColumns } as PropertyFacts;
}
