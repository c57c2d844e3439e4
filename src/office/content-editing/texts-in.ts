import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { textOf } from '#office/forms/read-form.ts';
import { cleanText } from '#site/articles/clean-text.ts';
import { readMarked } from '#site/articles/marked-text.ts';

/** Without those that are empty. */
export function textsIn(form: FormData, name: string): LocalisedText {
  return inLanguages((language) => textOf(form, `${name}.${language}`).replaceAll('\r\n', '\n').trim());
}

export function richTextsIn(form: FormData, name: string): Partial<Record<Language, unknown>> {
  return inLanguages((language) => {
    const marked = form.get(`${name}.${language}`);
    return typeof marked === 'string'
      ? readMarked(marked)
      : cleanText(parsed(textOf(form, `${name}.${language}.json`)));
  });
}

export function inLanguages<Value>(
  valueIn: (language: Language) => Value | undefined,
): Partial<Record<Language, Value>> {
  const entries = languages.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Record<Language, Value>>;
}

/** Undefined for text that none of our forms sends. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
