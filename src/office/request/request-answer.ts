import type { FormAnswer } from '#office/interface/form-answer.ts';

/** `taken`: somebody else answered first, with this. `seen`: that answer, for who sends another one all the same. */
export type RequestAnswer = FormAnswer & { taken?: { by: string; said: string; seen: number } };
