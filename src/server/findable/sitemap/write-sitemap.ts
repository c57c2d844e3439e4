import type { Language } from '#domain/language.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { languageLinks, languagesInUse } from '#site/paths/language-links.ts';
import type { Settings } from '#site/settings/settings.ts';

/** One page, in each language in which it has a path. `picture`: the path of its main picture. */
export type ListedPage = {
  paths: Partial<Record<Language, string>>;
  changedAt?: Date;
  picture?: (language: Language) => string;
};

type Site = { settings: Pick<Settings, 'languages' | 'defaultLanguage'>; publicUrl: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Lists each page once per language; the file comes in pieces. */
export async function* writeSitemap(pages: AsyncIterable<ListedPage[]>, site: Site): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const some of pages) yield some.map((page) => entries(page, site)).join('');
  yield '</urlset>\n';
}

export function writeIndex(files: { path: string; changedAt?: Date }[], publicUrl: string): string {
  const lines = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(publicUrl + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${lines.join('')}</sitemapindex>\n`;
}

// One picture for each page: with more, 40,000 addresses in four languages would pass the limit of 50 MB for a file.
function entries({ paths, changedAt, picture }: ListedPage, { settings, publicUrl }: Site): string {
  const links = languageLinks(paths, settings, publicUrl)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('');
  return languagesInUse(settings)
    .map((language) => {
      const path = paths[language];
      if (!path) return '';
      const image = picture
        ? `<image:image><image:loc>${escapeXml(publicUrl + picture(language))}</image:loc></image:image>`
        : '';
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastChange(changedAt)}${links}${image}</url>\n`;
    })
    .join('');
}

function lastChange(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}
