import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { defaultSettings, type Settings, settingsSchema } from '#site/settings/settings.ts';
import { shellData } from './shell.server.ts';

type Changes = { [Section in keyof Settings]?: object };

function settingsWith(changes: Changes): Settings {
  const sections = Object.entries(changes).map(([name, section]) => [
    name,
    { ...(defaultSettings[name as keyof Settings] as object), ...section },
  ]);
  return settingsSchema.parse({ ...defaultSettings, ...Object.fromEntries(sections) });
}

const none = { projects: 0, filled: { news: false, testimonials: false } };

function shellOf(
  settings: Settings,
  {
    pages = defaultPages,
    language = 'nl' as Language,
    projects = 6,
    filled = { news: true, testimonials: true },
  } = {},
) {
  return shellData(
    { settings, pages, language },
    {
      offices: [],
      articleKeys: new Set(['about']),
      pictures: [],
      counts: { sale: 1286, rent: 31, projects },
      loadsFilms: false,
      filled,
    },
  );
}

describe('the phone number of the agency', () => {
  it.each([
    [{ phone: '092345678' }, 'tel:+3292345678'],
    [{ phone: '26 12 34 56', countryId: 50 }, 'tel:+35226123456'],
    [{ phone: '+352 26 12 34 56' }, 'tel:+35226123456'],
  ])('%j is dialled %s', (agency, expected) => {
    expect(shellOf(settingsWith({ agency })).phone.href).toBe(expected);
  });

  it.each([
    ['03 234 56 78', '03 234 56 78'],
    ['032345678', '032 34 56 78'],
  ])('typed as %s it is shown as %s', (phone, shown) => {
    expect(shellOf(settingsWith({ agency: { phone } })).phone.text).toBe(shown);
  });

  it('is of a country that has agencies', () => {
    const agency = { ...defaultSettings.agency, countryId: 33 };
    expect(settingsSchema.safeParse({ ...defaultSettings, agency }).success).toBe(false);
  });
});

describe('the top bar', () => {
  const items = [
    { label: { nl: 'Bel ons', fr: 'Appelez' }, link: { nl: 'tel:+3291', fr: 'tel:+3292' }, icon: 'phone' },
    { label: { nl: 'Nog niet' }, link: { nl: 'https://a.example' }, status: 'draft' },
    { label: { nl: 'Ma-vr tot 18 uur' }, color: 'brick' },
    { label: { nl: 'Privacy' }, page: 'privacy' },
    { label: { nl: 'Inloggen' }, page: 'login' },
  ];
  const settings = settingsWith({ topBar: { shown: true, left: items } });

  it('has what is published and leads somewhere, or is only read', () => {
    expect(shellOf(settings).topBar?.left).toEqual([
      { label: 'Bel ons', href: 'tel:+3291', external: true, icon: 'phone', color: 'ink-2' },
      { label: 'Ma-vr tot 18\u00a0uur', href: undefined, external: true, icon: undefined, color: 'brick' },
      { label: 'Inloggen', href: '/nl/login/', external: false, icon: undefined, color: 'ink-2' },
    ]);
  });

  it('is in the language of the page, else in the default one', () => {
    expect(shellOf(settings, { language: 'fr' }).topBar?.left[0]).toMatchObject({
      label: 'Appelez',
      href: 'tel:+3292',
    });
    expect(shellOf(settings, { language: 'de' }).topBar?.left[0]).toMatchObject({ label: 'Bel ons' });
  });

  it('is absent where the settings say so', () => {
    expect(shellOf(settingsWith({ topBar: { shown: false, left: items } })).topBar).toBeNull();
  });
});

describe('the menu', () => {
  it('has home only where the settings say so, marked as such', () => {
    const withProperty = shellOf(settingsWith({ header: { showHome: true } })).menu;
    expect(withProperty[0]).toEqual({ label: 'Start', href: '/nl/', isHome: true, children: [] });
    expect(shellOf(defaultSettings).menu.map(({ label }) => label)).not.toContain('Start');
  });

  it('has published pages below others, and no page whose article is missing', () => {
    const pages = pagesSchema.parse([
      { id: 9, name: 'home' },
      { id: 1, name: 'forSale' },
      { id: 2, name: 'serviceSelling', sort: 1 },
      { id: 3, name: 'about', sort: 2 },
      { id: 4, name: 'history', parentId: 3, path: { nl: 'geschiedenis' }, title: { nl: 'Geschiedenis' } },
      { id: 5, name: 'secret', parentId: 3, path: { nl: 'geheim' }, title: { nl: 'x' }, status: 'draft' },
    ]);
    expect(shellOf(defaultSettings, { pages }).menu).toMatchObject([
      { href: '/nl/te-koop/', children: [] },
      { href: '/nl/over-ons/', children: [{ label: 'Geschiedenis', href: '/nl/over-ons/geschiedenis/' }] },
    ]);
  });
});

describe('a screen on which nothing stands', () => {
  const menuPaths = (shell: ReturnType<typeof shellOf>) => shell.menu.map(({ href }) => href);
  const footerPaths = (shell: ReturnType<typeof shellOf>) =>
    shell.footer.flatMap(({ links }) => links.map(({ href }) => href));

  it('is in no menu by itself', () => {
    const [filled, empty] = [shellOf(defaultSettings), shellOf(defaultSettings, none)];
    expect(menuPaths(filled)).toContain('/nl/projecten/');
    expect(menuPaths(empty)).toEqual(menuPaths(filled).filter((path) => path !== '/nl/projecten/'));
    expect(footerPaths(filled)).toEqual(expect.arrayContaining(['/nl/projecten/', '/nl/testimonials/']));
    expect(footerPaths(empty)).toEqual(
      footerPaths(filled).filter((path) => !['/nl/projecten/', '/nl/testimonials/'].includes(path)),
    );
  });

  it.each([
    { name: 'projects', title: { fr: 'Neuf' } },
    { name: 'projects', parentId: 1 },
    { name: 'projects', modules: [{ type: 'search', view: 'strip', position: 0 }] },
    { name: 'testimonials' },
    { name: 'news', inMenu: true },
  ])('is in the menu where the agency has put it: %j', (page) => {
    const pages = pagesSchema.parse([
      { id: 9, name: 'home' },
      { id: 1, name: 'about' },
      { id: 2, ...page },
    ]);
    const [about, own = about?.children[0]] = shellOf(defaultSettings, { pages, ...none }).menu;
    expect(own?.href).toMatch(/^\/nl\/(projecten|testimonials|nieuws)\/$/);
  });

  it('is in the footer where the agency has put it', () => {
    const links = [
      { page: 'projects', label: { nl: 'Binnenkort' } },
      { page: 'testimonials' },
      { page: 'news' },
    ];
    const settings = settingsWith({ footer: { columns: [{ links }] } });
    expect(footerPaths(shellOf(settings, none))).toEqual(['/nl/projecten/', '/nl/nieuws/']);
  });
});

it('leads nowhere to a page that is a draft', () => {
  const pages = pagesSchema.parse([
    { id: 1, name: 'home' },
    { id: 2, name: 'forRent', status: 'draft' },
  ]);
  const shell = shellOf(defaultSettings, { pages });
  expect(shell.lists.map(({ label }) => label)).toEqual(['Te koop']);
  const links = shell.footer.flatMap((column) => column.links);
  expect(links.map(({ href }) => href)).not.toContain('/nl/te-huur/');
});

it('counts what is in the lists, as numbers are written', () => {
  expect(shellOf(defaultSettings).counts).toEqual({
    '/nl/te-koop/': '1.286',
    '/nl/te-huur/': '31',
    '/nl/projecten/': '6',
  });
});

describe('a column of the footer', () => {
  const text = (nl: string) => ({ type: 'doc', content: [{ type: 'text', text: nl }] });
  const columns = [
    {
      span: 6,
      title: { text: { nl: 'Over' } },
      introText: { public: false, text: { nl: 'Nog niet' } },
      fullText: { text: { nl: text('Alles') } },
    },
    { title: { public: false, text: { nl: 'Weg' } }, fullText: { public: false, text: { nl: text('Weg') } } },
  ];

  it('has the texts that are public', () => {
    const [first, second] = shellOf(settingsWith({ footer: { columns } })).footer;
    expect(first).toMatchObject({ span: 6, title: 'Over', introText: { text: '' } });
    expect(first?.fullText?.body).toEqual(text('Alles'));
    expect(second).toMatchObject({ span: 2, title: '', fullText: null });
  });
});

it('names the holder of the copyright', () => {
  expect(shellOf(defaultSettings).copyright).toBe('Gevel');
  const settings = settingsWith({ footer: { copyright: { nl: 'Rooilijn bv' } } });
  expect(shellOf(settings).copyright).toBe('Rooilijn bv');
});
