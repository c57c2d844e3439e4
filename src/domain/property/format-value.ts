import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay } from '#domain/time/dates.ts';
import { isEnergyLabel, writeEnergyLabel } from './energy-label.ts';
import type { NumberField, OptionField } from './field.ts';
import type { FieldWords } from './field-words.ts';
import type { CatalogueField, FieldKey } from './fields.ts';
import { planningCode } from './planning-codes.ts';
import { formatEuro } from './price.ts';
import { isPropertyType } from './types.ts';

// Every language of the site writes numbers as in Belgian Dutch.

const noBreakSpace = '\u00a0';
/** No line ends or begins with it. */
const dot = `${noBreakSpace}·${noBreakSpace}`;

/**
 * As a page writes it: '198 m²', '11,40 m', '€ 1.384 per jaar', '18-3-2034', 'Ja', 'Vg · uitgereikt'. '' when the
 * value is not of the field's kind: data may be older than the catalogue.
 */
export function formatValue(field: CatalogueField, value: unknown, words: FieldWords): string {
  switch (field.kind) {
    case 'text':
    case 'url':
      return typeof value === 'string' ? value : '';
    case 'texts':
      return isTexts(value) ? (pickText(value, words.language)?.text ?? '') : '';
    case 'date':
      return typeof value === 'string' ? formatDay(value, words.language) : '';
    case 'boolean':
      return typeof value === 'boolean' ? (value ? words.yes : words.no) : '';
    case 'type':
      return isPropertyType(value) ? words.type(value) : '';
    case 'energyLabel':
      return isEnergyLabel(value) ? writeEnergyLabel(value) : '';
    // Rooms are a table of their own: see room-table.ts.
    case 'rooms':
      return '';
    case 'option':
      return formatOption(field, value, words);
    case 'options':
      return Array.isArray(value) ? joined(value.map((one) => formatOption(field, one, words))) : '';
    default:
      return typeof value === 'number' && Number.isFinite(value) ? writeNumber(field, value, words) : '';
  }
}

/** The language in which formatValue writes the value, when that is not the language of the page. */
export function foreignLanguage(value: unknown, words: FieldWords): Language | undefined {
  const language = isTexts(value) ? pickText(value, words.language)?.language : undefined;
  return language === words.language ? undefined : language;
}

function writeNumber(field: NumberField, value: number, words: FieldWords): string {
  switch (field.kind) {
    case 'year':
      return String(value);
    case 'money':
      return withUnit(formatEuro(value), field, value, words);
    case 'area':
      return formatNumber(value, { decimals: 2 }) + noBreakSpace + words.unit('m2');
    case 'length':
      return (
        formatNumber(value, { decimals: 2, padded: !Number.isInteger(value) }) +
        noBreakSpace +
        words.unit('m')
      );
    default:
      if (field.key === 'floor' && value === 0) return words.groundFloor;
      if (field.key === 'leaseTermMonths' && value > 0 && value % 12 === 0)
        return formatNumber(value / 12) + noBreakSpace + words.unit('years', value / 12);
      return withUnit(formatNumber(value, { decimals: 2 }), field, value, words);
  }
}

function withUnit(number: string, { unit }: NumberField, count: number, words: FieldWords): string {
  return unit ? number + noBreakSpace + words.unit(unit, count) : number;
}

function formatOption(
  { key, options }: OptionField & { key: FieldKey },
  value: unknown,
  words: FieldWords,
): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const word = words.option(key, value);
  const code = planningCode(options, value);
  return code ? code + dot + word : word;
}

/** Planning codes contain commas: semicolons separate them. */
function joined(texts: string[]): string {
  return texts.filter((text) => text !== '').join(texts.some((text) => text.includes(dot)) ? '; ' : ', ');
}

function isTexts(value: unknown): value is LocalisedText {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
