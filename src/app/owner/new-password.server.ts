import { newPasswordProblem } from '#account/password-problems.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Problem } from '#questions/understand-answers.ts';

/** Nothing is wrong with a password that is missing: its question says so itself. */
export function newPasswordProblems(
  context: RequestContext,
  { password, password_again }: { password?: string; password_again?: string },
  about: { name?: string; email?: string },
): Problem[] {
  const problem = password && newPasswordProblem(context, { password, password_again }, about);
  return problem ? [problem] : [];
}
