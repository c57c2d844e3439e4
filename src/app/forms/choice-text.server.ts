import type { Language } from '#domain/language.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Choice } from './form.ts';

/** Takes a choice of a form; gives what it says in a language. */
export function choiceText({ label }: Choice, language: Language): string {
  return typeof label === 'function' ? label(language) : formTexts(language)(label);
}
