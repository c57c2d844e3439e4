import type { FormDefinition } from '#questions/form.ts';
import { emailField, privacyField } from '#questions/person-fields.ts';

export const newsletterForm = {
  form: 'newsletter',
  thanks: 'thanksNewsletter',
  sections: [{ fields: [{ ...emailField, half: undefined }, privacyField] }],
  submit: 'NEWSLETTER_SUBMIT',
  after: 'NEWSLETTER_AFTER',
} as const satisfies FormDefinition;
