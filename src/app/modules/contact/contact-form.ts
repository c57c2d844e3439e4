import type { FormDefinition } from '#app/forms/form.ts';
import { questionSections } from '#app/forms/question-sections.ts';
import type { Settings } from '#site/settings/settings.ts';

/** About no property in particular. */
export function contactForm({ visits }: Settings) {
  return {
    form: 'contact',
    thanks: 'thanksContact',
    sections: questionSections(visits.dayParts),
    submit: 'CONTACT_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
