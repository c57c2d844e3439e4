import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { dayOf } from '#domain/time/dates.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { createTestApp } from './app.ts';
import { addGhent, addPage, addPhoto, addProject, addProperty, addTestimonial } from './factories.ts';

const { request, database } = await createTestApp();

const read = async (path: string) => {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  return response.text();
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const paths = (xml: string) => locations(xml).map((url) => url.replace('http://localhost', ''));
const entryOf = (xml: string, path: string) =>
  xml.split('<url>').find((entry) => entry.includes(`<loc>http://localhost${path}</loc>`)) ?? '';

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));

const ghent = await addGhent(database);
const open = await addProperty(database, { place_id: ghent, updated_at: '2026-05-04T10:00:00Z' });
const soldLately = await addProperty(database, { availability: 'sold', gone_on: daysAgo(89) });
const soldLongAgo = await addProperty(database, { availability: 'sold', gone_on: daysAgo(92) });
const noticedLately = await addProperty(database, { availability: 'sold', gone_noticed_on: daysAgo(89) });
const noticedLongAgo = await addProperty(database, { availability: 'rented', gone_noticed_on: daysAgo(92) });
const draft = await addProperty(database, { publication: 'draft' });
const withdrawn = await addProperty(database, { publication: 'withdrawn' });
const project = await addProject(database, { place_id: ghent });
const elsewhere = await addProject(database, { external_url: 'https://kouterdreef.example/' });
const photo = await addPhoto(database, open);

beforeAll(async () => {
  await addPage(database, 'privacy');
  await addTestimonial(database, 'familie-peeters');
  await database
    .insertInto('article')
    .values([
      { category: 'news', slug: { nl: 'grondplan' }, title: { nl: 'Grondplan' }, publication: 'published' },
      { category: 'news', slug: { nl: 'ontwerp' }, title: { nl: 'Ontwerp' } },
    ])
    .execute();
  const pages = pagesSchema.parse([
    ...defaultPages.map((page) => ({
      ...page,
      ...(page.name === 'contact' && { status: 'draft' }),
      ...(page.name === 'news' && { seo: false }),
    })),
    { id: 100, name: 'guide', path: { nl: 'gids', fr: 'guide' } },
    { id: 101, name: 'soon', path: { nl: 'binnenkort' }, status: 'draft' },
  ]);
  await database.transaction().execute((transaction) => replacePages(transaction, pages));
});

it('the index names the files, and when each last changed', async () => {
  const xml = await read('/sitemap.xml');
  expect(paths(xml)).toEqual([
    '/sitemaps/pages-1.xml',
    '/sitemaps/properties-1.xml',
    '/sitemaps/projects-1.xml',
    '/sitemaps/news-1.xml',
    '/sitemaps/testimonials-1.xml',
  ]);
  expect(xml).toMatch(/properties-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

it('every address in it is a page for search engines, and names the same languages', async () => {
  for (const file of paths(await read('/sitemap.xml'))) {
    const xml = await read(file);
    for (const path of paths(xml)) {
      const response = await request(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(/<meta name="robots"/.test(html), path).toBe(false);
      expect(html.includes(`<link rel="canonical" href="http://localhost${path}"/>`), path).toBe(true);
      const ofPage = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        String,
      );
      const listed = entryOf(xml, path).matchAll(
        /<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g,
      );
      expect(
        [...listed].map(([, lang, href]) => `${lang} ${href}`),
        path,
      ).toEqual(ofPage.map((each) => each.split(',').slice(1).join(' ')));
    }
  }
});

describe('lists', () => {
  it('properties that are there or were gone lately, with their languages, their photograph and their last change', async () => {
    const xml = await read('/sitemaps/properties-1.xml');
    const has = (id: number) => paths(xml).filter((path) => path.endsWith(`/${id}/`)).length;
    expect([open, soldLately, noticedLately].map(has)).toEqual([4, 4, 4]);
    expect([soldLongAgo, noticedLongAgo, draft, withdrawn].map(has)).toEqual([0, 0, 0, 0]);
    const entry = entryOf(xml, `/fr/a-vendre/gand/maison/${open}/`);
    expect(entry).toContain('<lastmod>2026-05-04T10:00:00.000Z</lastmod>');
    expect(entry).toContain(`hreflang="x-default" href="http://localhost/nl/te-koop/gent/huis/${open}/"/>`);
    expect(entry).toContain(
      `<image:loc>http://localhost/pictures/${photo}/maison-a-gand?width=1050&amp;height=auto&amp;format=jpeg</image:loc>`,
    );
    const html = await (await request(`/fr/a-vendre/gand/maison/${open}/`)).text();
    expect(html.includes(`/pictures/${photo}/maison-a-gand?width=1050`)).toBe(true);
  });

  it('projects of this site, news and testimonials', async () => {
    expect(paths(await read('/sitemaps/projects-1.xml'))).toContain(
      `/de/projekte/gent/de-tuinlaan/${project}/`,
    );
    expect(await read('/sitemaps/projects-1.xml')).not.toContain(`/${elsewhere}/`);
    expect(paths(await read('/sitemaps/news-1.xml'))).toEqual(
      ['/nl/nieuws/', '/fr/actualites/', '/de/aktuelles/', '/en/news/'].map((path) => `${path}grondplan/`),
    );
    expect(paths(await read('/sitemaps/testimonials-1.xml'))).toContain('/nl/testimonials/familie-peeters/');
  });

  it('pages that are published and for search engines, in the languages in which they are', async () => {
    const listed = paths(await read('/sitemaps/pages-1.xml'));
    expect(listed).toContain('/nl/');
    expect(listed).toContain('/nl/te-koop/');
    expect(listed).toContain('/nl/privacy-statement/');
    expect(listed.filter((path) => /\/(gids|guide)\//.test(path))).toEqual(['/nl/gids/', '/fr/guide/']);
    // Drafts, pages kept from search engines, a list without properties, a missing article.
    for (const path of ['/nl/contact/', '/nl/binnenkort/', '/nl/nieuws/', '/nl/te-huur/', '/nl/disclaimer/'])
      expect(listed).not.toContain(path);
    for (const path of listed) expect(path).not.toMatch(/bedankt|login|favorieten|:/);
  });
});

describe('a crawler', () => {
  it('that has a file is told when nothing has changed, and gets it anew when something has', async () => {
    const ask = (etag: string) =>
      request('/sitemaps/properties-1.xml', { headers: { 'If-None-Match': etag } });
    const first = await request('/sitemaps/properties-1.xml');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const etag = first.headers.get('ETag') ?? '';
    expect((await ask(etag)).status).toBe(304);
    expect((await ask('*')).status).toBe(304);
    await sql`update property set updated_at = now() where id = ${open}`.execute(database);
    expect((await ask(etag)).status).toBe(200);
    await sql`update property set updated_at = '2026-05-04T10:00:00Z' where id = ${open}`.execute(database);
  });

  it('gets it compressed', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const response = await request('/sitemaps/properties-1.xml', { headers });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
      await read('/sitemaps/properties-1.xml'),
    );
  });

  it.each([
    '/sitemaps/properties-2.xml',
    '/sitemaps/properties-0.xml',
    '/sitemaps/secrets-1.xml',
    '/sitemaps/pages-2.xml',
    '/sitemaps/properties-214748.xml',
    '/sitemaps/properties-999999.xml',
    '/sitemaps/properties-99999999999999.xml',
    '/sitemaps/',
  ])('that asks for %s finds nothing', async (path) => {
    expect((await request(path)).status).toBe(404);
  });
});
