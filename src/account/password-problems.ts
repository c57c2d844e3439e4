import type { SiteContext } from '#commands/site-context.ts';
import { passwordProblem } from '#login/engine/password.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

const keys = {
  short: 'PASSWORD_SHORT',
  long: 'PASSWORD_LONG',
  common: 'PASSWORD_COMMON',
} as const satisfies Record<string, FormTextKey>;

type PasswordProblem = { field: 'password' | 'password_again'; key: FormTextKey };

/** What is wrong with a new password that was typed twice; `name` and `email` are those of its owner. */
export function newPasswordProblem(
  { settings }: Pick<SiteContext, 'settings'>,
  { password, password_again }: { password: string; password_again?: string },
  { name = '', email = '' }: { name?: string; email?: string },
): PasswordProblem | undefined {
  const problem = passwordProblem(password, [name, email, settings.agency.name]);
  if (problem) return { field: 'password', key: keys[problem] };
  if (password !== password_again) return { field: 'password_again', key: 'PASSWORDS_DIFFER' };
}

/** The text for a present password that was asked for and not accepted. */
export function presentPasswordKey(outcome: string): FormTextKey {
  if (outcome === 'too many') return 'LOGIN_TOO_MANY';
  return outcome === 'busy' ? 'LOGIN_BUSY' : 'PASSWORD_WRONG';
}
