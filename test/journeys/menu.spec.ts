import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript', () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('the menu opens, leads on and closes', async ({ page }) => {
      await page.goto('/nl/');
      if (javaScriptEnabled) await hydrated(page);
      const drawer = page.locator('#drawer');
      const open = page.locator('header').getByRole('button', { name: 'Menu' });
      await expect(drawer).toBeHidden();

      await open.click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();

      await open.click();
      await drawer.getByRole('button', { name: 'Sluiten' }).click();
      await expect(drawer).toBeHidden();

      await open.click();
      await drawer.getByRole('link', { name: 'Te huur' }).click();
      await expect(page).toHaveURL('/nl/te-huur/');
      await expect(drawer).toBeHidden();
    });

    test('the language is switched in the menu', async ({ page }) => {
      await page.goto('/nl/te-koop/?type=house');
      if (javaScriptEnabled) await hydrated(page);
      await page.locator('header').getByRole('button', { name: 'Menu' }).click();
      await page.locator('#drawer').getByRole('link', { name: 'fr', exact: true }).click();
      await expect(page).toHaveURL('/fr/a-vendre/?type=house');
    });
  });
}

test.describe('the header', () => {
  test.use({ viewport: desktop });

  test('lies on the photograph of the home page until one scrolls beyond 30 pixels', async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    const ground = () =>
      page.locator('header > div').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 60);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, -60);
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  });

  test('marks the page that one is on', async ({ page }) => {
    await page.goto('/de/zu-vermieten/');
    await expect(page.locator('header nav [aria-current="page"]')).toHaveText(['Zu vermieten']);
  });

  test('the menu of languages closes by Escape, and by a click elsewhere', async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    const summary = page.locator('header summary');
    const english = page.locator('header').getByRole('link', { name: 'English' });
    await summary.click();
    await expect(english).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(english).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await page.locator('h1').click();
    await expect(english).toBeHidden();
  });
});
