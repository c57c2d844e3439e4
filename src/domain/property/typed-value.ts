import { readPostalCode } from '#domain/reading/postal-code.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { type ReadingOptions, readValue } from './change/read-value.ts';
import { problemOfText } from './change/value-problem.ts';
import type { EditTarget } from './edit-key.ts';
import { type FieldError, propertyInputSchema } from './schema.ts';

/** Why a typed value cannot be stored; the texts have a sentence for each. */
export type EditProblem = FieldError | 'NOT_READABLE' | 'NOT_STORABLE' | 'NO_SUCH_POSTAL_CODE';

export type TypedValue = { value: unknown; problem?: undefined } | { problem: EditProblem };

/**
 * Reads typed text as the import does, with money in euros and a comma before decimals. Rooms may also be a JSON list.
 * A value of null: the text says that there is none.
 */
export function readTyped(target: EditTarget, typed: string, words: ReadingOptions['words']): TypedValue {
  const { field, language } = target;
  if (problemOfText(typed)) return { problem: 'NOT_STORABLE' };
  const reading = readOne(target, typed, words);
  if (reading.problem !== undefined) return { problem: 'NOT_READABLE' };
  const { value } = reading;
  if (value === undefined) return { value: null };
  const checked = propertyInputSchema.shape[field.key].safeParse(language ? { [language]: value } : value);
  if (checked.success) return { value };
  return { problem: (checked.error.issues[0]?.message ?? 'INVALID') as FieldError };
}

function readOne({ field }: EditTarget, typed: string, words: ReadingOptions['words']): Reading<unknown> {
  if (field.key === 'postalCode') {
    const reading = readPostalCode(typed);
    return reading.problem === undefined ? { value: reading.value?.code } : reading;
  }
  const given = field.kind === 'rooms' && typed.trim().startsWith('[') ? parsed(typed) : typed;
  return readValue(field, given, { words, decimal: ',' }, field.kind === 'money');
}

/** Invalid JSON is read as a text, and refused as such. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text that a form shows for a value; `readTyped` reads it as the same value. */
export function writeTyped({ field }: EditTarget, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'rooms') return JSON.stringify(value);
  if (field.kind === 'money') return writeEuros(Number(value));
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && field.kind !== 'option') return String(value).replace('.', ',');
  return String(value);
}

function writeEuros(cents: number): string {
  const whole = formatNumber(Math.trunc(cents / 100));
  return cents % 100 === 0 ? whole : `${whole},${String(cents % 100).padStart(2, '0')}`;
}
