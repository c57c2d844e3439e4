import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageRow } from '#database/site/pages.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { moduleSchema } from '#site/pages/module-schema.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { pageOfEveryModule } from '#test/every-module.ts';
import { addProperty } from '#test/factories.ts';
import {
  headings,
  main,
  ownPages,
  pictures,
  textModule,
  type WrittenModule,
  type WrittenPage,
} from '#test/own-pages.ts';

const app = await createTestApp();
const { database } = app;
const { store, storeWith, html } = await ownPages(app);

const ownPage = (modules: WrittenPage['modules']): WrittenPage => ({
  id: 101,
  name: 'guide',
  path: { nl: 'gids' },
  title: { nl: 'Gids' },
  modules,
});

describe('a page with modules of every type', () => {
  const page = pageOfEveryModule(pictures);

  it('has them all', () => {
    const types = moduleSchema.options.map(({ shape }) => shape.type.value);
    expect(new Set(page.modules?.map(({ type }) => type))).toEqual(new Set(types));
  });

  it('shows what each holds, under one heading of the first rank', async () => {
    await storeWith(page);
    // A single figure is not a row of figures.
    await addProperty(database);
    await addProperty(database, { purpose: 'rent' });
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
      '2 Liever iemand spreken?',
    ]);
    const shown = main(await html('/nl/alle-modules/'));
    for (const each of [
      'Links het beeld.',
      'De Tuinlaan',
      'Een plan lezen',
      'Titel van serviceSelling',
      'Eline Claes',
      'Hilde De Smet',
      'panden te koop',
      'youtube.com/watch?v=aqz-KE-bpKQ',
      'role="search"',
      'href="/nl/contact/"',
    ])
      expect(shown, each).toContain(each);
    expect(shown).not.toContain('<iframe');
  });

  it('is cut off by its kinds: four at most in a list', async () => {
    for (let count = 0; count < 5; count++) await addProperty(database);
    await storeWith(ownPage([{ type: 'propertyList', view: 'recent', position: 0 }]));
    expect(main(await html('/nl/gids/')).match(/<article/g)).toHaveLength(4);
    await storeWith(ownPage([{ type: 'propertyList', view: 'recent', position: 0, maxItems: 2 }]));
    expect(main(await html('/nl/gids/')).match(/<article/g)).toHaveLength(2);
  });

  it('leads to all properties with the number that their list says', async () => {
    await addProperty(database, { availability: 'sold' });
    await storeWith(ownPage([{ type: 'propertyList', view: 'recent', position: 0 }]));
    const [, told] = main(await html('/nl/gids/')).match(/Alle (\d+) panden te koop/) ?? [];
    expect(told).toBeDefined();
    expect(main(await html('/nl/te-koop/'))).toContain(`aria-live="polite">${told} panden<`);
  });
});

describe('a module', () => {
  it('of an unknown type or view shows nothing, is logged once and breaks no page', async () => {
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
    const told = app.takeLogged();
    expect(told.every(({ msg }) => msg === 'Invalid view')).toBe(true);
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
    // The contact stands beside the article, on a narrow screen at the end of the page.
    expect(headings(page)).toEqual([
      '1 Titel van about',
      '2 Liever iemand spreken?',
      '2 Erna',
      '2 Liever iemand spreken?',
    ]);
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

describe('how reviews are checked', () => {
  const stats = { type: 'stats', view: 'figures', position: 0 } as const;
  const quote = { type: 'testimonials', view: 'quote', position: 1 } as const;
  const cards = { type: 'testimonials', view: 'cards', position: 2 } as const;
  const replace = (settings: typeof defaultSettings) =>
    database.transaction().execute((transaction) => replaceSettings(transaction, settings));

  it.each<[string, NonNullable<WrittenPage['modules']>]>([
    ['a score', [stats]],
    ['a score above reviews', [stats, quote]],
    ['reviews twice', [quote, cards]],
  ])('is said once on a page with %s', async (_, modules) => {
    onTestFinished(() => replace(defaultSettings));
    const reviewNotice = { nl: 'Elke ervaring komt van een klant.' };
    const score = { value: 4.8, outOf: 5, clients: 312 };
    await replace({ ...defaultSettings, figures: { ...defaultSettings.figures, score, reviewNotice } });
    await storeWith(ownPage(modules));
    expect(main(await html('/nl/gids/')).split(reviewNotice.nl)).toHaveLength(2);
  });
});
