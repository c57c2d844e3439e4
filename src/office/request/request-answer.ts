import type { FormAnswer } from '#office/interface/form-answer.ts';

/** `taken`: the answer that a colleague sent first. `seen`: its id, sent back to send another one all the same. */
export type RequestAnswer = FormAnswer & { taken?: { by: string; said: string; seen: number } };
