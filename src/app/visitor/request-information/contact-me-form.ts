import type { FormDefinition } from '#app/forms/form.ts';
import { listedPersonFields, privacySection } from '#app/forms/person-fields.ts';
import { questionSections } from '#app/forms/question-sections.ts';

export const contactMeForm = {
  form: 'contact_me',
  thanks: 'thanksContactMe',
  sections: questionSections,
  submit: 'ASK_SUBMIT',
  after: 'CONTACT_AFTER',
} as const satisfies FormDefinition;

/** Where a law lists what may be asked of a tenant before the visit (`visitLaws`). */
export const listedContactMeForm = {
  ...contactMeForm,
  sections: [questionSections[0], { title: 'PERSON', fields: listedPersonFields }, privacySection],
  after: 'REACH_AFTER',
} as const satisfies FormDefinition;
