import type { Language } from '#domain/language.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Choice } from './form.ts';

export function choiceText({ label }: Choice, language: Language): string {
  return typeof label === 'function' ? label(language) : formTexts(language)(label);
}
