import { redirectDocument } from 'react-router';
import { asking, withCookies } from '#account/asking.ts';
import { newPasswordProblem } from '#account/password-problems.ts';
import type { PasskeyAsking } from '#login/staff/passkeys/add-passkey.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { formTexts } from '#texts/forms/texts.ts';

/** `host`: passkeys are valid for one host name of the office. */
export function passkeyAsking(office: OfficeContext, request: Request): PasskeyAsking {
  return { ...asking(office, request), host: new URL(request.url).host };
}

/**
 * Leads to another page by a full page load: the texts kept in the browser are in one language, which may now differ.
 */
export function leadOn(to: string, cookies: readonly string[] = []): Response {
  return withCookies(redirectDocument(to, 303), cookies);
}

/** The fields that are never sent back. */
const secretFields = ['password', 'password_again', 'present', 'code', 'backup', 'passkey'];

export function refuseDoor(form: FormData, problems: FormAnswer['problems']) {
  return refuseForm(form, problems, secretFields);
}

/** What is wrong with a password that was typed twice. */
export function newPasswordProblems(
  office: OfficeContext,
  form: FormData,
  about: { name: string; email: string },
): FormAnswer['problems'] {
  const t = formTexts(office.language);
  const password = textOf(form, 'password');
  if (!password) return [{ field: 'password', text: t('PASSWORD_MISSING') }];
  const given = { password, password_again: textOf(form, 'password_again') };
  const problem = newPasswordProblem(office, given, about);
  return problem ? [{ field: problem.field, text: t(problem.key) }] : [];
}
