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
