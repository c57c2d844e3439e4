import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { addFixedPages, addGhent, addProperty } from './factories.ts';
import { commandLine } from './gevel.ts';

/**
 * Another agency on the same program: French and German, with a menu, footer and colours of its own, all set up by
 * commands.
 */
const { request, database } = await createTestApp();
const { gevel, directory } = await commandLine(database);

const ghent = await addGhent(database);
const house = await addProperty(database, { place_id: ghent });

const settings = {
  ...defaultSettings,
  agency: {
    ...defaultSettings.agency,
    name: 'Maison Vesdre',
    tagline: { fr: 'À Eupen et à Verviers.', de: 'In Eupen und Verviers.' },
  },
  languages: [
    { code: 'nl', inUse: false },
    { code: 'fr', inUse: true },
    { code: 'de', inUse: true },
  ],
  defaultLanguage: 'fr',
  theme: { colors: { brick: '#0b5d54' }, displayFont: 'georgia', textFont: 'own', radius: 0 },
  topBar: { ...defaultSettings.topBar, shown: false, left: [{ label: { fr: 'Jamais vu' } }] },
  header: { ...defaultSettings.header, showHome: true },
  footer: {
    columns: [
      {
        span: 6,
        title: { text: { fr: 'Au bord de la Vesdre', de: 'An der Weser' } },
        links: [{ page: 'forRent' }, { address: 'https://www.ipi.be/', label: { fr: 'IPI', de: 'IPI' } }],
      },
    ],
    copyright: { fr: 'Vesdre sprl' },
  },
};

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

const jobs = {
  id: 100,
  parentId: 6,
  name: 'jobs',
  path: { fr: 'emplois', de: 'stellen' },
  title: { fr: 'Emplois', de: 'Stellen' },
  metadata: { fr: { title: 'Travailler chez nous', description: 'Deux places libres.' } },
  modules: [
    {
      type: 'textWithPicture',
      view: 'pictureRight',
      position: 1,
      title: { fr: 'Une place parmi nous', de: 'Ein Platz bei uns' },
      text: { fr: text('Nous cherchons quelqu’un.'), de: text('Wir suchen jemanden.') },
    },
    { type: 'propertyList', view: 'recent', position: 2, status: 'draft', title: { fr: 'Pas encore' } },
  ],
};

const pages = [
  ...defaultPages
    .filter(({ name }) => name !== 'projects')
    .map((page) => (page.name === 'contact' ? { ...page, sort: 0 } : page))
    .map((page) =>
      page.name === 'forSale' ? { ...page, title: { fr: 'Nos biens', de: 'Unser Angebot' } } : page,
    ),
  jobs,
  { id: 101, name: 'history', path: { fr: 'histoire' }, title: { fr: 'Histoire' }, status: 'draft' },
];

async function importAs(subject: 'settings' | 'pages', content: unknown): Promise<void> {
  await writeFile(join(directory, `${subject}.json`), JSON.stringify(content));
  expect(await gevel(subject, 'import', `${subject}.json`, '--yes')).toMatchObject({ status: 0, err: '' });
}

async function html(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const part = (page: string, tag: 'header' | 'footer' | 'main') =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 'su').exec(page)?.[0] ?? '';

/** The addresses of the menu in the header, in order. */
const menu = (page: string) => {
  const nav = /<nav.*?<\/nav>/su.exec(part(page, 'header'))?.[0] ?? '';
  return [...nav.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(([, href]) => href);
};

beforeAll(async () => {
  await addFixedPages(database);
  // These pages are cached before the agency has set up its site.
  for (const path of ['/fr/', '/fr/a-propos/', '/nl/']) await html(path);
  await importAs('settings', settings);
  await importAs('pages', pages);
});

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

describe('a change', () => {
  afterEach(async () => {
    await importAs('settings', settings);
    await importAs('pages', pages);
    // The change left a redirect from the page's old address.
    await database.deleteFrom('redirect').execute();
  });

  it('is on every page at once, though they were kept', async () => {
    const paths = ['/fr/', '/fr/a-vendre/', '/fr/a-propos/emplois/', '/de/kontakt/'];
    for (const path of paths) await html(path);
    const copyright = { fr: 'Vesdre srl', de: 'Weser PGmbH' };
    await importAs('settings', { ...settings, footer: { ...settings.footer, copyright } });
    for (const path of paths) expect(part(await html(path), 'footer')).toMatch(/Vesdre srl|Weser PGmbH/u);

    const [module, ...others] = jobs.modules;
    const found = { ...module, text: { fr: text('Nous avons trouvé.') } };
    await importAs('pages', [
      ...pages.filter(({ name }) => name !== 'jobs'),
      { ...jobs, modules: [found, ...others] },
    ]);
    expect(await html('/fr/a-propos/emplois/')).toContain('Nous avons trouvé.');
    // Text without German is shown in the default language, and marked.
    expect(await html('/de/ueber-uns/stellen/')).toMatch(/lang="fr"[^>]*>.*Nous avons trouvé\./su);
  });

  it('to a draft takes a page away, and to published brings it back', async () => {
    const others = pages.filter(({ name }) => name !== 'jobs');
    await importAs('pages', [...others, { ...jobs, status: 'draft' }]);
    expect((await request('/fr/a-propos/emplois/')).status).toBe(404);
    expect(menu(await html('/fr/contact/'))).not.toContain('/fr/a-propos/emplois/');
    await importAs('pages', pages);
    await html('/fr/a-propos/emplois/');
  });

  it('of where a page stands moves it, and what is below it', async () => {
    const below = {
      ...jobs,
      id: 102,
      name: 'summer',
      parentId: 100,
      path: { fr: 'ete' },
      title: { fr: 'Été' },
    };
    const others = pages.filter(({ name }) => name !== 'jobs');
    await importAs('pages', [...others, { ...jobs, parentId: null }, below]);
    await html('/fr/emplois/ete/');
    const old = await request('/fr/a-propos/emplois/');
    expect([old.status, old.headers.get('Location')]).toEqual([301, '/fr/emplois/']);
    expect(menu(await html('/fr/contact/')).filter((href) => href?.includes('emplois'))).toEqual([
      '/fr/emplois/',
      '/fr/emplois/ete/',
    ]);
  });

  it('hides the home page in the menu', async () => {
    await importAs('settings', { ...settings, header: { ...settings.header, showHome: false } });
    expect(menu(await html('/fr/contact/'))).not.toContain('/fr/');
  });
});
