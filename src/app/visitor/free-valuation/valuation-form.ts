import type { Language } from '#domain/language.ts';
import { searchTypes } from '#domain/property/types.ts';
import type { FormDefinition, FormField } from '#questions/form.ts';
import { consentSection, personFields, remarkField } from '#questions/person-fields.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { formTexts } from '#texts/forms/texts.ts';

/** What agents ask first; the periods are those of the Belgian housing stock, by how people built then. */
const propertyFields = [
  {
    name: 'type',
    kind: 'choice',
    hasChips: true,
    label: 'DEMAND_TYPE',
    choices: searchTypes
      .filter((type) => type !== 'new_build_project')
      .map((value) => ({ value, label: (language: Language) => fieldTexts(language).type(value) })),
  },
  {
    name: 'bedrooms',
    kind: 'choice',
    hasChips: true,
    label: (language: Language) => fieldTexts(language).label('bedrooms'),
    choices: ['0', '1', '2', '3', '4', '5+'].map((value) => ({ value, label: () => value })),
  },
  {
    name: 'construction_period',
    kind: 'choice',
    hasChips: true,
    label: (language: Language) => fieldTexts(language).label('constructionYear'),
    choices: [
      { value: '-1945', label: (language: Language) => formTexts(language)('BUILT_BEFORE', { year: 1946 }) },
      ...['1946–1970', '1971–1990', '1991–2005'].map((years) => ({
        value: years.replace('–', '-'),
        label: () => years,
      })),
      { value: '2006-', label: (language: Language) => formTexts(language)('BUILT_AFTER', { year: 2005 }) },
      { value: 'unknown', label: 'BUILT_UNKNOWN' },
    ],
  },
  { ...remarkField, label: 'VALUATION_REMARK', rows: 2 },
] as const satisfies readonly FormField[];

/** Each section is a step. */
export const valuationForm = {
  form: 'free_valuation',
  thanks: 'thanksFreeValuation',
  sections: [
    {
      title: 'VALUATION_WHAT',
      fields: [
        {
          name: 'goal',
          kind: 'choice',
          label: 'VALUATION_GOAL',
          missing: 'VALUATION_GOAL_MISSING',
          choices: [
            { value: 'sell', label: 'GOAL_SELL' },
            { value: 'let', label: 'GOAL_LET' },
          ],
        },
        {
          name: 'street',
          kind: 'text',
          max: 120,
          label: 'STREET',
          missing: 'STREET_MISSING',
          autoComplete: 'street-address',
        },
        {
          name: 'postal_code',
          kind: 'postalCode',
          label: 'POSTAL_CODE',
          missing: 'POSTAL_CODE_MISSING',
          half: true,
          autoComplete: 'postal-code',
        },
        {
          name: 'city',
          kind: 'text',
          max: 80,
          label: 'CITY',
          missing: 'CITY_MISSING',
          half: true,
          autoComplete: 'address-level2',
        },
      ],
    },
    { title: 'VALUATION_MORE', intro: 'VALUATION_MORE_HINT', fields: propertyFields },
    { title: 'PERSON', fields: personFields },
    { title: 'VALUATION_SEND', fields: consentSection.fields },
  ],
  submit: 'VALUATION_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;

/** Splits an address that was typed in one line; its parts are keyed by the names of the fields. */
export function addressParts(address: string): Record<string, string> {
  const text = address.replace(/\s+/g, ' ').trim();
  const end = /(?<![ ,])[ ,]+(?:[BL]-? ?)?([1-9]\d{3}) ([^\d,]+)$/i.exec(text);
  const street = text.slice(0, end?.index);
  if (end && /\d/.test(street)) return { street, postal_code: end[1] ?? '', city: end[2] ?? '' };
  const comma = text.lastIndexOf(',');
  const city = text.slice(comma + 1).trim();
  if (comma > 0 && /^\D+$/.test(city)) return { street: text.slice(0, comma), city };
  return text ? { street: text } : {};
}
