import type { Said } from '#demo/said.ts';
import type { Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { pathEntry } from '#site/paths/paths.ts';
import type { Doc } from './rich-text.ts';

/** A row of the table, with the name of a file in demo/pictures in place of a picture. */
export type ArticleRow = {
  category: 'news' | 'service' | 'page';
  key: FixedPage | OwnPage | null;
  slug: Said;
  title: Said;
  intro: Said;
  body: Record<Language, Doc>;
  pictureFile: string | null;
  publication: 'published';
  publishedOn: string;
  sort: number;
};

export type DemoArticleText = { title: string; intro: string; body: Doc };

/** Articles on pages of the agency's own. */
type OwnPage = 'buyingNewBuild';

type FixedPage = 'about' | 'privacy' | 'cookiePolicy' | 'disclaimer' | 'serviceSelling' | 'serviceLetting';

type Written = Pick<ArticleRow, 'pictureFile' | 'publishedOn'> & { texts: Record<Language, DemoArticleText> };

/** The titles become the slugs. */
export function newsArticle({ texts, ...rest }: Written): ArticleRow {
  return {
    category: 'news',
    key: null,
    slug: titlesAsSlugs(texts),
    ...inColumns(texts),
    ...rest,
    publication: 'published',
    sort: 0,
  };
}

/** The titles become the slugs. */
export function ownPageArticle(
  { key, sort }: { key: OwnPage; sort: number },
  { texts, ...rest }: Written,
): ArticleRow {
  const slug = titlesAsSlugs(texts);
  return { category: 'page', key, slug, ...inColumns(texts), ...rest, publication: 'published', sort };
}

/** The last parts of the fixed page's addresses become the slugs. */
export function fixedArticle(
  { category, key, sort }: { category: 'service' | 'page'; key: FixedPage; sort: number },
  { texts, ...rest }: Written,
): ArticleRow {
  const slug = each((language) => pathEntry(key)[language].split('/').at(-2) ?? '');
  return { category, key, slug, ...inColumns(texts), ...rest, publication: 'published', sort };
}

function titlesAsSlugs(texts: Written['texts']) {
  return each((language) => slugOf(texts[language].title, language));
}

function inColumns(texts: Written['texts']) {
  return {
    title: each((language) => texts[language].title),
    intro: each((language) => texts[language].intro),
    body: each((language) => texts[language].body),
  };
}

function each<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return { nl: valueIn('nl'), fr: valueIn('fr'), de: valueIn('de'), en: valueIn('en') };
}
