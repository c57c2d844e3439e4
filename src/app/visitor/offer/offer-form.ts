import type { FormDefinition } from '#app/forms/form.ts';
import { consentSection, personFields } from '#app/forms/person-fields.ts';

/** For a property that is for sale. */
export const offerForm = {
  form: 'offer',
  thanks: 'thanksOffer',
  sections: [
    {
      title: 'OFFER_YOURS',
      fields: [
        {
          name: 'amount',
          kind: 'euros',
          label: 'OFFER_AMOUNT',
          hint: 'OFFER_AMOUNT_HINT',
          missing: 'OFFER_AMOUNT_MISSING',
        },
        { name: 'remark', kind: 'longText', max: 4000, label: 'OFFER_REMARK', hint: 'OFFER_REMARK_HINT' },
      ],
    },
    { title: 'PERSON', fields: personFields },
    consentSection,
  ],
  submit: 'OFFER_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;
