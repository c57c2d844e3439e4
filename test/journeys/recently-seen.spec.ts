import type { Page } from '@playwright/test';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptBefore, propertiesForSale } from './kept-properties.ts';
import { expect, hydrated, test } from './strict-page.ts';

const keptIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), ownKeys.recentlySeen.key);

/** Opens the first two properties of the list; the second was seen last. */
async function lookAtTwo(page: Page): Promise<string[]> {
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  const titles: string[] = [];
  for (const index of [0, 1]) {
    const card = page.locator('article').nth(index);
    titles.unshift(await card.locator('h3').innerText());
    await card.getByRole('link').click();
    await page.waitForURL(/\/\d+\/$/);
    await page.goBack();
    await expect(page.getByText(/^pagina 1 van/)).toBeVisible();
  }
  return titles;
}

test('properties seen are there for this visit, and afterwards only for who wishes it', async ({ page }) => {
  const titles = await lookAtTwo(page);
  expect(await keptIn(page)).toBeNull();
  await page.locator('header').getByRole('link', { name: 'Favorieten', exact: true }).click();
  const strip = page.locator('section').filter({ hasText: 'Onlangs bekeken' });
  await expect(strip.locator('h3')).toHaveText(titles);
  await strip.getByRole('link', { name: 'Alles wat u bekeek' }).click();
  await expect(page).toHaveURL(/\/nl\/onlangs-bekeken\/\?ids=\d+,\d+$/);
  await expect(page.locator('article h3')).toHaveText(titles);
  await expectAccessible(page);

  const remember = page.getByRole('switch', { name: 'Onthouden in deze browser' });
  await expect(remember).not.toBeChecked();
  await remember.check();
  expect(await keptIn(page)).toMatch(/^\[\d+,\d+\]$/);
  await page.goto('/nl/onlangs-bekeken/');
  await expect(page.locator('article h3')).toHaveText(titles);
  await expect(remember).toBeChecked();

  await page.getByRole('button', { name: 'Lijst wissen' }).click();
  await expect(page.getByText('Deze lijst is nu leeg.')).toBeVisible();
  expect(await keptIn(page)).toBe('[]');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.locator('article h3')).toHaveText(titles);

  await remember.uncheck();
  expect(await keptIn(page)).toBeNull();
  await expect(page.locator('article')).toHaveCount(2);
  await page.goto('/nl/onlangs-bekeken/');
  await hydrated(page);
  await expect(page.getByText('Deze lijst is nu leeg.')).toBeVisible();
});

test('the list holds the last 24, the newest first, each once', async ({ page, context }) => {
  const properties = await propertiesForSale(25);
  const ids = properties.map(({ id }) => id);
  await keptBefore(context, { recentlySeen: JSON.stringify(ids.slice(0, 24)) });
  for (const id of [ids[24], ids[3]]) {
    await page.goto(`/property/${id}/`);
    await hydrated(page);
  }
  await expect
    .poll(() => keptIn(page))
    .toBe(JSON.stringify([ids[3], ids[24], ...ids.slice(0, 23).filter((id) => id !== ids[3])]));
  await page.goto('/fr/vus-recemment/');
  await expect(page.locator('article')).toHaveCount(24);
  await page.getByRole('link', { name: /^de$/ }).last().click();
  await expect(page).toHaveURL(/\/de\/zuletzt-angesehen\/\?ids=/);
  await expect(page.locator('article')).toHaveCount(24);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list shows', async ({ page }) => {
    const properties = await propertiesForSale(3);
    await page.goto(`/nl/onlangs-bekeken/?ids=${properties.map(({ id }) => id).join(',')}`);
    await expect(page.locator('article')).toHaveCount(3);
  });
});
