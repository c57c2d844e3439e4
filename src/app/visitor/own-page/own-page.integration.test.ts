import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { replacePages } from '#database/site/pages.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { type pageSchema, pagesSchema } from '#site/pages/page-schema.ts';
import { createTestApp } from '#test/app.ts';

const { request, database, pageCache } = await createTestApp();

type WrittenPage = z.input<typeof pageSchema>;

const guide: WrittenPage = {
  id: 101,
  name: 'guide',
  path: { nl: 'gids', fr: 'guide' },
  title: { nl: 'Gids', fr: 'Le guide' },
  modules: [
    {
      type: 'textWithPicture',
      view: 'pictureLeft',
      position: 0,
      title: { nl: 'Wat een huis kost' },
      text: { nl: { type: 'doc', content: [{ type: 'paragraph' }] } },
    },
  ],
};

const below: WrittenPage = {
  id: 102,
  parentId: 101,
  name: 'notary',
  path: { nl: 'notaris', fr: 'notaire' },
  title: { nl: 'De notaris', fr: 'Le notaire' },
};

async function store(...pages: WrittenPage[]) {
  const all = pagesSchema.parse([...defaultPages, ...pages]);
  await database.transaction().execute((transaction) => replacePages(transaction, all));
}

async function html(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const status = async (path: string) => (await request(path)).status;

describe('a page of the agency’s own', () => {
  beforeEach(() => store(guide, below));

  it('stands at its path in each language, and at no other', async () => {
    expect(await html('/nl/gids/')).toMatch(/<h1[^>]*>Gids</);
    expect(await html('/fr/guide/')).toMatch(/<h1[^>]*>Le guide</);
    for (const path of ['/fr/gids/', '/de/gids/', '/gids/', '/nl/guide/', '/nl/gids/x/', '/nl/notaris/'])
      expect(await status(path), path).toBe(404);
  });

  it('says where it stands, and leads back', async () => {
    expect(await html('/nl/gids/notaris/')).toMatch(
      /<nav[^>]*>.*?href="\/nl\/"[^>]*>Start<.*?href="\/nl\/gids\/"[^>]*>Gids<.*?aria-current="page">De notaris</s,
    );
  });

  it('stands in the menu', async () => {
    expect(await html('/nl/')).toMatch(/<a[^>]*href="\/nl\/gids\/"[^>]*>Gids</);
  });

  it('is switched to its own address in another language, and to the home page where it has none', async () => {
    const page = await html('/nl/gids/');
    expect(page).toContain('<link rel="canonical" href="http://localhost/nl/gids/"/>');
    expect(page).toContain('hrefLang="fr-BE" href="http://localhost/fr/guide/"');
    expect(page).not.toContain('hrefLang="de-BE"');
    expect(page).toMatch(/<a[^>]*href="\/fr\/guide\/"[^>]*hrefLang="fr"/);
    expect(page).toMatch(/<a[^>]*href="\/de\/"[^>]*hrefLang="de"/);
  });

  it.each([
    ['/nl/gids', '/nl/gids/'],
    ['/nl/gids?utm_source=mail', '/nl/gids/?utm_source=mail'],
    ['/NL/gids/', '/nl/gids/'],
    ['/nl//gids/', '/nl/gids/'],
  ])('written as %s leads to %s', async (written, right) => {
    const response = await request(written);
    expect([response.status, response.headers.get('Location')]).toEqual([308, right]);
  });

  it('is kept, whatever a campaign adds to its address', async () => {
    await html('/nl/gids/?utm_source=mail');
    expect(pageCache.find('/nl/gids/')).toBeDefined();
    expect((await request('/nl/gids/_.data')).status).toBe(200);
    expect(pageCache.find('/nl/gids/_.data')).toBeDefined();
  });

  it('that does not exist is not kept', async () => {
    expect(await status('/nl/bestaat-niet/')).toBe(404);
    expect(pageCache.find('/nl/bestaat-niet/')).toBeUndefined();
  });

  it('follows what is changed, without a build', async () => {
    await html('/nl/gids/');
    await store({ ...guide, title: { nl: 'De gids' } });
    expect(await html('/nl/gids/')).toMatch(/<h1[^>]*>De gids</);
    expect(await status('/nl/gids/notaris/')).toBe(404);

    await store({ ...guide, path: { nl: 'wegwijzer' } });
    expect(await status('/nl/wegwijzer/')).toBe(200);
    expect(await status('/nl/gids/')).toBe(404);
  });

  it('is there for nobody while it is a draft, and no breadcrumb leads to it', async () => {
    await store({ ...guide, status: 'draft' }, below);
    expect(await status('/nl/gids/')).toBe(404);
    const page = await html('/nl/gids/notaris/');
    expect(page).not.toContain('href="/nl/gids/"');
  });

  it('is not there in a language that the site does not use', async () => {
    const document = { languages: [{ code: 'nl', inUse: true }], defaultLanguage: 'nl' };
    onTestFinished(async () => void (await database.deleteFrom('setting').execute()));
    await database.insertInto('setting').values({ document }).execute();
    expect(await status('/fr/guide/')).toBe(404);
    expect(await html('/nl/gids/')).not.toMatch(/href="[^"]*\/fr\//);
  });
});

describe('below a screen', () => {
  it('its path begins with that of the screen, and so does the way to it', async () => {
    await store({
      id: 101,
      parentId: 4,
      name: 'buyingNew',
      path: { nl: 'kopen' },
      title: { nl: 'Nieuw kopen' },
    });
    expect(await status('/nl/projecten/kopen/')).toBe(200);
    expect(await html('/nl/projecten/kopen/')).toMatch(
      /href="\/nl\/"[^>]*>Start<.*?href="\/nl\/projecten\/"[^>]*>Nieuwbouw<.*?aria-current="page">Nieuw kopen</s,
    );
  });
});
