import { inEach, type Language } from '#domain/language.ts';
import type { PathName } from '#site/paths/path-table.ts';
import { pathEntry } from '#site/paths/paths.ts';
import type { Doc } from './rich-text.ts';

/** An article in one language. */
export type FixedText = { title: string; intro: string; body: Doc };

export type ArticleTexts = Record<Language, FixedText>;

/** The texts of an article as they stand in its row. */
export function inColumns(texts: ArticleTexts) {
  return {
    title: inEach((language) => texts[language].title),
    intro: inEach((language) => texts[language].intro),
    body: inEach((language) => texts[language].body),
  };
}

function slugsOfPage(page: PathName): Record<Language, string> {
  return inEach((language) => pathEntry(page)[language].split('/').at(-2) ?? '');
}

/** The row of the article that a page shows, without its dates. Its slugs are the last parts of the page's addresses. */
export function fixedArticleRow<Key extends PathName>({
  texts,
  ...row
}: {
  category: 'service' | 'page';
  key: Key;
  sort: number;
  texts: ArticleTexts;
}) {
  return { ...row, slug: slugsOfPage(row.key), ...inColumns(texts), publication: 'published' as const };
}

export type FixedArticleRow = ReturnType<typeof fixedArticleRow>;
