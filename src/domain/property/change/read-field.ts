import { isLanguage } from '#domain/language.ts';
import type { Field } from '#domain/property/field.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { readPostalCode } from '#domain/reading/postal-code.ts';
import { quote } from '#domain/reading/reading.ts';
import type { PropertyChange } from './property-change.ts';
import { type ReadingOptions, readValue } from './read-value.ts';
import { problemOfText, problemOfValue } from './value-problem.ts';

/**
 * Reads an attribute of the source into a change: from a text or a JSON value, or, for a text in several languages,
 * from an object of texts. Returns why it cannot be read or why the catalogue refuses it, in plain English.
 */
export function readField(
  change: PropertyChange,
  { field, inEuros }: { field: Field & { key: FieldKey }; inEuros?: boolean },
  given: unknown,
  options: ReadingOptions,
): string | undefined {
  const unkept = problemOfText(given);
  if (unkept) return unkept;
  if (field.kind === 'texts') return readTexts(change, field, given, options);
  if (field.key === 'postalCode') return readCode(change, given);
  const reading = readValue(field, given, options, inEuros);
  if (reading.problem !== undefined) return reading.problem;
  change.values[field.key] = reading.value ?? null;
  return reading.value === undefined ? undefined : problemOfValue(field, reading.value);
}

function readTexts(
  change: PropertyChange,
  field: Field & { key: FieldKey },
  given: unknown,
  options: ReadingOptions,
): string | undefined {
  const { key } = field;
  if (given === null || given === undefined) {
    change.texts[key] = null;
    return undefined;
  }
  if (typeof given !== 'object' || Array.isArray(given)) {
    return `say in which language: ${key}.nl, ${key}.fr, ${key}.de or ${key}.en`;
  }
  for (const [name, text] of Object.entries(given)) {
    if (!isLanguage(name)) return `${quote(name)} is not one of the languages nl, fr, de, en`;
    const reading = readValue(field, text, options);
    if (reading.problem !== undefined) return reading.problem;
    const problem =
      reading.value === undefined ? undefined : problemOfValue(field, { [name]: reading.value });
    if (problem) return problem;
    const kept = typeof reading.value === 'string' ? reading.value : null;
    change.texts[key] = { ...change.texts[key], [name]: kept };
  }
  return undefined;
}

/** A country in front of a code ('L-1234') sets the country, unless the source gives it elsewhere. */
function readCode(change: PropertyChange, given: unknown): string | undefined {
  const reading = readPostalCode(String(given ?? ''));
  if (reading.problem !== undefined) return reading.problem;
  change.values.postalCode = reading.value?.code ?? null;
  if (reading.value?.countryId) change.values.countryId ??= reading.value.countryId;
  return undefined;
}
