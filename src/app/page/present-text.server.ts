import type { RequestContext } from '#app/request-context.ts';
import { type Language, type LocalisedText, languages, pickText } from '#domain/language.ts';
import { keepUnits } from '#domain/text/numbers.ts';
import type { TextKey } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/** `lang`: only if the text is in another language than the page. */
export type ShownText = { text: string; lang?: Language };

type Wanted = Pick<RequestContext, 'language' | 'settings'>;

/** Empty if the text exists in no language. */
export function presentText(
  text: LocalisedText | null | undefined,
  { language, settings }: Wanted,
): ShownText {
  const found = pickText(text, language, settings.defaultLanguage);
  if (!found) return { text: '' };
  const shown = keepUnits(found.text);
  return found.language === language ? { text: shown } : { text: shown, lang: found.language };
}

/** `notice`: says that the body is in another language than the page. */
export type ShownBody = { body: unknown; lang?: Language; notice?: string };

export function presentBody(
  body: Partial<Record<Language, unknown>>,
  { language, settings }: Wanted,
): ShownBody {
  const found = [language, settings.defaultLanguage, ...languages].find((each) => body[each]);
  if (!found || found === language) return { body: body[language] };
  const t = textsFor(language);
  return {
    body: body[found],
    lang: found,
    notice: t('TEXT_IN_LANGUAGE', { language: t(languageNames[found]) }),
  };
}

const languageNames: Record<Language, TextKey> = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  de: 'LANGUAGE_DE',
  en: 'LANGUAGE_EN',
};
