import { redirectDocument } from 'react-router';
import { passwordProblem } from '#login/engine/password.ts';
import type { Asking } from '#login/engine/tools.ts';
import type { PasskeyAsking } from '#login/staff/passkeys/add-passkey.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';

/** `host`: passkeys are valid for one host name of the office. */
export function passkeyAsking(office: OfficeContext, request: Request): PasskeyAsking {
  return { ...asking(office, request), host: new URL(request.url).host };
}

export function asking({ clientAddress, now, log }: OfficeContext, { headers }: Request): Asking {
  return { headers, clientAddress, now, log };
}

/**
 * Leads to another page by a full page load: the texts kept in the browser are in one language, which may now differ.
 */
export function leadOn(to: string, cookies: readonly string[] = []): Response {
  const response = redirectDocument(to, 303);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The fields that are never sent back. */
export const secretFields = ['password', 'password_again', 'present', 'code', 'backup', 'passkey'];

export function refuseDoor(form: FormData, problems: FormAnswer['problems']) {
  return refuseForm(form, problems, secretFields);
}

const passwordKeys = {
  short: 'PASSWORD_SHORT',
  long: 'PASSWORD_LONG',
  common: 'PASSWORD_COMMON',
} as const satisfies Record<string, FormTextKey>;

/** What is wrong with a password that was typed twice. */
export function newPasswordProblems(
  { language, settings }: OfficeContext,
  form: FormData,
  { name, email }: { name: string; email: string },
): FormAnswer['problems'] {
  const t = formTexts(language);
  const password = textOf(form, 'password');
  if (!password) return [{ field: 'password', text: t('PASSWORD_MISSING') }];
  const problem = passwordProblem(password, [name, email, settings.agency.name]);
  if (problem) return [{ field: 'password', text: t(passwordKeys[problem]) }];
  if (password !== textOf(form, 'password_again'))
    return [{ field: 'password_again', text: t('PASSWORDS_DIFFER') }];
  return [];
}
