import type { FormDefinition } from '#questions/form.ts';
import { questionSections } from '#questions/question-sections.ts';
import type { Settings } from '#site/settings/settings.ts';

/** For questions that are not about a property. */
export function contactForm({ visits }: Settings) {
  return {
    form: 'contact',
    thanks: 'thanksContact',
    sections: questionSections(visits.dayParts),
    submit: 'CONTACT_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
