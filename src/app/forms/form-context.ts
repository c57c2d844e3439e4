import { createContext, useContext } from 'react';
import type { FormAnswer } from './form-answer.ts';

/** `formId`: begins the ids of the fields, because two forms may stand on a page. */
export const FormAnswerContext = createContext<{
  answer: FormAnswer | undefined;
  given: Record<string, string | string[]>;
  formId: string;
  optional: string;
}>({ answer: undefined, given: {}, formId: '', optional: '' });

export function useField(name: string) {
  const { answer, given, formId, optional } = useContext(FormAnswerContext);
  const problem = answer?.problems.find(({ field }) => field === name)?.text;
  const id = `${formId}-${name}`;
  const typed = answer ? answer.typed[name] : [given[name] ?? []].flat();
  return { id, typed: typed ?? [], problem, problemId: problem && `${id}-problem`, optional };
}
