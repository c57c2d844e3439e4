import { cell, chips, count, filter } from './filter-bar.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test('place, type, price and bedrooms narrow the list, one after the other', async ({ page }) => {
      await page.goto('/nl/te-koop/');
      if (javaScriptEnabled) await hydrated(page);
      const counts = [await count(page)];

      await filter(page, 'Waar', async (form) => {
        await form.getByLabel('Waar').fill('Gent');
        // The button is pressed while suggestions have pushed it down.
        if (javaScriptEnabled) await expect(form.getByRole('option').first()).toBeVisible();
      });
      await expect(page).toHaveURL(/\?zone=gent/i);
      await expect(chips(page)).toContainText('Gent');
      counts.push(await count(page));

      await filter(page, 'Type', (form) => form.getByText('Huis', { exact: true }).click());
      await expect(page).toHaveURL(/type=house/);
      await expect(chips(page)).toContainText('Huis');
      counts.push(await count(page));

      await filter(page, 'Prijs', async (form) => {
        await form.getByRole('textbox', { name: 'Maximum' }).fill('€ 650.000');
      });
      await expect(chips(page)).toContainText('650.000');
      counts.push(await count(page));

      await filter(page, 'Slaapkamers', (form) => form.getByText('4', { exact: false }).last().click());
      await expect(chips(page)).toContainText('slaapkamers');
      counts.push(await count(page));

      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(new Set(counts).size).toBeGreaterThan(3);
      const query = new URL(page.url()).searchParams;
      expect(query.get('zone')?.toLowerCase()).toBe('gent');
      expect(query.get('type')).toBe('house');
      expect(query.get('max_price')).toMatch(/650/);
    });

    test('a chip takes its filter away, and only that', async ({ page }) => {
      await page.goto('/nl/te-koop/?zone=gent&type=house&max_price=650000');
      if (javaScriptEnabled) await hydrated(page);
      await expect(chips(page).getByRole('listitem')).toHaveCount(4);
      await chips(page).getByRole('link', { name: /Huis/ }).click();
      await expect(page).toHaveURL('/nl/te-koop/?zone=municipality-gent&max_price=650000');
      await expect(chips(page).getByRole('listitem')).toHaveCount(3);
      await chips(page).getByRole('link', { name: 'Alles wissen' }).click();
      await expect(page).toHaveURL('/nl/te-koop/');
    });

    test('the order is chosen from a menu', async ({ page }) => {
      await page.goto('/nl/te-koop/?type=house');
      if (javaScriptEnabled) await hydrated(page);
      await cell(page, 'Sorteren').locator('summary').click();
      await page.getByRole('link', { name: 'Prijs oplopend' }).click();
      await expect(page).toHaveURL('/nl/te-koop/?type=house&sort=price');
      const shownPrices = async () => {
        const prices = await page.locator('article .price-card').allInnerTexts();
        return prices.map((text) => Number(text.replace(/\D/g, ''))).filter((euros) => euros > 0);
      };
      await expect
        .poll(async () => {
          const prices = await shownPrices();
          return prices.length > 5 && prices.every((euros, at) => euros >= (prices[at - 1] ?? 0));
        })
        .toBe(true);
    });

    test('the language switch keeps filters and page, and back leads back', async ({ page }) => {
      await page.goto('/nl/te-koop/?type=house&min_price=100000&page=2');
      if (javaScriptEnabled) await hydrated(page);
      const found = await count(page);
      await page.locator('footer').getByRole('link', { name: 'fr', exact: true }).click();
      await expect(page).toHaveURL('/fr/a-vendre/?type=house&min_price=100000&page=2');
      await expect.poll(() => count(page)).toBe(found);
      await expect(page.getByText(/^page 2 sur \d+/)).toBeVisible();
      await page.locator('article').getByRole('link').first().click();
      await page.waitForURL(/\/\d+\/$/);
      await page.goBack();
      await expect(page).toHaveURL('/fr/a-vendre/?type=house&min_price=100000&page=2');
      await expect.poll(() => count(page)).toBe(found);
      await page.goBack();
      await expect(page).toHaveURL('/nl/te-koop/?type=house&min_price=100000&page=2');
    });

    test('an empty result says what would help, and leads there', async ({ page }) => {
      await page.goto('/nl/te-koop/?zone=gent&min_price=9000000');
      if (javaScriptEnabled) await hydrated(page);
      await expect(
        page.getByRole('heading', { name: 'Er werden geen resultaten gevonden voor uw zoekopdracht' }),
      ).toBeVisible();
      const suggestion = page.getByRole('link', { name: /^\d+ .*tonen zonder/i });
      const promised = Number(/\d+/.exec(await suggestion.innerText())?.[0]);
      await suggestion.click();
      await expect(page).toHaveURL('/nl/te-koop/?zone=municipality-gent');
      await expect.poll(() => count(page)).toBe(promised);
    });

    test('the search of the home page leads to the list of what is for sale or for rent', async ({
      page,
    }) => {
      await page.goto('/nl/');
      if (javaScriptEnabled) await hydrated(page);
      const search = page.getByRole('search');
      await search.getByText('Huren').click();
      await search.getByLabel('Waar').fill('gent');
      await search.getByRole('button').click();
      await expect(page).toHaveURL(
        javaScriptEnabled ? '/nl/te-huur/?zone=gent' : /\/nl\/te-huur\/\?zone=gent/,
      );
      await expect(chips(page)).toContainText('Gent');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('all filters are on one sheet', async ({ page }) => {
        await page.goto('/nl/te-koop/');
        if (javaScriptEnabled) await hydrated(page);
        // Without a script one touch leads to the page that has them.
        const role = javaScriptEnabled ? 'button' : 'link';
        await page.getByRole(role, { name: 'Filters' }).click();
        const sheet = page.locator('#filters');
        await expect(sheet).toBeVisible();
        await sheet.getByLabel('Waar').fill('9000');
        await sheet.getByText('Appartement', { exact: true }).click();
        await sheet.getByText('Tuin', { exact: true }).click();
        await sheet.getByRole('button', { name: /^\d+ .*tonen/ }).click();
        await expect(page).toHaveURL(/zone=9000.*type=apartment.*feature=garden/);
        await expect(sheet).toBeHidden();
        await expect(page.getByRole(role, { name: 'Filters (3)' })).toBeVisible();
      });
    });
  }
});
