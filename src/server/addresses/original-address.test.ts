import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { type FindAddress, originalAddress } from './original-address.ts';

const findAddress: FindAddress = async (kind, id, language) =>
  id === 12 ? `/${language}/${kind}/gent/huis/12/` : undefined;

function ask(path: string, headers: Record<string, string> = { 'Accept-Language': 'fr-BE,fr;q=0.9' }) {
  const settings = {
    ...defaultSettings,
    languages: defaultSettings.languages.map((each) => ({ ...each, inUse: each.code !== 'de' })),
  };
  const app = new Hono()
    .use(originalAddress({ settings: { current: async () => settings }, findAddress }))
    .all('*', (context) => context.text('in'));
  return app.request(`http://localhost${path}`, { headers });
}

describe('an original address', () => {
  it.each([
    ['/', '/fr/'],
    ['/?utm_source=mail', '/fr/?utm_source=mail'],
    ['/?lng=en&a=1', '/en/?a=1'],
    ['/?lng=de', '/fr/'],
    ['/for-sale/', '/fr/a-vendre/'],
    ['/for-sale/?type=house&page=2', '/fr/a-vendre/?type=house&page=2'],
    ['/for-rent/', '/fr/a-louer/'],
    ['/contact/', '/fr/contact/'],
    ['/over-ons/', '/fr/a-propos/'],
    ['/demand-register/', '/fr/recherche/'],
    ['/contact-demand/', '/fr/estimation-gratuite/'],
    ['/login/', '/fr/login/'],
    ['/Privacy/', '/fr/declaration-de-confidentialite/'],
    ['/privacy/', '/fr/declaration-de-confidentialite/'],
    ['/Cookie-policy/', '/fr/politique-de-cookies/'],
    ['/COOKIE-POLICY/', '/fr/politique-de-cookies/'],
    ['/Disclaimer/', '/fr/mentions-legales/'],
    ['/feedback/contact-me/', '/fr/merci/me-contacter/'],
    ['/feedback/free-evaluation/', '/fr/merci/estimation-gratuite/'],
    ['/testimonials/familie-peeters/', '/fr/temoignages/familie-peeters/'],
    ['/property/12/', '/fr/property/gent/huis/12/'],
    ['/property/12/?utm_source=immoweb', '/fr/property/gent/huis/12/?utm_source=immoweb'],
    ['/project/12/', '/fr/project/gent/huis/12/'],
    // The owner's page of the property, not the visitors' one.
    ['/owners/property/12/', '/fr/proprietaires/bien/12/'],
    ['/owners/property/12/message/?lng=en', '/en/owners/property/12/message/'],
  ])('%s leads to %s', async (path, expected) => {
    const response = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(expected);
    expect(response.headers.get('Vary')).toBe('Accept-Language, Cookie');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('follows the choice that the browser remembers', async () => {
    const response = await ask('/', { 'Accept-Language': 'fr', Cookie: 'i18next=en' });
    expect(response.headers.get('Location')).toBe('/en/');
  });

  it.each([
    '/property/13/',
    '/property/abc/',
    '/property/0/',
    '/property/-1/',
    '/property/012/',
    '/property/1e3/',
    '/property/2147483648/',
    '/property/99999999999999999999/',
    '/feedback/unknown/',
    '/nl/te-koop/',
    '/nothing/',
  ])('is not %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('in');
  });

  it('is looked up for ids that PostgreSQL can hold only', async () => {
    expect((await ask('/property/2147483647/')).status).toBe(200);
  });
});

describe('a language that the site does not use', () => {
  it.each(['/de/', '/de/zu-verkaufen/', '/de/zu-verkaufen/gent/haus/12/'])('%s: 404', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });
});
