import { expect, hydrated, rememberChoice, test } from './strict-page.ts';

test('properties are saved, counted, listed in the order of saving, shared and taken away', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  const hearts = page.locator('article').getByRole('button', { name: / bewaren$/ });
  const titles = await page.locator('article h3').allInnerTexts();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await hearts.nth(3).click();
  // The heart is on top of the card's link and must not follow it.
  await expect(page).toHaveURL('/nl/te-koop/');
  const counted = page.locator('header').getByRole('link', { name: 'Favorieten: 2' });
  await expect(counted).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');

  await counted.click();
  await expect(page).toHaveURL(/\/nl\/favorieten\/\?ids=\d+(,|%2C)\d+$/);
  await expect(page.locator('article h3')).toHaveText([titles[3] ?? '', titles[1] ?? '']);

  // Anybody with the address sees the same properties, without having saved any.
  const other = await browser.newContext({ baseURL });
  await rememberChoice(other, []);
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.locator('article h3')).toHaveText([titles[3] ?? '', titles[1] ?? '']);
  await expect(shared.locator('header').getByRole('link', { name: 'Favorieten', exact: true })).toBeVisible();
  await other.close();

  await page.locator('footer').getByRole('link', { name: 'de', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/favoriten\/\?ids=/);
  await expect(page.locator('article')).toHaveCount(2);

  await page.locator('article').getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await page.getByRole('button', { name: 'Gemerkt' }).click();
  await expect(page.locator('header').getByRole('link', { name: /: 1$/ })).toBeVisible();
});

test('the page without a list leads to one’s own, and says what to do where there is none', async ({
  page,
}) => {
  await page.goto('/nl/favorieten/');
  await hydrated(page);
  await expect(page.getByText('U hebt nog niets bewaard.')).toBeVisible();
  await page.goto('/nl/te-huur/');
  await hydrated(page);
  await page
    .locator('article')
    .getByRole('button', { name: / bewaren$/ })
    .first()
    .click();
  await page.goto('/nl/favorieten/');
  await expect(page).toHaveURL(/\?ids=\d+$/);
  await expect(page.locator('article')).toHaveCount(1);
});

test('a storage that holds nonsense, or none at all, breaks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gevel.favourites', '{"not": "a list"'));
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  await expect(page.locator('header').getByRole('link', { name: 'Favorieten', exact: true })).toBeVisible();
});
