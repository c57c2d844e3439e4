import type { FormAnswer } from '#office/interface/form-answer.ts';

/** On a screen with several forms: the answer for the form whose button is named `name`. */
export function answerTo(answer: FormAnswer | undefined, name: string): FormAnswer | undefined {
  return answer?.typed.do?.at(-1) === name ? answer : undefined;
}
