import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp({ now: () => new Date('2026-11-27T09:00:00Z') });
const place_id = await addGhent(app.database);
const flat = { place_id, type: 'apartment', purpose: 'rent', price_cents: 95_000 } as const;

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

async function said(available_from: string) {
  const id = await addProperty(app.database, { ...flat, available_from });
  const { headers } = await app.request(`/property/${id}/`);
  const page = await pageWithData(app, new URL(headers.get('Location') ?? '', 'http://site').pathname);
  const comparison = await pageWithData(app, `${href('nl', 'comparison')}?ids=${id}`);
  return [page, comparison].map(words);
}

it.each(['2026-10-01', '2026-11-27'])(
  'says of a home that is free since %s that it is so at once',
  async (day) => {
    for (const text of await said(day)) {
      expect(text).toContain('Onmiddellijk');
      expect(text).not.toContain('Beschikbaar vanaf');
    }
  },
);

it('says the day of one that is free later, and nothing of a day that stands for none', async () => {
  for (const text of await said('2026-11-28')) expect(text).toMatch(/Beschikbaar vanaf\W+28-11-2026/);
  for (const text of await said('1900-01-01')) expect(text).not.toMatch(/Onmiddellijk|Beschikbaar vanaf/);
});
