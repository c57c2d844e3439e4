import type { Said } from '#demo/said.ts';
import { inEach, type Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { type ArticleTexts, fixedArticleRow, inColumns } from '#site/articles/fixed-article.ts';
import type { Doc } from '#site/articles/rich-text.ts';

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

/** Articles on pages of the agency's own. */
type OwnPage = 'buyingNewBuild';

type FixedPage =
  | 'about'
  | 'privacy'
  | 'cookiePolicy'
  | 'disclaimer'
  | 'accessibility'
  | 'serviceSelling'
  | 'serviceLetting';

type Written = Pick<ArticleRow, 'pictureFile' | 'publishedOn'> & { texts: ArticleTexts };

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
  place: { category: 'service' | 'page'; key: FixedPage; sort: number },
  { texts, ...rest }: Written,
): ArticleRow {
  return { ...fixedArticleRow({ ...place, texts }), ...rest };
}

function titlesAsSlugs(texts: Written['texts']) {
  return inEach((language) => slugOf(texts[language].title, language));
}
