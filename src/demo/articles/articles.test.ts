import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { RichText } from '#interface/rich-text.tsx';
import type { Doc } from '#site/articles/rich-text.ts';
import { matchPath } from '#site/paths/paths.ts';
import type { ArticleRow } from './article-row.ts';
import { newsArticles } from './news.ts';
import { pageArticles } from './pages.ts';
import { sellingAndLettingArticles } from './selling-and-letting.ts';

const articles = [...newsArticles, ...sellingAndLettingArticles, ...pageArticles];
const named = articles.map((article) => [article.title.nl, article] as const);
const inEachLanguage = articles.flatMap((article) =>
  languages.map((language) => [article.title[language], language, article] as const),
);

function html(body: Doc): string {
  return renderToStaticMarkup(createElement(RichText, { body }));
}

function wordCount(body: Doc): number {
  const text = html(body).replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/** How often each type of node and mark occurs in a document; text is left out. */
function typesIn(data: unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  JSON.stringify(data, (_, value) => {
    const name = value?.type === 'heading' ? `h${value.attrs.level}` : value?.type;
    if (typeof name === 'string') counts[name] = (counts[name] ?? 0) + 1;
    return value;
  });
  return counts;
}

const elementOf: Record<string, string> = {
  paragraph: 'p',
  h2: 'h2',
  h3: 'h3',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  bold: 'strong',
  link: 'a',
};

test('each page that is an article has it, and news has none', () => {
  expect([...sellingAndLettingArticles, ...pageArticles].map(({ key }) => key)).toEqual([
    'serviceSelling',
    'serviceLetting',
    'about',
    'privacy',
    'cookiePolicy',
    'disclaimer',
    'accessibility',
    'buyingNewBuild',
  ]);
  expect(newsArticles.map(({ key }) => key)).toEqual(newsArticles.map(() => null));
});

test('the news comes newest first, one article a day, up to today', () => {
  const days = newsArticles.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(days[0]).toBe('2026-11-03');
  for (const day of days) expect(day).toMatch(/^2026-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
});

test.each(languages)('the slugs are whole and unique in %s', (language) => {
  const slugs = articles.map(({ slug }) => slug[language]);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slugs).toEqual(slugs.map((slug) => slugOf(slug, language)));
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(named)('%s', (_, article) => {
  it('is written four times, not copied', () => {
    const bodies = languages.map((language) => JSON.stringify(article.body[language]));
    const intros = languages.map((language) => article.intro[language]);
    expect(new Set(bodies).size).toBe(languages.length);
    expect(new Set(intros).size).toBe(languages.length);
  });

  it('says in each language roughly as much', () => {
    const counts = languages.map((language) => wordCount(article.body[language]));
    expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.35);
  });

  it('has its picture', () => {
    const { pictureFile } = article;
    if (pictureFile) expect(existsSync(join(import.meta.dirname, '..', 'pictures', pictureFile))).toBe(true);
    expect(pictureFile === null).toBe(
      ['privacy', 'cookiePolicy', 'disclaimer', 'accessibility'].includes(article.key ?? ''),
    );
  });
});

describe.each(inEachLanguage)('%s (%s)', (title, language, article) => {
  const body = article.body[language];

  it('has a title and an intro of one or two sentences', () => {
    expect(title.trim()).toBe(title);
    expect(title.length).toBeGreaterThan(3);
    expect(article.intro[language].length).toBeGreaterThan(50);
    expect(article.intro[language].length).toBeLessThan(230);
  });

  it('has as many words as its kind asks', () => {
    const [least, most] = wordsOf(article);
    expect(wordCount(body)).toBeGreaterThanOrEqual(least);
    expect(wordCount(body)).toBeLessThanOrEqual(most);
  });

  it('is drawn whole', () => {
    const page = html(body).replace(/^<div[^>]*>|<\/div>$/g, '');
    const { doc, text, ...rest } = typesIn(body);
    expect(doc).toBe(1);
    expect(text).toBeGreaterThan(5);
    for (const [type, count] of Object.entries(rest)) {
      const element = elementOf[type] ?? type;
      expect([type, page.split(new RegExp(`<${element}[ >]`)).length - 1]).toEqual([type, count]);
    }
  });

  it('leads only to pages in its own language, and elsewhere by https, mail or phone', () => {
    for (const [, address = ''] of html(body).matchAll(/href="([^"]*)"/g)) {
      if (address.startsWith('/')) expect(matchPath(address)?.language).toBe(language);
      else expect(address).toMatch(/^(https:\/\/[a-z.]+\/|mailto:[a-z]+@rooilijn\.example|tel:\+32\d{8,9})$/);
    }
  });

  it('is set as the language is', () => {
    const all = JSON.stringify([title, article.intro[language], body]);
    expect(all).not.toMatch(/[a-zé]'[a-z]| {2}|\.\.\.| - |—/i);
    if (language === 'fr')
      expect(all).not.toMatch(/[\p{Letter}\d% ][;?!»](?!\w)|[\p{Letter} ] : | [:;?!»]|«[^\u202f]/u);
    else expect(all).not.toContain('\u202f');
  });
});

function wordsOf({ category, key }: ArticleRow): [least: number, most: number] {
  if (category === 'news') return [250, 450];
  if (category === 'service') return [300, 400];
  if (key === 'about') return [250, 350];
  return key === 'privacy' ? [500, 850] : [200, 430];
}
