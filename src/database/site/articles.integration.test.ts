import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { findArticleByKey, findNewsArticle, listNews } from './articles.ts';

const { database } = await testDatabase();

function article(title: string, values: Record<string, unknown> = {}) {
  return {
    category: 'news',
    slug: JSON.stringify({ nl: title }),
    title: JSON.stringify({ nl: title }),
    publication: 'published',
    published_on: '2026-01-01',
    ...values,
  };
}

beforeAll(async () => {
  await database
    .insertInto('picture')
    .values({
      id: 'abc',
      original_key: 'originals/abc.jpg',
      mime_type: 'image/jpeg',
      width: 900,
      height: 600,
      size_bytes: 1,
      thumbhash: 'hash',
    })
    .execute();
  await database
    .insertInto('article')
    .values([
      article('oud', { published_on: '2025-12-31' }),
      article('nieuw', {
        published_on: '2026-02-01',
        picture_id: 'abc',
        body: JSON.stringify({ nl: { type: 'doc' } }),
        slug: JSON.stringify({ nl: 'nieuw', fr: 'commun' }),
      }),
      article('gelijk', { slug: JSON.stringify({ nl: 'commun', fr: 'egal' }) }),
      article('klad', { publication: 'draft' }),
      article('weg', { publication: 'withdrawn' }),
      article('over ons', { category: 'page', key: 'about', published_on: null }),
      article('geheim', { category: 'page', key: 'privacy', publication: 'draft' }),
    ])
    .execute();
});

it('lists the published news, newest first', async () => {
  const titles = async (limit: number) => (await listNews(database, limit)).map(({ title }) => title.nl);
  expect(await titles(10)).toEqual(['nieuw', 'gelijk', 'oud']);
  expect(await titles(2)).toEqual(['nieuw', 'gelijk']);
});

it('finds news by its slug in any language, first of all in that of the page', async () => {
  const find = async (slug: string, language: 'nl' | 'fr' | 'de') =>
    (await findNewsArticle(database, slug, language))?.title.nl;
  expect(await find('egal', 'nl')).toBe('gelijk');
  expect(await find('commun', 'nl')).toBe('gelijk');
  expect(await find('commun', 'fr')).toBe('nieuw');
  expect(await find('commun', 'de')).toBe('nieuw');
  expect(await find('klad', 'nl')).toBeUndefined();
  expect(await find('weg', 'nl')).toBeUndefined();
  expect(await find('over ons', 'nl')).toBeUndefined();
});

it('gives an article with its text and picture', async () => {
  expect(await findNewsArticle(database, 'nieuw', 'nl')).toEqual({
    id: expect.any(Number),
    slug: { nl: 'nieuw', fr: 'commun' },
    title: { nl: 'nieuw' },
    intro: {},
    body: { nl: { type: 'doc' } },
    picture: { id: 'abc', width: 900, height: 600, thumbhash: 'hash', nature: 'real' },
    pictureAlt: {},
    publishedOn: '2026-02-01',
    updatedAt: expect.any(Date),
  });
});

it('finds the article of a fixed page, when it is published', async () => {
  expect(await findArticleByKey(database, 'about')).toMatchObject({
    title: { nl: 'over ons' },
    picture: null,
  });
  expect(await findArticleByKey(database, 'privacy')).toBeUndefined();
  expect(await findArticleByKey(database, 'disclaimer')).toBeUndefined();
});
