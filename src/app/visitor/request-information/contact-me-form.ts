import type { FormDefinition } from '#app/forms/form.ts';
import { questionSections } from '#app/forms/question-sections.ts';
import type { Settings } from '#site/settings/settings.ts';

export function contactMeForm({ visits }: Settings) {
  return {
    form: 'contact_me',
    thanks: 'thanksContactMe',
    sections: questionSections(visits.dayParts),
    submit: 'ASK_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
