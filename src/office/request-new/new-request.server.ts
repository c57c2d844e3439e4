import { noteLead } from '#commands/lead/note-lead.ts';
import { notedForms, notedWays } from '#domain/lead/noted-lead.ts';
import { findTyped } from '#office/calendar/find-typed.server.ts';
import { leadOn } from '#office/door/answers.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import { readPerson } from '#office/forms/read-person.server.ts';
import { siteLanguageChoices } from '#office/forms/site-languages.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { formName } from '#office/requests/request-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export function loadNewRequest(office: OfficeContext, url: URL) {
  const { language, settings } = office;
  const t = officeTextsFor(language);
  return {
    given: {
      way: 'phone',
      form: notedForms[0],
      property: url.searchParams.get('property')?.slice(0, 60) ?? '',
      language: settings.defaultLanguage,
    },
    ways: notedWays.map((value) => ({
      value,
      label: t(value === 'phone' ? 'INBOX_NEW_PHONE' : 'INBOX_NEW_DESK'),
    })),
    forms: notedForms.map((value) => ({ value, label: formName(value, t) })),
    languages: siteLanguageChoices(office),
  };
}

/** Notes a request made by telephone or at the desk. */
export async function noteRequest(office: OfficeContext, form: FormData) {
  const t = officeTextsFor(office.language);
  const { person, problems } = readPerson(office, form);
  const typed = textOf(form, 'property').trim();
  const property = typed ? await findTyped(office, typed) : undefined;
  if (typed && !property) problems.unshift({ field: 'property', text: t('CALENDAR_PROPERTY_MISSING') });
  const remark = textOf(form, 'remark').trim().slice(0, 4000);
  if (!remark) problems.push({ field: 'remark', text: t('INBOX_NEW_REMARK_MISSING') });
  const way = notedWays.find((each) => each === textOf(form, 'way'));
  const about = notedForms.find((each) => each === textOf(form, 'form'));
  if (!way || !about || problems.length > 0) return refuseForm(form, problems);
  const id = await noteLead(
    { ...staffBy(office), settings: office.settings, jobs: office.jobs, officeUrl: office.officeUrl },
    { way, form: about, property, person, remark, isSettled: form.has('settled') },
  );
  return leadOn(`/office/requests/${id}/?told=saved`);
}
