import * as z from 'zod';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue, type FieldKey } from '#domain/property/fields.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';

/** Attributes that concern the agency alone, or are given in another form. */
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

/** The attributes of the catalogue that others are told. Unknown and hidden ones are left out. */
export const attributesShape: Record<string, z.ZodType> = Object.fromEntries(
  told.map((field) => [field.key, z.optional(propertyInputSchema.shape[field.key])]),
);

/** `row`: from the view of visitors, in which hidden values are null. */
export function attributesOf(row: { details: Record<string, unknown>; [column: string]: unknown }) {
  const attributes: Record<string, unknown> = {};
  for (const { key, ...field } of told) {
    const value = 'column' in field && field.column ? row[columnName(key)] : row.details[key];
    if (value !== null && value !== undefined) attributes[key] = value;
  }
  return attributes;
}
