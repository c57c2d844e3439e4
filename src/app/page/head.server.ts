import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import { formatTime } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { pagePath } from '#site/pages/page-schema.ts';
import { languageLinks, languagesInUse } from '#site/paths/language-links.ts';
import { matchPath, pathEntry } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

/** For search engines and shared links; every address is absolute. */
export type PageHead = {
  title: string;
  description: string;
  noindex: boolean;
  /** Null if the page has no address of its own. */
  url: string | null;
  alternates: { hreflang: string; href: string }[];
  siteName: string;
  kind: 'website' | 'article';
  locale: string;
  otherLocales: string[];
  /** For people who share the page: without the name of the site, which stands beside it. */
  shared: { title: string; description: string };
  image: HeadImage | null;
  /** Only what the agency wrote for X, which takes everything else from `shared`. */
  twitter: { title?: string; description?: string; image?: string };
  /** Says that this is a preview, and until when. */
  preview: string | null;
};

type HeadImage = { url: string; alt: string; width?: number; height?: number };

// Open Graph wants a country with every language.
const locales: Record<Language, string> = { nl: 'nl_BE', fr: 'fr_BE', de: 'de_BE', en: 'en_GB' };

const WIDTH = 1360;

/**
 * The agency's words for the address come before the page's own, and a page that the agency hides from search engines
 * stays hidden. `alternates`: the path of the page in each language; a page without them is not meant for search
 * engines.
 */
export function pageHead(
  context: RequestContext,
  page: {
    title: string;
    description?: string;
    alternates?: Partial<Record<Language, string>>;
    noindex?: boolean;
    picture?: ShownPicture | null;
    kind?: PageHead['kind'];
  },
): PageHead {
  const { settings, publicUrl, language } = context;
  const absolute = (path: string) => publicUrl + path;
  const paths = page.alternates ?? {};
  const own = paths[language];
  const { seo, metadata } = settingsPage(context, own);
  const { name } = settings.agency;
  const prefix = context.isRefused ? formTexts(language)('ERROR_PREFIX') : '';
  const title = page.title.startsWith(name) ? page.title : `${page.title} | ${name}`;
  const description = metadata.description || page.description || '';
  const image = (id: string) => absolute(pictureAddress({ id, name: '' }, 1050, 'jpeg'));
  return {
    title: prefix + (metadata.title || title),
    description,
    noindex: page.noindex || !seo || isNeverFound(own) || context.preview !== undefined,
    url: own ? absolute(own) : null,
    alternates: languageLinks(paths, settings, publicUrl),
    siteName: name,
    kind: page.kind ?? 'website',
    locale: locales[language],
    otherLocales: languagesInUse(settings)
      .filter((code) => code !== language && paths[code])
      .map((code) => locales[code]),
    shared: {
      title: metadata.ogTitle || metadata.title || page.title,
      description: metadata.ogDescription || description,
    },
    image: metadata.ogImage
      ? { url: image(metadata.ogImage), alt: metadata.ogTitle || page.title }
      : page.picture
        ? shownImage(page.picture, page.title, absolute)
        : null,
    twitter: {
      title: metadata.twitterTitle,
      description: metadata.twitterDescription,
      image: metadata.twitterImage && image(metadata.twitterImage),
    },
    preview: context.preview ? previewSentence(context.preview.until, language) : null,
  };
}

function previewSentence(until: Date, language: Language): string {
  return textsFor(language)('PREVIEW_UNTIL', {
    day: dayInWords(until, language),
    time: timeText(formatTime(until), language),
  });
}

/** The agency's words are only for the address without a query: a filtered list has titles of its own. */
function settingsPage({ pages, language }: RequestContext, path: string | undefined) {
  const bare = path?.split('?', 1)[0];
  const page = pages.find((each) => pagePath(pages, each, language) === bare);
  return { seo: page?.seo ?? true, metadata: (path === bare && page?.metadata[language]) || {} };
}

/** True if search engines never get the screen with this path. */
function isNeverFound(path: string | undefined): boolean {
  const match = path ? matchPath(path.split('?', 1)[0] ?? '') : undefined;
  return match !== undefined && pathEntry(match.name).noindex === true;
}

function shownImage(picture: ShownPicture, alt: string, absolute: (path: string) => string): HeadImage {
  const width = Math.min(WIDTH, picture.width);
  return {
    url: absolute(pictureAddress(picture, 1050, 'jpeg')),
    alt,
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
