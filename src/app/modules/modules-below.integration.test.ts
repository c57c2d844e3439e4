import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { type PathName, pathEntry } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { pageOfEveryModule } from '#test/every-module.ts';
import { readEveryPage } from '#test/every-page.ts';
import { headings, ownPages, pictures, textModule, type WrittenPage } from '#test/own-pages.ts';

const app = await createTestApp();
const { request } = app;
const { store, storeWith, html } = await ownPages(app);
beforeEach(() => storeWith());

/** Stores the page of this screen with what is given, and the others with their default. */
const storeScreen = (name: PathName, given: Partial<WrittenPage>) =>
  store(pagesSchema.parse(defaultPages.map((page) => (page.name === name ? { ...page, ...given } : page))));

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
