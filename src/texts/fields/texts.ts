import { type Language, languages } from '#domain/language.ts';
import type { FieldWords, WordContext } from '#domain/property/field-words.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { screaming } from '#texts/screaming.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type FieldTextTable = Record<keyof typeof nl, string>;

export const fieldTables: Record<Language, FieldTextTable> = { nl, fr, de, en };

const wordsOfLanguage = new Map(languages.map((language) => [language, makeWords(language)]));

/** The words stay on the server, because they are many: pages get finished labels and values from their loaders. */
export function fieldTexts(language: Language): FieldWords {
  return wordsOfLanguage.get(language) ?? makeWords(language);
}

function makeWords(language: Language): FieldWords {
  const table: Partial<Record<string, string>> = fieldTables[language];
  const text = (...keys: string[]) => keys.map((key) => table[key]).find((found) => found !== undefined);

  // A page asks for fifty.
  const labels = new Map<string, string | undefined>();
  const label = (key: FieldKey, context: WordContext = {}) => {
    const asked = `${key} ${context.region} ${context.purpose}`;
    if (!labels.has(asked)) labels.set(asked, text(...variants(`FIELD_${screaming(key)}`, context)));
    return labels.get(asked);
  };

  return {
    language,
    label: (key, context) => label(key, context) ?? '',
    shortLabel: (key, context = {}) => {
      const short = `FIELD_${screaming(key)}_SHORT`;
      const singular = context.count === 1 ? [`${short}_ONE`] : [];
      return text(...singular, ...variants(short, context)) ?? label(key, context) ?? '';
    },
    option: (key, value) => {
      const field = getField(key);
      if (!('options' in field)) throw new Error(`'${key}' has no options`);
      return text(`OPTION_${screaming(field.options)}_${String(value).toUpperCase()}`) ?? '';
    },
    group: (group) => text(`GROUP_${group.toUpperCase()}`) ?? '',
    type: (type) => text(`TYPE_${type.toUpperCase()}`) ?? '',
    types: (type) => text(`TYPES_${type.toUpperCase()}`) ?? '',
    unit: (unit, count) => {
      const key = `UNIT_${unit.toUpperCase()}`;
      return (count === 1 ? text(`${key}_ONE`, key) : text(key)) ?? '';
    },
    yes: fieldTables[language].YES,
    no: fieldTables[language].NO,
    groundFloor: fieldTables[language].GROUND_FLOOR,
    floorName: (floor) => {
      if (floor === 0) return fieldTables[language].GROUND_FLOOR;
      if (floor === 1) return fieldTables[language].FLOOR_NAME_FIRST;
      const { FLOOR_NAME, FLOOR_NAME_BELOW } = fieldTables[language];
      return (floor < 0 ? FLOOR_NAME_BELOW : FLOOR_NAME).replace('{{floor}}', String(Math.abs(floor)));
    },
    startingFrom: fieldTables[language].STARTING_FROM,
    withoutTax: fieldTables[language].PRICE_WITHOUT_TAX,
  };
}

/** The keys that a text may have, the most specific first. */
function variants(key: string, { region, purpose }: WordContext): string[] {
  return [region, purpose]
    .filter((each) => typeof each === 'string')
    .map((each) => `${key}__${each.toUpperCase()}`)
    .concat(key);
}
