import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { addFixedPages } from './factories.ts';
import { commandLine } from './gevel.ts';

export const settings = {
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

export const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

export const jobs = {
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

export const pages = [
  ...defaultPages
    .filter(({ name }) => name !== 'projects')
    .map((page) => (page.name === 'contact' ? { ...page, sort: 0 } : page))
    .map((page) =>
      page.name === 'forSale' ? { ...page, title: { fr: 'Nos biens', de: 'Unser Angebot' } } : page,
    ),
  jobs,
  { id: 101, name: 'history', path: { fr: 'histoire' }, title: { fr: 'Histoire' }, status: 'draft' },
];

export const part = (page: string, tag: 'header' | 'footer' | 'main') =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 'su').exec(page)?.[0] ?? '';

/** The addresses of the menu in the header, in order. */
export const menu = (page: string) => {
  const nav = /<nav.*?<\/nav>/su.exec(part(page, 'header'))?.[0] ?? '';
  return [...nav.matchAll(/<a[^>]* href="([^"]*)"/gu)].map(([, href]) => href);
};

/**
 * Another agency on the same program: French and German, with a menu, footer and colours of its own, all set up by
 * commands.
 */
export async function anotherAgency() {
  const { request, database } = await createTestApp();
  const { gevel, directory } = await commandLine(database);

  async function importAs(subject: 'settings' | 'pages', content: unknown): Promise<void> {
    await writeFile(join(directory, `${subject}.json`), JSON.stringify(content));
    expect(await gevel(subject, 'import', `${subject}.json`, '--yes')).toMatchObject({ status: 0, err: '' });
  }

  async function html(path: string): Promise<string> {
    const response = await request(path);
    expect(response.status, path).toBe(200);
    return response.text();
  }

  beforeAll(async () => {
    await addFixedPages(database);
    // These pages are cached before the agency has set up its site.
    for (const path of ['/fr/', '/fr/a-propos/', '/nl/']) await html(path);
    await importAs('settings', settings);
    await importAs('pages', pages);
  });

  return { request, database, importAs, html };
}
