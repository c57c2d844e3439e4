import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './strict-page.ts';

const withModules = '/nl/te-huur/';
const without = '/nl/te-koop/';

const below = (page: Page) => page.locator('[data-modules-below]');

test('the modules below a list never leave it while their code loads', async ({ page }) => {
  await page.route(/\/modules-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(withModules);
  const drawn = await below(page).elementHandle();
  const text = await below(page).innerText();
  expect(text).toContain('panden te koop');
  const leaves = page.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => element?.isConnected || resolve(true)).observe(document, {
          childList: true,
          subtree: true,
        });
        setTimeout(resolve, 4000, false);
      }),
    drawn,
  );
  await hydrated(page);
  expect(await leaves).toBe(false);
  expect(await below(page).innerText()).toBe(text);
});

test('they come with a list that is opened from another, which loads nothing of them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(without);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const code = () => scripts.filter((path) => /\/modules-[^/]*\.js$/.test(path) && !path.includes('below'));
  expect(scripts.some((path) => path.includes('/framework-'))).toBe(true);
  expect(code()).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Te huur' }).first().click();
  await expect(page).toHaveURL(withModules);
  await expect(below(page)).toContainText('panden te koop');
  expect(code()).not.toEqual([]);
});
