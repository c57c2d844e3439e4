import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listFavouriteCounts, readViews, type Views } from '#database/view/view-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { propertiesForSale, withDatabase } from './kept-properties.ts';
import { expect, hydrated, test } from './strict-page.ts';

// A browser with a window, because headless ones are not counted, and with a user agent that no earlier test used.
test.use({
  userAgent: async ({ browserName }, use) =>
    use(`Mozilla/5.0 (X11; Linux x86_64) ${browserName} Chrome/156.0 Safari/537.36 ${randomUUID()}`),
});

const viewsOf = (id: number) =>
  withDatabase((database) => readViews(database, [id], dayOf(new Date()))) as Promise<Views>;
const favouritesOf = async (id: number) =>
  (await withDatabase((database) => listFavouriteCounts(database, [id]))).get(id);

/** The number of beacons that the page has sent. */
function countBeacons(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/visits/')) count += 1;
  });
  return () => count;
}

test('a property is counted when its page is shown, also from the page cache and without a new document', async ({
  page,
  request,
}) => {
  const beacons = countBeacons(page);
  await page.goto('/nl/te-koop/?utm_source=weekly&utm_medium=email');
  await hydrated(page);
  const card = page.locator('article').nth(7);
  const path = (await card.getByRole('link').getAttribute('href')) ?? '';
  const id = Number(/(\d+)\/$/.exec(path)?.[1]);
  const before = await viewsOf(id);
  // The page is cached from now on.
  await request.get(path);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(path);
  await expect.poll(beacons).toBe(1);
  await expect.poll(async () => (await viewsOf(id)).today).toBe(before.today + 1);
  const { bySource, byLanguage } = await viewsOf(id);
  expect([bySource.mail, byLanguage.nl]).toEqual([before.bySource.mail + 1, before.byLanguage.nl + 1]);

  await page.goto(path);
  await expect.poll(beacons).toBe(2);
  // As a browser does when a visitor goes back to a page in its back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(beacons).toBe(3);

  const save = page.getByRole('button', { name: 'Bewaren', exact: true }).first();
  const kept = (await favouritesOf(id)) ?? 0;
  await save.click();
  await expect.poll(beacons).toBe(4);
  await expect.poll(() => favouritesOf(id)).toBe(kept + 1);
  expect((await viewsOf(id)).today).toBe(before.today + 1);
});

test('a page that nobody sees yet is counted when it is seen', async ({ page }) => {
  const [property] = await propertiesForSale(1);
  const beacons = countBeacons(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await page.goto(`/property/${property?.id}/`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(beacons()).toBe(0);
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  }
  await expect.poll(beacons).toBe(1);
});
