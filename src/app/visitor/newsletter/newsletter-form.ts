import type { FormDefinition } from '#app/forms/form.ts';
import { emailField, privacyField } from '#app/forms/person-fields.ts';

export const newsletterForm = {
  form: 'newsletter',
  thanks: 'thanksNewsletter',
  sections: [{ fields: [{ ...emailField, half: undefined }, privacyField] }],
  submit: 'NEWSLETTER_SUBMIT',
  after: 'NEWSLETTER_AFTER',
} as const satisfies FormDefinition;
