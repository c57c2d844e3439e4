import type { Field } from '#domain/property/field.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { quote } from '#domain/reading/reading.ts';
import { unstorableTexts } from '#domain/text/unstorable-text.ts';

/** Why PostgreSQL cannot store it, whatever attribute it belongs to. */
export function problemOfText(given: unknown): string | undefined {
  return unstorableTexts(given).length > 0
    ? 'the text has a character that cannot be stored: write it again'
    : undefined;
}

/** Why the catalogue refuses the value. */
export function problemOfValue(field: Field & { key: FieldKey }, value: unknown): string | undefined {
  const result = propertyInputSchema.shape[field.key].safeParse(value);
  if (result.success) return undefined;
  const [place, part] = result.error.issues[0]?.path ?? [];
  if (field.kind === 'rooms' && typeof place === 'number') {
    return `room ${place + 1}: ${String(part ?? 'it')} is not valid`;
  }
  const shown = typeof value === 'string' ? quote(value) : JSON.stringify(value);
  switch (result.error.issues[0]?.message) {
    case 'TOO_SMALL':
      return `${amount(field, value)} is less than ${amount(field, 'min' in field && field.min)}`;
    case 'TOO_LARGE':
      return `${amount(field, value)} is more than ${amount(field, 'max' in field && field.max)}`;
    case 'NOT_A_WHOLE_NUMBER':
      return `${shown} is not a whole number`;
    case 'TOO_LONG':
      return `the text is longer than ${'max' in field ? field.max : ''} characters`;
    case 'NOT_AN_ADDRESS':
      return `${shown} is not an address such as https://www.example.be`;
    default:
      return `${shown} is not valid`;
  }
}

function amount(field: Field, value: unknown): string {
  return field.kind === 'money' ? `€ ${Number(value) / 100}` : String(value);
}
