import { propertiesForSale } from './kept-properties.ts';
import { desktop, expect, hydrated, test } from './strict-page.ts';

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  const [property] = await propertiesForSale(1);
  await page.goto(`/property/${property?.id}/?utm_source=newsletter`);
  await hydrated(page);
});

test('a property is shared by message, by mail, and by its link without what tells where one came from', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const url = await page.locator('link[rel="canonical"]').getAttribute('href');
  const menu = page.locator('main details.share').first();
  await menu.locator('summary').click();
  const encoded = encodeURIComponent(url ?? '-');
  await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(encoded));
  await expect(menu.getByRole('link', { name: 'Per mail' })).toHaveAttribute('href', new RegExp(encoded));
  await menu.getByRole('button', { name: 'Link kopiëren' }).click();
  await expect(menu.getByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('where the browser refuses to copy, the link stands there to be copied by hand', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const menu = page.locator('main details.share').first();
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Link kopiëren' }).click();
  const link = menu.getByRole('textbox', { name: 'Link kopiëren' });
  await expect(link).toHaveValue((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '-');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
});

for (const width of [320, 390, 820, 1440]) {
  test(`the menu opens inside a window of ${width} pixels, wherever its button stands`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const ids = (await propertiesForSale(2)).map(({ id }) => id);
    await page.goto('/nl/nieuws/');
    const article = await page.locator('main a[href^="/nl/nieuws/"]').first().getAttribute('href');
    for (const path of [`/nl/favorieten/?ids=${ids}`, `/nl/vergelijken/?ids=${ids}`, article ?? '']) {
      await page.goto(path);
      await hydrated(page);
      await page.locator('main details.share > summary').click();
      const menu = page.locator('main details.share > ul');
      const fits = () =>
        menu.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [left >= 0, right <= innerWidth, document.documentElement.scrollWidth <= innerWidth];
        });
      await expect.poll(fits, path).toEqual([true, true, true]);
    }
  });
}
