import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { typedPhone } from '#domain/person/phone.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { lineOf, textOf } from './read-form.ts';
import { siteLanguageOr } from './site-languages.server.ts';

/** A caller or a visitor at the desk, as `PersonFields` asks it. Either the address or the number may be empty. */
type TypedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
};

export function readPerson(
  office: OfficeContext,
  form: FormData,
): { person: TypedPerson; problems: FormAnswer['problems'] } {
  const { language } = office;
  const t = officeTextsFor(language);
  const line = (name: string, most?: number) => lineOf(form, name, most);
  const person = {
    firstName: line('first_name'),
    lastName: line('last_name'),
    email: line('email', 254),
    phone: line('phone', 30),
    language: siteLanguageOr(office, textOf(form, 'language')),
  };
  const { lastName, email, phone } = person;
  const problems: FormAnswer['problems'] = [];
  if (!lastName) problems.push({ field: 'last_name', text: t('NAME_MISSING') });
  if (!email && !phone) problems.push({ field: 'phone', text: t('CALENDAR_REACH_MISSING') });
  if (email && !z.email().safeParse(email).success) problems.push({ field: 'email', text: t('EMAIL_WRONG') });
  if (phone && !typedPhone.test(phone))
    problems.push({ field: 'phone', text: formTexts(language)('PHONE_WRONG') });
  return { person, problems };
}
