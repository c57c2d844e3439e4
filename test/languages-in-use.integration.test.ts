import { beforeAll, describe, expect, it } from 'vitest';
import { pathEntry, pathNames } from '#site/paths/paths.ts';
import { createTestApp } from './app.ts';
import { addFixedPages, addGhent, addProject, addProperty, addTestimonial } from './factories.ts';

const { request, database, settings } = await createTestApp();

const ghent = await addGhent(database);
const property = await addProperty(database, { place_id: ghent });
const project = await addProject(database, { place_id: ghent });

beforeAll(async () => {
  await addFixedPages(database);
  await addTestimonial(database, 'familie-peeters');
  const document = {
    languages: [
      { code: 'nl', inUse: true },
      { code: 'fr', inUse: true },
      { code: 'de', inUse: false },
      { code: 'en', inUse: false },
    ],
    defaultLanguage: 'fr',
  };
  await database.insertInto('setting').values({ document }).execute();
  settings.drop();
});

const parameters: Record<string, string> = { city: 'gent', type: 'huis', slug: 'familie-peeters' };

function addressOf(name: (typeof pathNames)[number], language: 'nl' | 'fr' | 'de' | 'en') {
  const id = name === 'project' ? project : property;
  return pathEntry(name)[language].replace(/:(\w+)/g, (_, key) => parameters[key] ?? String(id));
}

describe('a language that the site does not use', () => {
  it.each(pathNames)('has no page: %s', async (name) => {
    for (const language of ['de', 'en'] as const) {
      const path = addressOf(name, language);
      expect((await request(path)).status, path).toBe(404);
      expect((await request(`${path}_.data`)).status, `${path}_.data`).toBe(404);
    }
  });

  it.each(['/nl/', '/nl/te-koop/', '/nl/over-ons/', '/nl/projecten/', `/nl/te-koop/gent/huis/${property}/`])(
    'is offered nowhere on %s',
    async (path) => {
      const response = await request(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('hrefLang="fr-BE"');
      expect(html).not.toMatch(/href="[^"]*\/(de|en)\//);
      expect(html).not.toMatch(/hreflang="(de|en)/i);
      expect(html).toMatch(/hrefLang="x-default" href="http:\/\/localhost\/fr\//);
    },
  );

  it.each([
    [{ 'Accept-Language': 'de' }, ''],
    [{ 'Accept-Language': 'en-GB,en;q=0.9' }, ''],
    [{ Cookie: 'i18next=de' }, ''],
    [{}, '?lng=en'],
  ])('is not chosen for a visitor who asks for it: %j %s', async (headers, query) => {
    const response = await request(`/for-sale/${query}`, { headers });
    expect(response.headers.get('Location')).toBe('/fr/a-vendre/');
  });
});
