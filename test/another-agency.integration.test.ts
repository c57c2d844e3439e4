import { describe, expect, it } from 'vitest';
import { anotherAgency, menu, part } from './another-agency.ts';
import { addGhent, addProperty } from './factories.ts';

const { request, database, html } = await anotherAgency();

const ghent = await addGhent(database);
const house = await addProperty(database, { place_id: ghent });

describe('languages', () => {
  it.each([
    [{}, '/fr/'],
    [{ 'Accept-Language': 'nl-BE,nl;q=0.9' }, '/fr/'],
    [{ 'Accept-Language': 'de' }, '/de/'],
  ])('lead a visitor with %j to %s', async (headers, path) => {
    const response = await request('/', { headers });
    expect([response.status, response.headers.get('Location')]).toEqual([302, path]);
  });

  it.each(['/nl/', '/en/', '/nl/over-ons/', '/en/about-us/'])('%s is not there', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it.each(['/fr/', '/de/', '/fr/a-vendre/', '/fr/a-propos/emplois/', `/fr/a-vendre/gand/maison/${house}/`])(
    'of others are offered nowhere on %s',
    async (path) => {
      const page = await html(path);
      expect(page).not.toMatch(/href="[^"]*\/(nl|en)\//u);
      expect(page).not.toMatch(/hreflang="(nl|en)/iu);
      expect(page).toMatch(/hreflang="x-default" href="http:\/\/localhost\/fr\//iu);
    },
  );
});

describe('the shell', () => {
  it('has the menu in its order, with property and with the own page below its parent', async () => {
    expect(menu(await html('/fr/contact/'))).toEqual([
      '/fr/',
      '/fr/contact/',
      '/fr/a-vendre/',
      '/fr/a-louer/',
      '/fr/nos-services/vendre/',
      '/fr/a-propos/',
      '/fr/a-propos/emplois/',
    ]);
    const german = part(await html('/de/kontakt/'), 'header');
    expect(german).toMatch(/href="\/de\/ueber-uns\/stellen\/"[^>]*>Stellen</u);
    expect(german).toMatch(/href="\/de\/zu-verkaufen\/"[^>]*>Unser Angebot</u);
  });

  it('has its own footer and nothing of the product’s', async () => {
    const footer = part(await html('/fr/contact/'), 'footer');
    expect(footer).toContain('Au bord de la Vesdre');
    expect(footer).toContain('href="/fr/a-louer/"');
    expect(footer).toContain('href="https://www.ipi.be/"');
    expect(footer).toContain('Vesdre sprl');
    expect(footer).not.toContain('href="/fr/a-vendre/"');
    // There is no German copyright line, so that of the default language is used.
    expect(part(await html('/de/kontakt/'), 'footer')).toContain('An der Weser');
  });

  it('has its own tokens and no typeface that it does not use', async () => {
    const page = await html('/fr/contact/');
    const style = /<style>(.*?)<\/style>/su.exec(page)?.[1] ?? '';
    expect(style).toContain('#0b5d54');
    expect(style).toMatch(/georgia/iu);
    expect(page).not.toMatch(/rel="preload"[^>]*newsreader/u);
    expect(page).toMatch(/rel="preload"[^>]*hanken/u);
  });

  it('has no top bar', async () => {
    for (const path of ['/fr/', '/fr/contact/']) expect(await html(path)).not.toContain('Jamais vu');
  });
});

describe('a page of its own', () => {
  it.each([
    ['/fr/a-propos/emplois/', 'Une place parmi nous', 'Nous cherchons quelqu’un.', '/de/ueber-uns/stellen/'],
    ['/de/ueber-uns/stellen/', 'Ein Platz bei uns', 'Wir suchen jemanden.', '/fr/a-propos/emplois/'],
  ])('is at %s', async (path, title, words, inOtherLanguage) => {
    const page = await html(path);
    const main = part(page, 'main');
    expect(main).toContain(title);
    expect(main).toContain(words);
    expect(main).not.toContain('Pas encore');
    expect(page).toContain(`<link rel="canonical" href="http://localhost${path}"`);
    expect(page).toMatch(new RegExp(`hreflang="[a-zB-]*" href="http://localhost${inOtherLanguage}"`, 'iu'));
  });

  it('has the title and description that were written for it', async () => {
    const page = await html('/fr/a-propos/emplois/');
    expect(page).toMatch(/<title>[^<]*Travailler chez nous[^<]*<\/title>/u);
    expect(page).toContain('content="Deux places libres."');
  });

  it.each([
    '/fr/histoire/',
    '/de/histoire/',
    '/fr/emplois/',
    '/de/a-propos/emplois/',
    '/nl/over-ons/emplois/',
  ])('is not at %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it('leads there from its address without the slash', async () => {
    const response = await request('/fr/a-propos/emplois');
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/fr/a-propos/emplois/']);
  });
});
