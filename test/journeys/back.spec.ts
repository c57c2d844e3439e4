import type { Page } from '@playwright/test';
import { expect, hydrated, phone, test } from './strict-page.ts';

test.use({ viewport: phone });

/** Opens the list from another page, so that leaving the list by Back leads there. */
async function openList(page: Page) {
  await page.goto('/nl/contact/');
  await hydrated(page);
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  await layered(page);
  await page.locator('#drawer').getByRole('link', { name: 'Te koop' }).click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(page.locator('#drawer')).toBeHidden();
}

/** A layer that Back closes is loaded when it opens. */
const layered = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);

/** Collects the data that is asked for from now on. */
function dataAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/_\.(data|rendered)|\.data/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('Back closes the menu and the filters, and only then leaves the list', async ({ page }) => {
  await openList(page);
  const asked = dataAsked(page);
  const layers = [
    { button: page.locator('header').getByRole('button', { name: 'Menu' }), layer: page.locator('#drawer') },
    { button: page.getByRole('button', { name: 'Filters' }), layer: page.locator('#filters') },
  ];
  for (const { button, layer } of layers) {
    await button.click();
    await layered(page);
    await page.goBack();
    await expect(layer).toBeHidden();
    await expect(page).toHaveURL('/nl/te-koop/');

    // A layer closed by its button leaves no entry behind, and Forward opens no other page.
    await page.goForward();
    await button.click();
    await layered(page);
    await layer.getByRole('button', { name: 'Sluiten' }).click();
    await expect(layer).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBeUndefined();
  }
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/nl/contact/');
  await page.goForward();
  await expect(page).toHaveURL('/nl/te-koop/');
});

test('a list that was filtered is one step from the list before', async ({ page }) => {
  await openList(page);
  const filters = page.locator('#filters');
  for (const path of ['/nl/te-koop/?type=house', '/nl/te-koop/?type=house']) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await layered(page);
    // The second time the filter is already chosen: the same list again is no new step.
    await filters.getByLabel(/^Huis/).check();
    await filters.getByRole('button', { name: /tonen$/ }).click();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL('/nl/te-koop/');
  await page.goBack();
  await expect(page).toHaveURL('/nl/contact/');
});
