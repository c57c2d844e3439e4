import type { FormAnswer } from '#office/interface/form-answer.ts';

/** Of a screen with several forms: what was answered to the one whose button says `name`. */
export function answerTo(answer: FormAnswer | undefined, name: string): FormAnswer | undefined {
  return answer?.typed.do?.at(-1) === name ? answer : undefined;
}
