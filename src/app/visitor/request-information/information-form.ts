import type { FormDefinition } from '#questions/form.ts';
import { listedPersonFields, privacySection } from '#questions/person-fields.ts';
import { questionSections, remarkSection } from '#questions/question-sections.ts';
import type { Settings } from '#site/settings/settings.ts';

/** `isListed`: a law lists what may be asked of a tenant before the appointment (`appointmentLaws`). */
export function informationForm({ visits }: Settings, { isListed }: { isListed: boolean }) {
  return {
    form: 'contact_me',
    thanks: 'thanksContactMe',
    sections: isListed
      ? [remarkSection, { title: 'PERSON', fields: listedPersonFields }, privacySection]
      : questionSections(visits.dayParts),
    submit: 'ASK_SUBMIT',
    after: isListed ? 'REACH_AFTER' : 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
