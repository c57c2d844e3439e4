import type { RequestContext } from '#app/request-context.ts';
import { passwordProblem } from '#login/engine/password.ts';
import type { Problem } from '#questions/understand-answers.ts';

const keys = { short: 'PASSWORD_SHORT', long: 'PASSWORD_LONG', common: 'PASSWORD_COMMON' } as const;

export function newPasswordProblems(
  { settings }: RequestContext,
  { password, password_again }: { password?: string; password_again?: string },
  { name = '', email = '' }: { name?: string; email?: string },
): Problem[] {
  if (!password) return [];
  const problem = passwordProblem(password, [name, email, settings.agency.name]);
  if (problem) return [{ field: 'password', key: keys[problem] }];
  return password === password_again ? [] : [{ field: 'password_again', key: 'PASSWORDS_DIFFER' }];
}
