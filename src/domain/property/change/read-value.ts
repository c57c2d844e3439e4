import type { Field, OptionField } from '#domain/property/field.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { readCertificateLabel } from '#domain/reading/certificate-label.ts';
import { readDay } from '#domain/reading/day.ts';
import { readFloor } from '#domain/reading/floor.ts';
import { readCents, readEuros } from '#domain/reading/money.ts';
import { type DecimalSign, readNumber } from '#domain/reading/number.ts';
import { refuseOtherSale } from '#domain/reading/other-sale.ts';
import { quote, type Reading, saysNothing } from '#domain/reading/reading.ts';
import { readWord, type Vocabulary } from '#domain/reading/word.ts';
import { readYesNo } from '#domain/reading/yes-no.ts';
import { typedLine, withoutInvisible } from '#domain/text/typed-line.ts';
import { readRooms } from './read-rooms.ts';

export type ReadingOptions = {
  /** The words for the options of an attribute, or for the property types. */
  words: (field: Field) => Vocabulary;
  decimal?: DecimalSign;
};

/**
 * Reads an attribute from a text or a JSON value (number, boolean or list) into the form of the catalogue (money in
 * cents, days as 'YYYY-MM-DD', tokens). The schema checks bounds. A text stays as it is; a text in several languages is
 * read one language at a time.
 */
export function readValue(
  field: Field,
  given: unknown,
  { words, decimal }: ReadingOptions,
  inEuros = false,
): Reading<unknown> {
  if (field.kind === 'rooms') return readRooms(field, given, { words, decimal });
  if (field.kind !== 'options' && typeof given === 'object' && given !== null) {
    return { problem: `${quote(JSON.stringify(given))} is no single value` };
  }
  const reading = readSingle(field, given ?? '', { words, decimal }, inEuros);
  return reading.problem === undefined && reading.value === 0 && meansNothingAtZero(field)
    ? { value: undefined }
    : reading;
}

/** Agencies' software writes 0 for unknown: no property has an area of 0 m², was built in 0 or costs nothing. */
function meansNothingAtZero(field: Field): boolean {
  return field.key === 'priceCents' || ('min' in field && field.min > 0);
}

function readSingle(
  field: Exclude<Field, { kind: 'rooms' }>,
  given: unknown,
  { words, decimal }: ReadingOptions,
  inEuros: boolean,
): Reading<unknown> {
  if (typeof given === 'number' && 'min' in field) return readJsonNumber(given, inEuros);
  const isText = field.kind === 'texts' || field.kind === 'url';
  const text = isText ? withoutInvisible(String(given)) : typedLine(String(given));
  switch (field.kind) {
    case 'text':
      return readText(text.replace(/\s+/gu, ' '));
    case 'texts':
    case 'url':
      return readText(text);
    case 'money':
      return inEuros ? readEuros(text) : readCents(text);
    case 'integer':
      return field.key === 'floor' ? readFloor(text) : readNumber(text, { decimals: 0 });
    case 'year':
      return readNumber(text, { decimals: 0 });
    case 'decimal':
    case 'area':
    case 'length':
      return readNumber(text, { decimal: onlyPossibleSign(field, text) ?? decimal });
    case 'date':
      return readDay(text);
    case 'boolean':
      return readYesNo(text);
    case 'energyLabel':
      return readCertificateLabel(text);
    case 'type':
      return readWord(text, words(field));
    case 'option':
      return readOption(field, text, words(field));
    case 'options':
      return readList(field, given, words(field));
  }
}

/** '50.878' cannot mean thousands in a latitude, which ends at 51.6. */
function onlyPossibleSign(field: Field, text: string): DecimalSign | undefined {
  if (!('max' in field) || field.max >= 1000) return undefined;
  const sign = /[.,]/u.exec(text)?.[0];
  return sign === '.' || sign === ',' ? sign : undefined;
}

/** A JSON number has one reading only: its point comes before the decimals. */
function readJsonNumber(number: number, inEuros: boolean): Reading<number> {
  return inEuros ? readEuros(number.toFixed(4)) : { value: number };
}

function readText(text: string): Reading<string> {
  const trimmed = text.trim();
  return { value: saysNothing(trimmed) ? undefined : trimmed.normalize('NFC') };
}

function readOption(field: OptionField, text: string, vocabulary: Vocabulary): Reading<string | number> {
  const set: readonly (string | number)[] = optionSets[field.options];
  const word = readWord(text.replace(/^(\d+)\.0+$/u, '$1'), vocabulary);
  if (word.problem !== undefined) {
    const otherSale = field.key === 'purpose' ? refuseOtherSale(text) : undefined;
    return otherSale === undefined ? word : { problem: otherSale };
  }
  if (word.value === undefined) return word;
  return { value: set.find((value) => String(value) === word.value) };
}

/** Options are separated by | ; or commas; a label that contains one of these is tried as a whole first. */
function readList(field: OptionField, given: unknown, vocabulary: Vocabulary): Reading<(string | number)[]> {
  const whole = Array.isArray(given)
    ? undefined
    : readOption(field, typedLine(String(given ?? '')), vocabulary);
  if (whole && whole.problem === undefined) {
    return { value: whole.value === undefined ? undefined : [whole.value] };
  }
  const parts: unknown[] = Array.isArray(given) ? given : String(given).split(/[|;,]/u);
  const values = new Set<string | number>();
  for (const part of parts) {
    const read = readOption(field, typedLine(String(part)), vocabulary);
    if (read.problem !== undefined) return read;
    if (read.value !== undefined) values.add(read.value);
  }
  return { value: values.size > 0 ? [...values] : undefined };
}
