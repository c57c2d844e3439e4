import { type Language, languages } from '#domain/language.ts';
import type { PathName } from '#site/paths/path-table.ts';
import { pathEntry } from '#site/paths/paths.ts';
import type { Doc } from './rich-text.ts';

/** An article in one language. */
export type ArticleText = { title: string; intro: string; body: Doc };

export type ArticleTexts = Record<Language, ArticleText>;

/** The texts of an article as they stand in its row. */
export function inColumns(texts: ArticleTexts) {
  return {
    title: inEach((language) => texts[language].title),
    intro: inEach((language) => texts[language].intro),
    body: inEach((language) => texts[language].body),
  };
}

/** The last part of a page's address in each language: the slug of the article that it shows. */
export function slugsOfPage(page: PathName): Record<Language, string> {
  return inEach((language) => pathEntry(page)[language].split('/').at(-2) ?? '');
}

export function inEach<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const entries = languages.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}
