import type { PersonLead } from '#database/person/person-page.ts';
import type { Language } from '#domain/language.ts';
import { askedForms, type LeadForm } from '#domain/lead/lead-forms.ts';
import { formatDay } from '#domain/time/dates.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { presentStatus } from '#office/requests/present-request.server.ts';
import { formName, waitedText } from '#office/requests/request-words.server.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** True if the agency answers it: other leads appear in no list of requests. */
export function isAsked({ form }: Pick<PersonLead, 'form'>): boolean {
  return askedForms.includes(form as LeadForm);
}

/** One line for a lead: its kind, its property, its day and its outcome. */
export function presentPersonLead(lead: PersonLead, { language, now }: { language: Language; now: Date }) {
  const t = officeTextsFor(language);
  const about = propertyWords(lead, language);
  const came =
    lead.starts_at && lead.appointment !== 'cancelled'
      ? t('PERSON_VIEWING', { when: whenText(lead.starts_at, language, now) })
      : lead.first_answer_at
        ? t('ASKED_ANSWERED_AFTER', {
            time: waitedText(lead.first_answer_at.getTime() - lead.created_at.getTime(), t),
          })
        : presentStatus(lead, now, t).text;
  return {
    key: `lead-${lead.id}`,
    href: isAsked(lead) ? `/office/requests/${lead.id}/` : '',
    title: formName(lead.form, t),
    about: about ? [about.type, about.address].join(', ') : (lead.project ?? ''),
    note: [formatDay(lead.created_at, language), ...(isAsked(lead) ? [came] : [])].join(' · '),
  };
}
