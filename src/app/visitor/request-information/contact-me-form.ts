import type { FormDefinition } from '#app/forms/form.ts';
import { questionSections } from '#app/forms/question-sections.ts';

export const contactMeForm = {
  form: 'contact_me',
  thanks: 'thanksContactMe',
  sections: questionSections,
  submit: 'ASK_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;
