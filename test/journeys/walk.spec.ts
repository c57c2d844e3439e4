import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const listWords = {
  nl: 'te-koop',
  fr: 'a-vendre',
  de: 'zu-verkaufen',
  en: 'for-sale',
} as const;

type Language = keyof typeof listWords;

/** The language switch of the footer: links that are always visible. */
async function switchTo(page: Page, language: Language) {
  // The address changes a moment before its page is drawn.
  const { pathname, search } = new URL(page.url());
  const footer = page.locator('footer');
  await expect(footer.locator('a[aria-current=true]')).toHaveAttribute('href', `${pathname}${search}`);
  await footer.getByRole('link', { name: language, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const { name, javaScriptEnabled, viewport } of [
  { name: 'with a mouse on a desktop', javaScriptEnabled: true, viewport: desktop },
  { name: 'on a phone', javaScriptEnabled: true, viewport: phone },
  { name: 'without JavaScript', javaScriptEnabled: false, viewport: desktop },
]) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport });

    test('a visitor walks from the home page to a property, in four languages', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/nl/');
      if (javaScriptEnabled) await hydrated(page);
      await page
        .locator('main')
        .getByRole('link', { name: /^Alle \d+ panden te koop/ })
        .click();
      await expect(page).toHaveURL('/nl/te-koop/');
      await expect(
        page.getByText(/^pagina 1 van \d+ \(\d+ panden\), achteraan \d+ verkochte panden$/),
      ).toBeVisible();

      await page.getByRole('link', { name: 'Pagina 2' }).click();
      await expect(page).toHaveURL('/nl/te-koop/?page=2');
      await expect(page.getByText(/^pagina 2 van \d+ \(\d+ panden\), /)).toBeVisible();

      const card = page.locator('article').filter({ hasText: 'Gent' }).first();
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/nl\/te-koop\/[a-z-]+\/[a-z-]+\/\d+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const [id] = /\d+(?=\/$)/.exec(page.url()) ?? [];
      const shown = new Set<string>();
      for (const language of ['nl', 'fr', 'de', 'en'] as const) {
        await switchTo(page, language);
        await expect(page).toHaveURL(new RegExp(`/${language}/`));
        const { pathname } = new URL(page.url());
        expect(pathname).toMatch(new RegExp(`^/${language}/${listWords[language]}/[a-z-]+/[a-z-]+/${id}/$`));
        expect((await page.request.get(pathname, { maxRedirects: 0 })).status()).toBe(200);
        shown.add(pathname);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
      }
      expect(shown.size).toBe(4);
    });
  });
}

test('city and type of an address are written in the language of the page', async ({ page }) => {
  await page.goto('/nl/te-koop/?zone=gent&type=town_house');
  await page.locator('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/gent\/herenhuis\/\d+\/$/);
  for (const [language, path] of [
    ['fr', '/a-vendre/gand/maison-de-maitre/'],
    ['de', '/zu-verkaufen/gent/herrenhaus/'],
    ['en', '/for-sale/ghent/town-house/'],
  ] as const) {
    await switchTo(page, language);
    await expect(page).toHaveURL(new RegExp(`/${language}${path}\\d+/$`));
  }
});

test('the switch in the header leads to the same property', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/nl/te-koop/');
  await page.locator('article').getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  const [id] = /\d+(?=\/$)/.exec(page.url()) ?? [];
  await page.locator('header summary').click();
  const french = page.locator('header').getByRole('link', { name: 'Français' });
  // The address changes a moment before its page is drawn.
  await expect(french).toHaveAttribute('href', new RegExp(`/${id}/$`));
  await french.click();
  await expect(page).toHaveURL(new RegExp(`/fr/a-vendre/.*/${id}/$`));
});

test('the language that was chosen is remembered for addresses that name none', async ({ page }) => {
  await page.goto('/nl/');
  await switchTo(page, 'de');
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'i18next')?.value)
    .toBe('de');
  await page.goto('/for-sale/');
  await expect(page).toHaveURL('/de/zu-verkaufen/');
});

test('one file of texts is loaded, that of the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/fr/a-vendre/');
  await hydrated(page);
  await page.locator('article').getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /\/(nl|fr|de|en)-[\w-]+\.js$/.test(path))).toEqual([
    expect.stringMatching(/\/fr-[\w-]+\.js$/),
  ]);
});
