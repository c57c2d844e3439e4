import type { Language } from '#domain/language.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { FormField } from './form.ts';

/** The label of a question or of one of its choices. */
export function labelText({ label }: Pick<FormField, 'label'>, language: Language): string {
  return typeof label === 'function' ? label(language) : formTexts(language)(label);
}
