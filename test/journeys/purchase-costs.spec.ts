import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

/** Goes from the property's page to that of its costs, as a visitor does. */
async function openCosts(page: Page): Promise<void> {
  await page.goto('/nl/te-koop/?text=RL-2417');
  const path = await page.locator('article').getByRole('link').first().getAttribute('href');
  await page.goto(path ?? '');
  await page.getByRole('link', { name: 'Zelf rekenen, met lening' }).click();
  await expect(page).toHaveURL(/\/nl\/aankoopkosten\/\d+\/$/);
}

const duty = (page: Page) => page.getByText('Registratierechten (verkooprecht)').locator('..').locator('dd');

test('choices count at once, without loading the page anew', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openCosts(page);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await expect(duty(page)).toHaveText('€ 12.980');
  await page.getByLabel('Andere aankoop (12 %)').check();
  await expect(duty(page)).toHaveText('€ 77.880');
  const own = page.getByLabel('Eigen geld');
  await own.fill('200.000');
  await expect(page.getByText('− € 200.000')).toBeVisible();
  await expect(page.locator('main').getByRole('status')).toContainText('Prijs en kosten: € 732.758');
  await own.fill('veel');
  await expect(page.getByText('Vul een bedrag in euro in')).toBeVisible();
  await expect(own).toBeFocused();
  await expect(own).toHaveValue('veel');
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/buyer=other/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/te-koop\//);
});

test('by keyboard alone', async ({ page }) => {
  await openCosts(page);
  await hydrated(page);
  await page.getByLabel('Enige eigen woning (2 %)').focus();
  await page.keyboard.press('ArrowDown');
  await expect(duty(page)).toHaveText('€ 77.880');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Eigen geld')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, and what cannot be is said at its field', async ({ page }) => {
    await openCosts(page);
    await page.getByLabel('Andere aankoop (12 %)').check();
    await page.getByLabel('Looptijd in jaren').fill('99');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await expect(page).toHaveURL(/buyer=other.*years=99/);
    await expect(duty(page)).toHaveText('€ 77.880');
    await expect(page.getByText('Vul een getal van 1 tot 40 in.')).toBeVisible();
    await expect(page.getByLabel('Looptijd in jaren')).toHaveValue('99');
    await expect(page.getByLabel('Andere aankoop (12 %)')).toBeChecked();
  });
});

for (const viewport of [phone, desktop]) {
  test(`can be read by everybody at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openCosts(page);
    const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];
    for (const path of [`/nl/aankoopkosten/${id}/?own_money=veel&rate=-1`, `/de/kaufnebenkosten/${id}/`]) {
      await page.goto(path);
      await hydrated(page);
      await page.locator('summary').last().click();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('on paper the sums stand without the form', async ({ page }) => {
  await openCosts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(duty(page)).toBeVisible();
  await expect(page.getByLabel('Eigen geld')).toBeHidden();
  await expect(page.getByText('Enige eigen woning (2 %)').first()).toBeVisible();
  await expect(page.getByText('Hypotheekrecht')).toBeVisible();
});
