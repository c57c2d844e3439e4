import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { type PageRow, replacePages } from '#database/pages.ts';
import { defaultPages } from '#site/default-pages.ts';
import { moduleSchema } from '#site/module-schema.ts';
import { type pageSchema, pagesSchema } from '#site/page-schema.ts';
import { type PathName, pathEntry } from '#site/paths.ts';
import { createTestApp } from '#test/app.ts';
import { pageOfEveryModule } from '#test/every-module.ts';
import { readEveryPage } from '#test/every-page.ts';
import { addGhent, addPage, addProject, addProperty, addTestimonial } from '#test/factories.ts';

const app = await createTestApp();
const { request, database, logged } = app;

type WrittenPage = z.input<typeof pageSchema>;
type WrittenModule = z.input<typeof moduleSchema>;

const pictures = ['0123456789abcdef0123', 'abcdef0123456789abcd'] as const;

const ownPage = (modules: WrittenPage['modules']): WrittenPage => ({
  id: 101,
  name: 'guide',
  path: { nl: 'gids' },
  title: { nl: 'Gids' },
  modules,
});

async function store(pages: readonly PageRow[]) {
  await database.transaction().execute((transaction) => replacePages(transaction, pages));
  // A page that tells the change: whoever asks next sees all of it.
  const segment = `stand-${++stand}`;
  await database
    .insertInto('page')
    .values({ id: 999, name: 'stand', path: { nl: segment }, status: 'published', in_menu: false })
    .execute();
  await vi.waitFor(async () => expect((await request(`/nl/${segment}/`)).status).toBe(200));
}

let stand = 0;

const storeWith = (...pages: WrittenPage[]) => store(pagesSchema.parse([...defaultPages, ...pages]));

/** Stores the page of a screen with what is given, the others by their default. */
const storeScreen = (name: PathName, given: Partial<WrittenPage>) =>
  store(pagesSchema.parse(defaultPages.map((page) => (page.name === name ? { ...page, ...given } : page))));

async function html(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const main = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';
const headings = (page: string) =>
  [...main(page).matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, text]) => `${level} ${text}`);

const textModule = (position: number, title: string, more: Partial<WrittenModule> = {}) =>
  ({
    type: 'textWithPicture',
    view: 'pictureLeft',
    position,
    title: { nl: title },
    text: {},
    ...more,
  }) as WrittenModule;

beforeAll(async () => {
  const place_id = await addGhent(database);
  await addProperty(database, { place_id });
  await addProject(database, { place_id, name: 'De Tuinlaan' });
  await addTestimonial(database, 'familie-peeters');
  for (const key of ['about', 'serviceSelling', 'privacy']) await addPage(database, key);
  await database
    .updateTable('article')
    .set({ category: 'service' })
    .where('key', '=', 'serviceSelling')
    .execute();
  await database
    .insertInto('article')
    .values({
      category: 'news',
      slug: { nl: 'plan' },
      title: { nl: 'Een plan lezen' },
      publication: 'published',
    })
    .execute();
  const { id: office_id } = await database
    .insertInto('office')
    .values({
      name: { nl: 'Gent' },
      street: 'Kouter',
      house_number: '1',
      postal_code: '9000',
      city: { nl: 'Gent' },
      country_id: 10,
      phone: '092345678',
      email: 'gent@agency.example',
      opening_hours: {},
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('agent')
    .values({
      office_id,
      first_name: 'Eline',
      last_name: 'Maes',
      role: { nl: 'Makelaar' },
      phone: '0470123456',
      email: 'eline@agency.example',
    })
    .execute();
  for (const id of pictures) {
    await database
      .insertInto('picture')
      .values({
        id,
        original_key: id,
        mime_type: 'image/jpeg',
        width: 1600,
        height: 1000,
        size_bytes: 1,
        thumbhash: 'AAAA',
      })
      .execute();
  }
});

describe('a page with modules of every type', () => {
  const page = pageOfEveryModule(pictures);

  it('has them all', () => {
    const types = moduleSchema.options.map(({ shape }) => shape.type.value);
    expect(new Set(page.modules?.map(({ type }) => type))).toEqual(new Set(types));
  });

  it('shows what each holds, under one heading of the first rank', async () => {
    await storeWith(page);
    expect(headings(await html('/nl/alle-modules/'))).toEqual([
      '1 Alle modules',
      '2 Een tekst met een beeld',
      '2 Een tekst met een film',
      '2 Panden in de nacht',
      '2 Nieuwbouwprojecten',
      '2 Wat klanten over ons zeggen',
      '2 Titel van about',
      '2 Liever iemand spreken?',
      '2 Uit het kantoor',
      '2 Wat we voor u doen',
      '2 Ons team',
      '2 Hier vindt u ons',
      '2 Wat we voor u doen',
      '2 Een foto over de hele breedte',
      '2 Wat is uw huis waard?',
    ]);
    const shown = main(await html('/nl/alle-modules/'));
    for (const each of [
      'Links het beeld.',
      'De Tuinlaan',
      'Een plan lezen',
      'Titel van serviceSelling',
      'Eline Maes',
      'Hilde De Smet',
      'panden te koop',
      'youtube.com/watch?v=aqz-KE-bpKQ',
      'role="search"',
      'href="/nl/contact/"',
    ])
      expect(shown, each).toContain(each);
    expect(shown).not.toContain('<iframe');
    expect(logged).toEqual([]);
  });

  it('is cut off by its kinds: four at most in a list', async () => {
    for (let count = 0; count < 5; count++) await addProperty(database);
    await storeWith(ownPage([{ type: 'propertyList', view: 'recent', position: 0 }]));
    expect(main(await html('/nl/gids/')).match(/<article/g)).toHaveLength(4);
    await storeWith(ownPage([{ type: 'propertyList', view: 'recent', position: 0, maxItems: 2 }]));
    expect(main(await html('/nl/gids/')).match(/<article/g)).toHaveLength(2);
  });
});

describe('a module', () => {
  it('of an unknown type or view shows nothing, is logged once and breaks no page', async () => {
    const before = logged.length;
    const [page] = pagesSchema.parse([...defaultPages, ownPage([])]).slice(-1);
    const modules = [
      textModule(0, 'Ervoor'),
      { type: 'carousel', view: 'wild', position: 1 },
      { type: 'stats', view: 'hologram', position: 2 },
      'nonsense',
      null,
      textModule(3, 'Erna'),
    ] as object[];
    await store([...defaultPages, { ...page, modules } as PageRow]);
    expect(headings(await html('/nl/gids/'))).toEqual(['1 Gids', '2 Ervoor', '2 Erna']);
    const told = logged.slice(before).filter(({ msg }) => msg === 'Invalid view');
    expect(told.map(({ page, type, view }) => [page, type, view])).toEqual(
      expect.arrayContaining([
        ['guide', 'carousel', 'wild'],
        ['guide', 'stats', 'hologram'],
      ]),
    );
  });

  it('whose article does not exist shows nothing', async () => {
    await storeWith(
      ownPage([
        { type: 'article', view: 'text', position: 0, relation: { type: 'article', id: 'nobody' } },
        textModule(1, 'Erna'),
      ]),
    );
    expect(headings(await html('/nl/gids/'))).toEqual(['1 Gids', '2 Erna']);
  });

  it('stands in the order of its position, and a draft nowhere', async () => {
    await storeWith(
      ownPage([textModule(3, 'Drie'), textModule(1, 'Een'), textModule(2, 'Twee', { status: 'draft' })]),
    );
    expect(headings(await html('/nl/gids/'))).toEqual(['1 Gids', '2 Een', '2 Drie']);
  });

  it('with a text in another language says so', async () => {
    await storeWith({
      ...ownPage([textModule(0, 'Een', { title: { fr: 'Un' } })]),
      title: { fr: 'Guide' },
    });
    expect(await html('/nl/gids/')).toMatch(/<h1 lang="fr"[^>]*>Guide<.*<h2 lang="fr"[^>]*>Un</s);
  });
});

describe('what comes first', () => {
  it('leads the page when it is an article: its title is that of the page', async () => {
    await storeWith(
      ownPage([
        { type: 'article', view: 'text', position: 0, relation: { type: 'article', id: 'about' } },
        textModule(1, 'Erna'),
      ]),
    );
    const page = await html('/nl/gids/');
    expect(headings(page)).toEqual(['1 Titel van about', '2 Liever iemand spreken?', '2 Erna']);
    expect(page).toContain('aria-current="page">Gids<');
    expect(page).toContain('<title>Titel van about | Gevel</title>');
  });

  it('leads the page when it is a banner, without a breadcrumb', async () => {
    await storeWith(
      ownPage([
        { type: 'banner', view: 'image', position: 0, pictureIds: [pictures[0]], title: { nl: 'Groot' } },
      ]),
    );
    const page = await html('/nl/gids/');
    expect(headings(page)).toEqual(['1 Groot']);
    expect(page).not.toContain('Kruimelpad');
  });
});

describe('a screen', () => {
  const screens = [
    'forSale',
    'forRent',
    'projects',
    'serviceSelling',
    'testimonials',
    'news',
    'privacy',
    'demandRegister',
    'freeValuation',
    'about',
    'contact',
  ] as const;

  it.each(screens)(
    '%s shows the modules of its page, and the title that the agency gave it',
    async (name) => {
      const path = pathEntry(name).nl;
      const before = headings(await html(path));
      await storeScreen(name, { title: { nl: 'Van ons' }, modules: [textModule(0, 'Eronder')] });
      const page = await html(path);
      expect(headings(page)).toContain('2 Eronder');
      expect(headings(page)[0]).toBe('1 Van ons');
      expect(headings(page)[0]).not.toBe(before[0]);
      expect(page).toContain('aria-current="page">Van ons<');
    },
  );

  it.each(screens)('%s whose page is a draft is a 404 in every language', async (name) => {
    await storeScreen(name, { status: 'draft' });
    expect((await request(pathEntry(name).nl)).status).toBe(404);
    expect((await request(pathEntry(name).de)).status).toBe(404);
  });

  it('that is a draft is led to from nowhere', async () => {
    const everything = pagesSchema.parse([...defaultPages, pageOfEveryModule(pictures)]);
    const drafts = everything.map((page) =>
      screens.some((name) => name === page.name) ? { ...page, status: 'draft' as const } : page,
    );
    await store(drafts);
    const { pages, broken } = await readEveryPage(app, ['/nl/', '/nl/alle-modules/', '/nl/bedankt/contact/']);
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(10);
  });

  it('that is a draft leads to the home page of another language', async () => {
    await storeScreen('contact', { status: 'draft' });
    expect(await (await request('/nl/contact/')).text()).toMatch(/href="\/de\/"[^>]*hrefLang="de"/);
  });

  it('gives its name to the way to what is below it', async () => {
    await storeScreen('news', { title: { nl: 'Berichten' } });
    expect(await html('/nl/nieuws/plan/')).toMatch(/href="\/nl\/nieuws\/"[^>]*>Berichten</);
  });
});

describe('a link to a page of the agency’s own', () => {
  const linking = (ownPage: string) => textModule(0, 'Meer', { link: { ownPage } } as Partial<WrittenModule>);
  const target: WrittenPage = { id: 102, name: 'target', path: { nl: 'doel' }, title: { nl: 'Het doel' } };

  it('leads to its path, in its words', async () => {
    await storeWith(ownPage([linking('target')]), target);
    expect(main(await html('/nl/gids/'))).toMatch(/<a[^>]*href="\/nl\/doel\/"[^>]*><span[^>]*>Het doel</);
  });

  it.each([
    ['does not exist', 'nobody', target],
    ['is a draft', 'target', { ...target, status: 'draft' as const }],
    ['has no path in the language', 'target', { ...target, path: { fr: 'but' } }],
  ])('that %s is left out', async (_, name, page) => {
    await storeWith(ownPage([linking(name)]), page);
    expect(main(await html('/nl/gids/'))).not.toContain('Het doel');
    expect(headings(await html('/nl/gids/'))).toEqual(['1 Gids', '2 Meer']);
  });
});
