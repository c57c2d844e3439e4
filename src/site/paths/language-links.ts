import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '#site/settings/settings-schema.ts';

type LanguageLink = { hreflang: string; href: string };

// The pages are written in Belgian Dutch, Belgian French and the German of Eupen; English is for everybody.
const hreflangs: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en' };

export function languagesInUse(settings: Pick<Settings, 'languages'>): Language[] {
  return languages.filter((code) => settings.languages.some((each) => each.code === code && each.inUse));
}

/**
 * The addresses of a page for search engines: one for each language that the site uses, and the one for everybody
 * else.
 */
export function languageLinks(
  paths: Partial<Record<Language, string>>,
  settings: Pick<Settings, 'languages' | 'defaultLanguage'>,
  publicUrl: string,
): LanguageLink[] {
  const links = languagesInUse(settings).flatMap((language) => {
    const path = paths[language];
    return path ? [{ hreflang: hreflangs[language], href: publicUrl + path }] : [];
  });
  const fallback = paths[settings.defaultLanguage];
  return fallback ? [...links, { hreflang: 'x-default', href: publicUrl + fallback }] : links;
}
