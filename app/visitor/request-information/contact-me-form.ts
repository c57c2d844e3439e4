import type { FormDefinition } from '../../forms/form.ts';
import { consentSection, contactByField, personFields } from '../../forms/person-fields.ts';

/** A question about one home. */
export const contactMeForm = {
  form: 'contact_me',
  sections: [
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
  ],
  submit: 'ASK_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;
