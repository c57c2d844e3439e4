import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.use({ viewport: desktop });

test('from a property one goes on through the search, and back to its page and place', async ({ page }) => {
  await page.goto('/nl/te-koop/?type=house');
  await hydrated(page);
  const found = await page.locator('#found').innerText();
  const cards = page.locator('.map-results article').getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await cards.nth(7).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await cards.nth(7).click();
  const back = page.getByRole('link', { name: `Terug naar ${found}` });
  await page.getByRole('link', { name: 'Volgend pand' }).click();
  await expect(page).toHaveURL(addresses[8] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await back.click();
  await expect(page).toHaveURL('/nl/te-koop/?type=house');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  // After the last card of a page comes the first of the next, and before that one the last again.
  await cards.last().click();
  await page.getByRole('link', { name: 'Volgend pand' }).click();
  await expect(page).not.toHaveURL(addresses.at(-1) ?? '');
  await expect(page).toHaveURL(/\/\d+\/$/);
  const first = new URL(page.url()).pathname;
  await expect(back).toHaveAttribute('href', '/nl/te-koop/?type=house&page=2');
  await page.getByRole('link', { name: 'Vorig pand' }).click();
  await expect(page).toHaveURL(addresses.at(-1) ?? '');
  // The address changes before the page is drawn.
  await expect(back).toHaveAttribute('href', '/nl/te-koop/?type=house');
  await page.getByRole('link', { name: 'Volgend pand' }).click();
  await expect(page).toHaveURL(first);
  await expect(back).toHaveAttribute('href', '/nl/te-koop/?type=house&page=2');
  await back.click();
  await expect(page).toHaveURL('/nl/te-koop/?type=house&page=2');
  await expect(cards.first()).toHaveAttribute('href', first);
});

test('a search that found nothing is no way back', async ({ page }) => {
  await page.goto('/nl/te-koop/?min_price=90000000');
  await hydrated(page);
  await expect(page.locator('article')).toHaveCount(0);
  await page.goto('/nl/');
  await page.goto((await page.locator('article').first().getByRole('link').getAttribute('href')) ?? '');
  await hydrated(page);
  await expect(page.getByRole('link', { name: /^Terug naar [1-9]\d* panden$/ })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  );
});

test('who came from no search has the whole list, and no steps', async ({ page }) => {
  await page.goto('/nl/te-koop/?type=house');
  const address = await page.locator('article').first().getByRole('link').getAttribute('href');
  await page.evaluate(() => sessionStorage.clear());
  const fresh = await page.context().newPage();
  await fresh.goto(address ?? '');
  await hydrated(fresh);
  await expect(fresh.getByRole('link', { name: /^Terug naar \d+ panden$/ })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  );
  await expect(fresh.getByRole('link', { name: 'Volgend pand' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the steps stand below the property', async ({ page }) => {
    await page.goto('/de/zu-verkaufen/?type=house');
    await hydrated(page);
    await page.locator('article').first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Nächstes Objekt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voriges Objekt' })).toHaveCount(0);
    await page.getByRole('link', { name: /^Zurück zu \d+ Objekten$/ }).click();
    await expect(page).toHaveURL('/de/zu-verkaufen/?type=house');
  });
});
