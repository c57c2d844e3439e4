import type { Language } from '#domain/language.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const keys = {
  REQUIRED: 'PROBLEM_REQUIRED',
  TOO_SMALL: 'PROBLEM_TOO_SMALL',
  TOO_LARGE: 'PROBLEM_TOO_LARGE',
  TOO_LONG: 'PROBLEM_TOO_LONG',
  NOT_A_WHOLE_NUMBER: 'PROBLEM_NOT_A_WHOLE_NUMBER',
  NOT_A_DATE: 'PROBLEM_NOT_A_DATE',
  NOT_AN_ADDRESS: 'PROBLEM_NOT_AN_ADDRESS',
  NOT_AN_OPTION: 'PROBLEM_NOT_AN_OPTION',
  NOT_STORABLE: 'PROBLEM_NOT_STORABLE',
  NO_SUCH_POSTAL_CODE: 'PROBLEM_NO_SUCH_POSTAL_CODE',
} as const;

/** The sentence for why a typed value cannot be stored (domain/property/typed-value.ts). */
export function fieldProblem(problem: string, language: Language): string {
  const key = problem in keys ? keys[problem as keyof typeof keys] : 'PROBLEM_NOT_READABLE';
  return officeTextsFor(language)(key);
}
