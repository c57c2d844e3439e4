import { type Language, languages } from '#domain/language.ts';
import type { RequestContext } from '#server/context.ts';

export type PageHead = {
  title: string;
  description: string;
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  noindex: boolean;
  image: string | null;
};

// German of Eupen and Belgian Dutch and French are what the pages are written in; English is for everybody.
const hreflangs: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-BE', en: 'en' };

/**
 * Takes what a page says of itself; gives its head with absolute addresses.
 * `alternates`: the path of this page in each language (a page without them is not meant for search engines).
 */
export function pageHead(
  { settings, publicUrl, language }: RequestContext,
  page: {
    title: string;
    description?: string;
    alternates?: Partial<Record<Language, string>>;
    noindex?: boolean;
    image?: string | null;
  },
): PageHead {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const inUse = languages.filter((code) =>
    settings.languages.some((each) => each.code === code && each.inUse),
  );
  const alternates = inUse.flatMap((code) => {
    const path = page.alternates?.[code];
    return path ? [{ hreflang: hreflangs[code], href: absolute(path) }] : [];
  });
  const fallback = page.alternates?.[settings.defaultLanguage];
  if (fallback) alternates.push({ hreflang: 'x-default', href: absolute(fallback) });
  const own = page.alternates?.[language];
  return {
    title: page.title.startsWith(settings.agency.name)
      ? page.title
      : `${page.title} | ${settings.agency.name}`,
    description: page.description ?? '',
    canonical: own ? absolute(own) : null,
    alternates,
    noindex: page.noindex ?? false,
    image: page.image ? absolute(page.image) : null,
  };
}
