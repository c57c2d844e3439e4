import type { FormDefinition } from '#app/forms/form.ts';
import { questionSections } from '#app/forms/question-sections.ts';

/** About no property in particular. */
export const contactForm = {
  form: 'contact',
  thanks: 'thanksContact',
  sections: questionSections,
  submit: 'CONTACT_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;
