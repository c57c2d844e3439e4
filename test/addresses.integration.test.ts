import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { createTestApp } from './app.ts';
import { addFixedPages, addGhent, addProject, addProperty, addTestimonial } from './factories.ts';

const { request, database } = await createTestApp();

await addFixedPages(database);
await addTestimonial(database, 'familie-peeters');
const ghent = await addGhent(database);
const forSale = await addProperty(database, { place_id: ghent });
const forRent = await addProperty(database, { place_id: ghent, purpose: 'rent', type: 'apartment' });
const project = await addProject(database, { place_id: ghent, name: 'De Tuinlaan' });
const elsewhere = await addProject(database, { external_url: 'https://kouterdreef.example/' });

async function answer(path: string, language: Language = 'nl') {
  const response = await request(path, { headers: { 'Accept-Language': language } });
  return { status: response.status, location: response.headers.get('Location') };
}

// CRMs, old mails and printed boards link to these addresses, so the test writes them out instead of using the path
// table.
describe('a language-neutral address', () => {
  const inEveryLanguage: [string, ...string[]][] = [
    ['/', '/nl/', '/fr/', '/de/', '/en/'],
    ['/for-sale/', '/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/', '/en/for-sale/'],
    ['/for-rent/', '/nl/te-huur/', '/fr/a-louer/', '/de/zu-vermieten/', '/en/for-rent/'],
    ['/contact/', '/nl/contact/', '/fr/contact/', '/de/kontakt/', '/en/contact/'],
    ['/over-ons/', '/nl/over-ons/', '/fr/a-propos/', '/de/ueber-uns/', '/en/about-us/'],
    ['/demand-register/', '/nl/zoekopdracht/', '/fr/recherche/', '/de/suchauftrag/', '/en/search-alert/'],
    [
      '/Privacy/',
      '/nl/privacy-statement/',
      '/fr/declaration-de-confidentialite/',
      '/de/datenschutz/',
      '/en/privacy-statement/',
    ],
    [
      '/Cookie-policy/',
      '/nl/cookie-policy/',
      '/fr/politique-de-cookies/',
      '/de/cookie-richtlinie/',
      '/en/cookie-policy/',
    ],
    [
      '/Disclaimer/',
      '/nl/disclaimer/',
      '/fr/mentions-legales/',
      '/de/haftungsausschluss/',
      '/en/disclaimer/',
    ],
    [
      '/Accessibility/',
      '/nl/toegankelijkheid/',
      '/fr/accessibilite/',
      '/de/barrierefreiheit/',
      '/en/accessibility/',
    ],
    ['/login/', '/nl/login/', '/fr/login/', '/de/login/', '/en/login/'],
    [
      '/contact-demand/',
      '/nl/gratis-schatting/',
      '/fr/estimation-gratuite/',
      '/de/kostenlose-bewertung/',
      '/en/free-valuation/',
    ],
    [
      '/feedback/contact-me/',
      '/nl/bedankt/contact-me/',
      '/fr/merci/me-contacter/',
      '/de/danke/kontaktieren-sie-mich/',
      '/en/thank-you/contact-me/',
    ],
    [
      `/property/${forSale}/`,
      `/nl/te-koop/gent/huis/${forSale}/`,
      `/fr/a-vendre/gand/maison/${forSale}/`,
      `/de/zu-verkaufen/gent/haus/${forSale}/`,
      `/en/for-sale/ghent/house/${forSale}/`,
    ],
    [
      `/property/${forRent}/`,
      `/nl/te-huur/gent/appartement/${forRent}/`,
      `/fr/a-louer/gand/appartement/${forRent}/`,
      `/de/zu-vermieten/gent/wohnung/${forRent}/`,
      `/en/for-rent/ghent/apartment/${forRent}/`,
    ],
    [
      `/project/${project}/`,
      `/nl/projecten/gent/de-tuinlaan/${project}/`,
      `/fr/projets/gand/de-tuinlaan/${project}/`,
      `/de/projekte/gent/de-tuinlaan/${project}/`,
      `/en/projects/ghent/de-tuinlaan/${project}/`,
    ],
  ];

  it.each(inEveryLanguage)(
    '%s leads to the page in the language of the visitor',
    async (path, ...targets) => {
      for (const [index, language] of languages.entries()) {
        expect(await answer(path, language)).toEqual({ status: 302, location: targets[index] });
        const page = await request(targets[index] ?? '');
        expect(page.status, targets[index]).toBe(200);
        expect(await page.text()).toContain(`<html lang="${language}"`);
      }
    },
  );

  it.each(inEveryLanguage)('%s keeps its query', async (path, target) => {
    const query = '?utm_source=immoweb&utm_medium=list';
    expect(await answer(path + query)).toEqual({ status: 302, location: target + query });
  });

  it.each(inEveryLanguage.slice(1))('%s without its slash is a 308 to it', async (path) => {
    const query = '?utm_source=immoweb';
    expect(await answer(path.slice(0, -1) + query)).toEqual({ status: 308, location: path + query });
  });

  it.each([
    '/feedback/unknown/',
    '/property/999999/',
    '/project/999999/',
    `/property/${project + 1000}/`,
    '/property/0/',
    '/property/-1/',
    '/property/1e1/',
    '/over-ons/x/',
  ])('%s names nothing: 404', async (path) => {
    expect((await answer(path)).status).toBe(404);
  });
});

describe('a Dutch address of the contract', () => {
  const thanks = [
    'contact-me',
    'contact-appointment',
    'contact-construction',
    'gratis-schatting',
    'zoekopdracht',
    'send-to-friend',
    'contact',
    'sign-newsletter',
  ].map((name) => `/nl/bedankt/${name}/`);

  it.each([
    '/nl/',
    '/nl/te-koop/',
    '/nl/te-huur/',
    '/nl/contact/',
    '/nl/over-ons/',
    '/nl/zoekopdracht/',
    '/nl/privacy-statement/',
    '/nl/cookie-policy/',
    '/nl/disclaimer/',
    '/nl/login/',
    '/fr/login/',
    '/en/login/',
    '/en/cookie-policy/',
    '/en/privacy-statement/',
    ...thanks,
    '/nl/testimonials/familie-peeters/',
    '/nl/onze-diensten/verkopen/',
    '/nl/onze-diensten/verhuren/',
    `/nl/projecten/gent/de-tuinlaan/${project}/`,
    `/nl/te-koop/gent/huis/${forSale}/`,
    `/nl/te-huur/gent/appartement/${forRent}/`,
  ])('%s answers, and its other form is a 308', async (path) => {
    expect((await request(path)).status).toBe(200);
    const bare = path.slice(0, -1);
    expect(await answer(bare)).toEqual({ status: 308, location: path });
    expect(await answer(`${bare}?a=1&b=2`)).toEqual({ status: 308, location: `${path}?a=1&b=2` });
  });
});

describe('a stale address', () => {
  const right = `/nl/te-koop/gent/huis/${forSale}/`;

  it.each([
    ['another city', `/nl/te-koop/brugge/huis/${forSale}/`, right],
    ['the city of another language', `/nl/te-koop/gand/huis/${forSale}/`, right],
    ['another type', `/nl/te-koop/gent/villa/${forSale}/`, right],
    ['the type of another language', `/nl/te-koop/gent/maison/${forSale}/`, right],
    ['another purpose', `/nl/te-huur/gent/huis/${forSale}/`, right],
    ['all of it', `/de/zu-vermieten/x/y/${forSale}/`, `/de/zu-verkaufen/gent/haus/${forSale}/`],
    ['capitals', `/nl/te-koop/Gent/Huis/${forSale}/`, right],
    ['another slug', `/fr/projets/gand/ancien-nom/${project}/`, `/fr/projets/gand/de-tuinlaan/${project}/`],
    [
      'the city of a project',
      `/nl/projecten/x/de-tuinlaan/${project}/`,
      `/nl/projecten/gent/de-tuinlaan/${project}/`,
    ],
  ])('with %s is a 301 to the right one', async (_, stale, location) => {
    expect(await answer(stale)).toEqual({ status: 301, location });
  });

  it('keeps its query', async () => {
    const query = '?utm_source=mail&utm_campaign=mei';
    expect(await answer(`/nl/te-koop/brugge/huis/${forSale}/${query}`)).toEqual({
      status: 301,
      location: right + query,
    });
  });

  it('mixes no languages: the words of one under the prefix of another are no page', async () => {
    expect((await answer(`/nl/a-vendre/gand/maison/${forSale}/`)).status).toBe(404);
  });
});

describe('a project on a site of its own', () => {
  it('leads there, from its language-neutral address and from its own', async () => {
    expect((await answer(`/project/${elsewhere}/`, 'fr')).location).toBe(
      `/fr/projets/gent/de-tuinlaan/${elsewhere}/`,
    );
    expect(await answer(`/fr/projets/gent/de-tuinlaan/${elsewhere}/`)).toEqual({
      status: 302,
      location: 'https://kouterdreef.example/',
    });
    expect(await (await request('/fr/projets/')).text()).toContain('href="https://kouterdreef.example/"');
  });
});

describe('the languages of a page that is not there', () => {
  const withdrawn = addProperty(database, { place_id: ghent, publication: 'withdrawn' });

  it.each([
    ['/nl/te-koop/gent/', 404, ['/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/', '/en/for-sale/']],
    [
      '/fr/a-louer/gand/maison/99/',
      404,
      ['/nl/te-huur/', '/fr/a-louer/', '/de/zu-vermieten/', '/en/for-rent/'],
    ],
    ['/nl/te-koop/?page=99', 404, ['/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/', '/en/for-sale/']],
    [
      '/de/zu-verkaufen/gent/haus/:withdrawn/',
      410,
      ['/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/', '/en/for-sale/'],
    ],
    ['/nl/projecten/gent/weg/999/', 404, ['/nl/', '/fr/', '/de/', '/en/']],
    ['/nl/nergens/', 404, ['/nl/', '/fr/', '/de/', '/en/']],
  ])('%s: %i, and they lead to what is nearest', async (path, status, expected) => {
    const response = await request(path.replace(':withdrawn', String(await withdrawn)));
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const [index, language] of languages.entries()) {
      const links = [...html.matchAll(new RegExp(`<a href="([^"]*)" hrefLang="${language}"`, 'g'))];
      expect(links.length).toBeGreaterThan(0);
      for (const [, link] of links) expect(link).toBe(expected[index]);
    }
  });
});
