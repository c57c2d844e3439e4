import type { DayPart } from '#domain/time/time-slots.ts';
import type { FormSection } from './form.ts';
import {
  addressFields,
  callTimesField,
  consentSection,
  contactByField,
  personFields,
} from './person-fields.ts';

export const remarkSection = {
  fields: [
    {
      name: 'remark',
      kind: 'longText',
      max: 4000,
      label: 'CONTACT_REMARK',
      missing: 'CONTACT_REMARK_MISSING',
    },
  ],
} as const satisfies FormSection;

/** A question in free words, and the person who asks it. `dayParts`: when the agency can call. */
export function questionSections(dayParts: readonly DayPart[]) {
  return [
    remarkSection,
    {
      title: 'PERSON',
      fields: [...personFields, ...addressFields, contactByField, callTimesField(dayParts)],
    },
    consentSection,
  ] as const satisfies readonly FormSection[];
}
