import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultSettings, type Settings, settingsSchema } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';

const { request, database, settings } = await createTestApp();

async function configure(changes: { [Section in keyof Settings]?: object }) {
  const sections = Object.entries(changes).map(([name, section]) => [
    name,
    Array.isArray(section) ? section : { ...(defaultSettings[name as keyof Settings] as object), ...section },
  ]);
  const document = settingsSchema.parse({ ...defaultSettings, ...Object.fromEntries(sections) });
  await database.deleteFrom('setting').execute();
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify(document) })
    .execute();
  settings.drop();
}

async function read(path: string) {
  const response = await request(`${path}?${Math.random()}`);
  return { html: await response.text(), policy: response.headers.get('Content-Security-Policy') ?? '' };
}

const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';

afterEach(async () => {
  await database.deleteFrom('setting').execute();
  settings.drop();
});

describe('the theme', () => {
  it('needs no style in the page where it is the product’s own', async () => {
    const { html, policy } = await read('/nl/te-koop/');
    expect(html).not.toContain('<style');
    expect(html).toContain('<meta name="theme-color" content="#fbf8f3"/>');
    expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
    expect(policy).toMatch(/style-src 'self'( 'unsafe-hashes'|;)/);
  });

  it('is the agency’s in colours, faces and corners, as the policy allows', async () => {
    await configure({
      theme: {
        colors: { brick: '#0b5d54', paper: '#ffffff' },
        displayFont: 'text',
        textFont: 'system',
        radius: 0,
      },
    });
    const { html, policy } = await read('/nl/te-koop/');
    const [, style = ''] = /<head>.*<style>(.*?)<\/style>.*<\/head>/s.exec(html) ?? [];
    expect(style).toMatch(
      /^:root\{--color-paper:#ffffff;.*--color-brick:#0b5d54;--color-brick-dark:#094a43;/,
    );
    expect(style).toMatch(
      /;--font-display:var\(--font-text\);--font-text:system-ui,sans-serif;--radius-operate:0px\}$/,
    );
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(html).toContain('<meta name="theme-color" content="#ffffff"/>');
    expect(html).not.toMatch(/as="font"/);
  });
});

describe('the header', () => {
  it('has the button for a valuation where it is configured, but not on the home page', async () => {
    expect(headerOf((await read('/nl/te-koop/')).html)).toContain('Gratis schatting');
    // Nor in its drawer, which stands between header and page.
    expect((await read('/nl/')).html.split('<main')[0]).not.toContain('Gratis schatting');
    await configure({ header: { freeValuation: false } });
    expect((await read('/nl/te-koop/')).html.split('<main')[0]).not.toContain('Gratis schatting');
  });

  it('lies on a picture only where one leads the page', async () => {
    expect(headerOf((await read('/nl/')).html)).not.toContain('text-white');
  });

  it('opens elsewhere what a top bar leads to elsewhere', async () => {
    await configure({
      topBar: {
        shown: true,
        left: [
          { label: { nl: 'Bellen' }, link: { nl: 'tel:+3291234567' }, icon: 'phone', color: 'brick' },
          { label: { nl: 'Groep' }, link: { nl: 'https://groep.example/' } },
        ],
        right: [
          { label: { nl: 'Brochure' }, link: { nl: '/brochure.pdf' } },
          { label: { nl: 'Inloggen' }, page: 'login' },
        ],
      },
    });
    const bar = /<aside.*?<\/aside>/s.exec((await read('/nl/te-koop/')).html)?.[0] ?? '';
    const links = [...bar.matchAll(/<a [^>]*>/g)].map(([link]) => link);
    const elsewhere = links.filter((link) => /target="_blank" rel="noopener noreferrer"/.test(link));
    expect(links).toHaveLength(4);
    expect(elsewhere.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      'tel:+3291234567',
      'https://groep.example/',
    ]);
  });
});

describe('the top bar', () => {
  const topBar = {
    shown: true,
    left: [{ label: { nl: 'Bellen' }, link: { nl: 'tel:+3291234567' }, icon: 'phone' }],
    right: [{ label: { nl: 'Open tot 18 uur' } }],
  };
  const barOf = (html: string) => html.split('<header')[0]?.match(/<aside.*<\/aside>/s)?.[0] ?? '';

  it('is on every screen where the settings show it, and on none where they do not', async () => {
    const place_id = await addGhent(database);
    const property = await addProperty(database, { place_id });
    const project = await addProject(database, { place_id });
    const screens = [
      '/nl/',
      '/nl/te-koop/',
      `/nl/te-koop/gent/huis/${property}/`,
      `/nl/projecten/gent/de-tuinlaan/${project}/`,
      '/nl/contact/',
      '/nl/login/',
      '/nl/no-such-page/',
    ];
    for (const path of screens) expect(barOf((await read(path)).html), path).toBe('');
    await configure({ topBar });
    for (const path of screens)
      expect(barOf((await read(path)).html), path).toContain('Open tot 18\u00a0uur');
  });

  it('has its items in the drawer of a phone, but not what stands there already', async () => {
    await configure({ topBar, agency: { phone: '091234567' } });
    const drawer = /id="drawer".*?<main/s.exec((await read('/nl/te-koop/')).html)?.[0] ?? '';
    expect(drawer).toContain('Open tot 18\u00a0uur');
    expect(drawer.match(/tel:\+3291234567/g)).toHaveLength(1);
  });
});

it('has one language and no switch where one is in use', async () => {
  await configure({ languages: [{ code: 'nl', inUse: true }] });
  expect((await read('/nl/te-koop/')).html).not.toMatch(/hrefLang="nl"/);
});

it('fills the footer from the settings, and draws no text that could run', async () => {
  const link = (href: string) => ({ type: 'text', text: 'X', marks: [{ type: 'link', attrs: { href } }] });
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [link('/nl/'), link('javascript:x')] }],
  };
  await configure({
    agency: { phone: '091234567', email: 'a@b.example' },
    footer: {
      columns: [{ span: 12, title: { text: { nl: '<b>Wij</b>' } }, fullText: { text: { nl: body } } }],
      copyright: { nl: 'Gevel nv' },
    },
  });
  const footer = footerOf((await read('/nl/te-koop/')).html);
  expect(footer).toContain('desktop:col-span-12');
  expect(footer).toContain('&lt;b&gt;Wij&lt;/b&gt;');
  expect(footer).toContain('<a href="/nl/">X</a>X');
  expect(footer).toMatch(/© (<!-- -->)?\d{4}(<!-- -->)? (<!-- -->)?Gevel nv/);
  // No column holds the office, so the law wants both among the mentions.
  expect(footer).toContain('<span>091 23 45 67</span><span>a@b.example</span>');
});
