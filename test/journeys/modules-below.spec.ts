import type { Page } from '@playwright/test';
import { atRest, expect, holdBack, hydrated, takenOver, test } from './strict-page.ts';

const withModules = '/nl/te-huur/';
const without = '/nl/te-koop/';

const below = (page: Page) => page.locator('[data-modules-below]');

test('the modules below a list never leave it while their code loads', async ({ page }) => {
  const code = await holdBack(page, /\/modules-[^/]*\.js$/);
  await page.goto(withModules, { waitUntil: 'commit' });
  const drawn = await below(page).elementHandle();
  if (!drawn) throw new Error('There is nothing below the list');
  const text = await below(page).innerText();
  expect(text).toContain('panden te koop');
  const mayLeave = await page.evaluateHandle((element) => {
    const seen = { left: false };
    new MutationObserver(() => {
      seen.left ||= !element.isConnected;
    }).observe(document, { childList: true, subtree: true });
    return seen;
  }, drawn);
  await code.asked();
  await atRest(page);
  code.release();
  await hydrated(page);
  await takenOver(drawn);
  await atRest(page);
  expect(await mayLeave.jsonValue()).toEqual({ left: false });
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
