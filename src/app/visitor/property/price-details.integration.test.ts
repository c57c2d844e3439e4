import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { href } from '#site/paths/paths.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp();
const { database } = app;
const place_id = await addGhent(database);
const home = { place_id, type: 'house', price_cents: 40_000_000 } as const;

/** Finds the page by the address with only the number, which redirects to it. */
async function page(id: number) {
  const { headers } = await app.request(`/property/${id}/`);
  const html = await pageWithData(app, new URL(headers.get('Location') ?? '', 'http://site').pathname);
  expect(html).toContain('</main>');
  return html;
}

async function withDetails(priceDetails: Partial<Settings['priceDetails']>) {
  const settings = { ...defaultSettings, priceDetails: { ...defaultSettings.priceDetails, ...priceDetails } };
  const store = (stored: Settings) =>
    database.transaction().execute((transaction) => replaceSettings(transaction, stored));
  onTestFinished(() => store(defaultSettings));
  await store(settings);
}

it('says of a home what the page of its costs says it is a month, with an example that offers nothing', async () => {
  await withDetails({ monthlyPayment: true });
  const id = await addProperty(database, home);
  const html = await page(id);
  const amount = /± (€\s[\d.]+) per maand/.exec(html)?.[1] ?? 'none';
  const costs = await pageWithData(app, href('nl', 'purchaseCosts', { id }));
  expect(costs).toContain(amount);
  expect(html).toContain('geen kredietaanbod');
  expect(html).toMatch(/300 keer/);
});

it.each([
  ['to let', { purpose: 'rent', price_cents: 950_00 }],
  ['with a hidden price', { publish_price: false }],
  ['that is sold', { availability: 'sold' }],
  ['that is a plot', { type: 'building_plot' }],
] as const)('says nothing of what is %s', async (_, given) => {
  await withDetails({ monthlyPayment: true });
  const html = await page(await addProperty(database, { ...home, ...given }));
  expect(html).not.toContain('± €');
  expect(html).not.toContain('geen kredietaanbod');
});

it('says nothing where the agency has not asked for it', async () => {
  expect(await page(await addProperty(database, home))).not.toContain('± €');
});

it('tells former prices and the first day only where the agency allows it, and none of a hidden price', async () => {
  const add = async (given = {}) => {
    const id = await addProperty(database, {
      ...home,
      published_at: new Date('2026-02-03T10:00:00Z'),
      ...given,
    });
    await database.deleteFrom('property_price').where('property_id', '=', id).execute();
    const prices = [
      ['2026-01-01', 45_000_000],
      ['2026-02-01', 43_900_000],
      ['2026-04-05', 40_000_000],
    ] as const;
    for (const [day, price_cents] of prices) {
      const since = new Date(`${day}T10:00:00Z`);
      await database
        .insertInto('property_price')
        .values({ property_id: id, since, price_cents, shown_at: since })
        .execute();
    }
    return id;
  };
  const shown = await add();
  const hidden = await add({ publish_price: false });
  expect(await page(shown)).not.toMatch(/439\.000|Online sinds/);
  await withDetails({ priceHistory: true, onlineSince: true });
  await expect.poll(() => page(shown)).toMatch(/Online sinds 3\sfebruari 2026/);
  const html = await page(shown);
  expect(html).toMatch(/Tot 5\sapril 2026: €\s439\.000/);
  // Nobody saw it at the price that it had before it was published.
  expect(html).not.toContain('450.000');
  const other = await page(hidden);
  expect(other).toContain('Online sinds');
  expect(other).not.toMatch(/439\.000|43900000/);
});

it('never tells a price that was hidden in its time, though the present one is shown', async () => {
  await withDetails({ priceHistory: true });
  const id = await addProperty(database, { ...home, price_cents: 50_000_000, publication: 'draft' });
  const change = async (given: object) => {
    await database.updateTable('property').set(given).where('id', '=', id).execute();
    // As if all of it had happened a day earlier: only the last price of a day is listed.
    await sql`update property_price set since = since - interval '1 day', shown_at = shown_at - interval '1 day'
      where property_id = ${id}`.execute(database);
  };
  await change({ price_cents: 49_000_000 });
  const published_at = new Date(Date.now() - 30 * 86_400_000);
  await change({ publication: 'published', published_at });
  await change({ price_cents: 48_000_000 });
  await change({ publish_price: false });
  await change({ price_cents: 47_000_000 });
  await change({ price_cents: 46_000_000 });
  await change({ publish_price: true });
  await change({ price_cents: 45_000_000 });
  await expect.poll(() => page(id)).toMatch(/Tot [^:]+: €\s490\.000/);
  const html = await page(id);
  expect(html).toContain('480.000');
  expect(html).toContain('460.000');
  expect(html).not.toMatch(/500\.000|470\.000|50000000|47000000/);
});
