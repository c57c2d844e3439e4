import { isLanguage, type Language } from '#domain/language.ts';
import { isRole, type Role } from '#domain/staff/rights.ts';
import { lineOf, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';

type StaffForm = { name: string; role: Role; language: Language };

/** The fields that both forms about a member of staff share. Throws 400 for a form that is not ours. */
export function readStaffForm(
  form: FormData,
  t: OfficeTexts,
): { values: StaffForm; problems: FormAnswer['problems'] } {
  const name = lineOf(form, 'name');
  const role = textOf(form, 'role');
  const language = textOf(form, 'language');
  if (!isRole(role) || !isLanguage(language))
    throw new Response('There is no such role or language.', { status: 400 });
  const problems = name ? [] : [{ field: 'name', text: t('NAME_MISSING') }];
  return { values: { name, role, language }, problems };
}
