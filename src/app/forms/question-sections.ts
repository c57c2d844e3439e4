import type { FormSection } from './form.ts';
import { consentSection, contactByField, personFields } from './person-fields.ts';

/** A question in one's own words, and who asks it. */
export const questionSections = [
  {
    fields: [
      {
        name: 'remark',
        kind: 'longText',
        max: 4000,
        label: 'CONTACT_REMARK',
        missing: 'CONTACT_REMARK_MISSING',
      },
    ],
  },
  { title: 'PERSON', fields: [...personFields, contactByField] },
  consentSection,
] as const satisfies readonly FormSection[];
