import { expect, hydrated, test } from './strict-page.ts';

test('the form of the contact page stays while its code loads', async ({ page }) => {
  await page.route(/\/contact-form-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/nl/contact/');
  const form = await page.locator('main form').elementHandle();
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
});

test('it comes with the contact page that is opened from another page, which loads nothing of it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const code = () => scripts.filter((path) => /\/contact-form-[^/]*\.js$/.test(path));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(code()).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/nl/contact/');
  await expect(page.locator('main form[method="post"]')).toBeVisible();
  expect(code()).toHaveLength(1);
});
