import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { llms } from './llms.ts';

const pages = pagesSchema.parse([
  ...defaultPages.map((page) => (page.name === 'projects' ? { ...page, status: 'draft' } : page)),
  { id: 100, name: 'guide', path: { nl: 'gids' }, title: { nl: 'Gids [voor] kopers' }, sort: 50 },
]);
const settings = {
  ...defaultSettings,
  agency: {
    ...defaultSettings.agency,
    name: 'Rooilijn',
    tagline: { nl: 'Een klein\nkantoor' },
    phone: '09 234 56 78',
  },
  languages: [
    { code: 'nl' as const, inUse: true },
    { code: 'de' as const, inUse: true },
  ],
};
const app = new Hono().use(
  llms({
    settings: { current: async () => settings },
    pages: { current: async () => pages },
    publicUrl: 'https://www.example.be',
  }),
);

describe('llms.txt', async () => {
  const text = await (await app.request('/llms.txt')).text();

  it('says what the site is', () => {
    expect(text).toMatch(
      /^# Rooilijn\n\n> Een klein kantoor\n\nThe website of an estate agency .*, in Dutch, German\./,
    );
    expect(text).toContain('All pages: https://www.example.be/sitemap.xml');
    expect(text).toContain('Contact: info@agency.example, 09 234 56 78');
  });

  it('leads to the published pages of the menu, in the languages that are in use', () => {
    expect(text.match(/^## .*/gm)).toEqual(['## Nederlands', '## Deutsch']);
    expect(text).toContain('- [Te koop](https://www.example.be/nl/te-koop/)');
    expect(text).toContain('- [Zu vermieten](https://www.example.be/de/zu-vermieten/)');
    expect(text).toContain('- [Gids \\[voor\\] kopers](https://www.example.be/nl/gids/)');
    expect(text).not.toMatch(/projecten|projekte|\/fr\//);
  });
});
