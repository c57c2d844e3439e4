import type { FormDefinition } from '#questions/form.ts';
import { consentSection, personFields, remarkField } from '#questions/person-fields.ts';

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
    { title: 'VALUATION_MORE', intro: 'VALUATION_MORE_HINT', fields: [remarkField] },
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
