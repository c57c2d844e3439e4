import * as z from 'zod';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue, type FieldKey } from '#domain/property/fields.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';

/** What concerns the agency alone, or is said in another form. */
const aside: ReadonlySet<FieldKey> = new Set([
  'source',
  'sourceRef',
  'publication',
  'publishPrice',
  'publishAddress',
  'agentId',
  'latitude',
  'longitude',
]);

const told = catalogue.filter(({ key }) => !aside.has(key));

/** The attributes of the catalogue that others are told. What is not known, or hidden, is left out. */
export const attributesShape: Record<string, z.ZodType> = Object.fromEntries(
  told.map((field) => [field.key, z.optional(propertyInputSchema.shape[field.key])]),
);

/** `row`: of the view of visitors, in which what they may not know is null. */
export function attributesOf(row: { details: Record<string, unknown>; [column: string]: unknown }) {
  const attributes: Record<string, unknown> = {};
  for (const { key, ...field } of told) {
    const value = 'column' in field && field.column ? row[columnName(key)] : row.details[key];
    if (value !== null && value !== undefined) attributes[key] = value;
  }
  return attributes;
}
