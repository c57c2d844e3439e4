import * as z from 'zod';
import { energyLabels } from './energy-label.ts';
import type { Field, NumberField } from './field.ts';
import { catalogue } from './fields.ts';
import { optionSets } from './option-sets.ts';
import { roomBounds } from './room.ts';
import { propertyTypes } from './types.ts';
import type { ColumnKey, DetailKey, FieldValue, RequiredKey } from './values.ts';

/** What can be wrong with a value. The texts of the product have a sentence for each. */
export type FieldError =
  | 'REQUIRED'
  | 'INVALID'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'TOO_LONG'
  | 'NOT_A_WHOLE_NUMBER'
  | 'NOT_A_DATE'
  | 'NOT_AN_ADDRESS'
  | 'NOT_AN_OPTION'
  | 'UNKNOWN_FIELD';

const unknownIsRefused = {
  error: (issue: z.core.$ZodRawIssue): FieldError =>
    issue.code === 'unrecognized_keys' ? 'UNKNOWN_FIELD' : 'INVALID',
};

type DetailShape = { [Key in DetailKey]: z.ZodOptional<z.ZodType<FieldValue<Key>>> };

type ColumnShape = { [Key in RequiredKey]: z.ZodType<FieldValue<Key>> } & {
  [Key in Exclude<ColumnKey, RequiredKey>]: z.ZodOptional<z.ZodType<FieldValue<Key>>>;
};

const roomSchema = z.strictObject(
  {
    kind: oneOf(optionSets.roomKind),
    floor: bounded(z.int({ error: missingOr('NOT_A_WHOLE_NUMBER') }), roomBounds.floor).optional(),
    areaM2: bounded(z.number({ error: missingOr('INVALID') }), roomBounds.areaM2).optional(),
    // In a cell of a file these two signs separate rooms, and the parts of a room.
    name: textsSchema(textSchema(roomBounds.nameLength).regex(/^[^|;]*$/u, key('INVALID'))).optional(),
  },
  unknownIsRefused,
);

// Object.fromEntries forgets which key has which schema: the catalogue's own types say it again.
const detailShape = shapeOf(catalogue.filter((field) => !field.column)) as DetailShape;
const columnShape = shapeOf(catalogue.filter((field) => field.column)) as ColumnShape;

/** A whole property, columns and details side by side. Empty values are left out. Unknown keys are refused. */
export const propertyInputSchema = z.strictObject({ ...columnShape, ...detailShape }, unknownIsRefused);

function shapeOf(fields: readonly Field[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    fields.map((field) => [field.key, field.required ? schemaOf(field) : schemaOf(field).optional()]),
  );
}

/** The messages are text keys. */
function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema(field.max);
    case 'texts':
      return textsSchema(textSchema(field.max));
    case 'url':
      return z
        .url({ protocol: /^https?$/, error: missingOr('NOT_AN_ADDRESS') })
        .max(field.max, key('TOO_LONG'));
    case 'integer':
    case 'money':
    case 'year':
      return bounded(z.int({ error: missingOr('NOT_A_WHOLE_NUMBER') }), field);
    case 'decimal':
    case 'area':
    case 'length':
      return bounded(z.number({ error: missingOr('INVALID') }), field);
    case 'date':
      return z.iso.date({ error: missingOr('NOT_A_DATE') });
    case 'boolean':
      return z.boolean({ error: missingOr('INVALID') });
    case 'type':
      return oneOf(propertyTypes.map((type) => type.key));
    case 'energyLabel':
      return oneOf(energyLabels);
    case 'option':
      return oneOf(optionSets[field.options]);
    case 'options':
      return z
        .array(oneOf(optionSets[field.options]), { error: missingOr('INVALID') })
        .min(1, key('REQUIRED'))
        .refine((values) => new Set(values).size === values.length, key('INVALID'));
    case 'rooms':
      return z
        .array(roomSchema, { error: missingOr('INVALID') })
        .min(1, key('REQUIRED'))
        .max(roomBounds.rooms, key('TOO_LONG'));
  }
}

function textsSchema(text: z.ZodString) {
  const each = text.optional();
  return z.strictObject({ nl: each, fr: each, de: each, en: each }, unknownIsRefused);
}

function textSchema(max: number) {
  return z
    .string({ error: missingOr('INVALID') })
    .trim()
    .min(1, key('REQUIRED'))
    .max(max, key('TOO_LONG'));
}

function bounded(schema: z.ZodNumber, { min, max }: Pick<NumberField, 'min' | 'max'>) {
  return schema.min(min, key('TOO_SMALL')).max(max, key('TOO_LARGE'));
}

function oneOf(values: readonly (string | number)[]) {
  return z.literal([...values], { error: missingOr('NOT_AN_OPTION') });
}

function key(error: FieldError): { error: FieldError } {
  return { error };
}

function missingOr(error: FieldError): (issue: { input?: unknown }) => FieldError {
  return (issue) => (issue.input === undefined ? 'REQUIRED' : error);
}
