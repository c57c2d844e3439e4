import { isLanguage, type Language } from '#domain/language.ts';
import { typedLine } from '#domain/text/typed-line.ts';

/** Throws 400 if the request holds no form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The language chosen in a `LanguageField`; null if it is not known. */
export function languageOf(form: FormData): Language | null {
  const language = textOf(form, 'language');
  return isLanguage(language) ? language : null;
}

/** A name, a number or an address, on one line. */
export function lineOf(form: FormData, name: string, most = 100): string {
  return typedLine(textOf(form, name).replace(/[\p{Cc}\s]+/gu, ' ')).slice(0, most);
}
