import { z } from 'zod';
import type { AgentValues } from '#database/agent/present-agent.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { typedPhone } from '#domain/person/phone.ts';
import { lineOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';

const must = [
  ['firstName', 'TEAM_FIRST_NAME'],
  ['lastName', 'TEAM_LAST_NAME'],
  ['phone', 'TEAM_PHONE'],
  ['email', 'EMAIL'],
  ['office', 'TEAM_OFFICE'],
] as const satisfies readonly (readonly [string, OfficeTextKey])[];

/** Reads the form of an agent. `languages`: those of the site, the first one first. */
export function readAgentForm(
  form: FormData,
  { t, languages, offices }: { t: OfficeTexts; languages: readonly Language[]; offices: readonly number[] },
): { values: Omit<AgentValues, 'pictureId'>; problems: FormAnswer['problems'] } {
  const typed = (name: string, most?: number) => lineOf(form, name, most);
  const problems: FormAnswer['problems'] = must
    .filter(([name]) => typed(name) === '')
    .map(([field, label]) => ({ field, text: t('SETUP_FILL_IN', { field: t(label) }) }));
  const [first] = languages;
  if (first && !typed(`role.${first}`))
    problems.push({ field: `role.${first}`, text: t('SETUP_FILL_IN', { field: t('SETUP_FUNCTION') }) });
  const [email, phone] = [typed('email', 254), typed('phone', 40)];
  if (email && !z.email().max(254).safeParse(email).success)
    problems.push({ field: 'email', text: t('EMAIL_WRONG') });
  if (phone && !typedPhone.test(phone)) problems.push({ field: 'phone', text: t('SETUP_PHONE_WRONG') });
  const officeId = Number(typed('office'));
  if (typed('office') && !offices.includes(officeId))
    problems.push({ field: 'office', text: t('SETUP_FILL_IN', { field: t('TEAM_OFFICE') }) });
  const values = {
    officeId,
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    role: Object.fromEntries(
      languages.flatMap((each) => (typed(`role.${each}`) ? [[each, typed(`role.${each}`)]] : [])),
    ),
    phone,
    email,
    registrationNumber: typed('registrationNumber', 40) || null,
    languages: form.getAll('languages').filter((each): each is Language => isLanguage(each)),
    isShown: form.has('isShown'),
  };
  return { values, problems };
}
