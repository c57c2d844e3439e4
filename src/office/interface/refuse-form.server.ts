import { data } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

/**
 * The answer to a form that is not right: the same page, with each problem and all that was typed. `secret`: the fields
 * that are not sent back, such as passwords.
 */
export function refuseForm(form: FormData, problems: FormAnswer['problems'], secret: readonly string[] = []) {
  const typed: FormAnswer['typed'] = {};
  for (const name of new Set(form.keys()))
    if (!secret.includes(name)) typed[name] = form.getAll(name).filter((value) => typeof value === 'string');
  return data<FormAnswer>({ problems, typed }, 422);
}
