import { expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp({ now: () => new Date('2026-11-27T09:00:00Z') });
const place_id = await addGhent(app.database);
const at = { place_id, street: 'Dok Noord', house_number: '7', latitude: 51.06281, longitude: 3.73117 };

async function page(id: number, kind: 'project' | 'property' = 'project'): Promise<string> {
  const { headers } = await app.request(`/${kind}/${id}/`);
  return pageWithData(app, new URL(headers.get('Location') ?? '', 'http://site').pathname);
}

it('shows where the project stands, unless its address is hidden', async () => {
  const shown = await page(await addProject(app.database, at));
  expect(shown).toContain('Ligging');
  expect(shown).toContain('51.06281');

  const hidden = await page(await addProject(app.database, { ...at, publish_address: false }));
  expect(hidden).toContain('De kaart toont Gent, niet de exacte ligging');
  expect(hidden).not.toMatch(/51\.06281|3\.73117|Dok Noord/);
});

it('gives the monthly amount of the cheapest unit that can be had', async () => {
  const store = (settings: Settings) =>
    app.database.transaction().execute((transaction) => replaceSettings(transaction, settings));
  onTestFinished(() => store(defaultSettings));
  await store({
    ...defaultSettings,
    priceDetails: { ...defaultSettings.priceDetails, monthlyPayment: true },
  });
  const project_id = await addProject(app.database, at);
  const unit = { place_id, project_id, type: 'apartment', region: 'flanders' } as const;
  const add = (price_cents: number, given = {}) =>
    addProperty(app.database, { ...unit, price_cents, ...given });
  await add(20_000_000, { availability: 'sold' });
  await add(22_000_000, { publish_price: false });
  await add(42_000_000);
  const cheapest = await add(28_500_000);

  const [monthly] = /±\s€\s[\d.]+ per maand/.exec(await page(cheapest, 'property')) ?? ['no monthly amount'];
  expect(await page(project_id)).toContain(monthly);
});

it('leads to the nearest projects that still have units', async () => {
  const id = await addProject(app.database, at);
  const open = await addProject(app.database, { ...at, name: 'Hof ter Leie' });
  await addProperty(app.database, { project_id: open, place_id });
  const soldOut = await addProject(app.database, { ...at, name: 'Volzet' });
  await addProperty(app.database, { project_id: soldOut, place_id, availability: 'sold' });
  const html = await page(id);
  expect(html).toContain('Gelijkaardige projecten');
  expect(html).toContain('Hof ter Leie');
  expect(html).not.toContain('Volzet');
});

it('says once in the head of the column what every price leaves out', async () => {
  const project_id = await addProject(app.database, at);
  for (const unit_name of ['1.1', '1.2', '1.3'])
    await addProperty(app.database, {
      ...{ place_id, project_id, unit_name, type: 'apartment', is_new_build: true },
      price_cents: 30_000_000,
    });
  const table = /<table[\s\S]*<\/table>/.exec(await page(project_id))?.[0] ?? '';
  expect(table.match(/excl\. btw en kosten/g)).toHaveLength(1);
  expect(table).toMatch(/<th[^>]*>Prijs excl\. btw en kosten<\/th>/);
});
