import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const cell = (page: Page, label: string) =>
  page.locator('main details:visible').filter({ has: page.locator('summary', { hasText: label }) });

const chips = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' });

/** The number of results on the list. */
async function count(page: Page): Promise<number> {
  const text = await page.locator('main [aria-live]').first().innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Without JavaScript the fields are on a page of their own, with this cell open. */
async function unfold(details: ReturnType<typeof cell>) {
  const link = details.getByRole('link', { name: 'Alle filters tonen' });
  if (await link.isVisible()) await link.click();
}

/** Opens a cell of the filter bar, fills it in and sends it. */
async function filter(page: Page, label: string, fill: (form: ReturnType<typeof cell>) => Promise<void>) {
  const details = cell(page, label);
  await details.locator('summary').click();
  await unfold(details);
  await fill(details);
  await details.getByRole('button').click();
}

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

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('more filters push the list down, and stay open when somebody presses on it', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const card = page.locator('article').first();
    const more = cell(page, 'Meer filters');
    const bar = await page.locator('#filters').boundingBox();
    await more.locator('summary').click();
    await expect(more.getByText('Tuin', { exact: true })).toBeVisible();
    const panel = await more.locator('.filter-panel').boundingBox();
    expect(panel?.x).toBeCloseTo(bar?.x ?? 0, 1);
    expect(panel?.width).toBe(bar?.width);
    const bottom = (panel?.y ?? 0) + (panel?.height ?? Number.POSITIVE_INFINITY);
    expect((await card.boundingBox())?.y).toBeGreaterThan(bottom);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(more).toHaveAttribute('open');
    await cell(page, 'Type').locator('summary').click();
    await expect(more).not.toHaveAttribute('open');
    await expect(cell(page, 'Type')).toHaveAttribute('open');
  });

  test('a radius is offered for a chosen place', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const where = cell(page, 'Waar');
    const radius = where.getByRole('radio', { name: '10 km' });
    await where.locator('summary').click();
    await expect(where.getByLabel('Waar')).toBeVisible();
    await expect(radius).toBeHidden();
    await where.getByLabel('Waar').fill('Gent');
    await where.getByRole('option').first().click();
    await expect(radius).toBeVisible();
    await where.getByRole('button', { name: /^Verwijderen/ }).click();
    await expect(radius).toBeHidden();
    await page.goto('/nl/te-koop/?zone=gent');
    await hydrated(page);
    await where.locator('summary').click();
    await expect(radius).toBeVisible();
  });

  for (const [language, list] of [
    ['nl', 'te-koop'],
    ['fr', 'a-vendre'],
    ['de', 'zu-verkaufen'],
    ['en', 'for-sale'],
  ]) {
    test(`every word of the bar has room before anything is chosen, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/${list}/`);
      await hydrated(page);
      for (const width of [961, 1024, 1120, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page
          .locator('.filter-summary b')
          .evaluateAll((values) =>
            values.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
          );
        expect(cut, `${width}`).toEqual([]);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('a radius is offered once a place is typed, and prices have fields alone', async ({ page }) => {
    await page.goto('/nl/te-koop/?filters=zone');
    const where = cell(page, 'Waar');
    const radius = where.getByText('10 km');
    await expect(where.getByLabel('Waar')).toBeVisible();
    await expect(radius).toBeHidden();
    await where.getByLabel('Waar').fill('Gent');
    await expect(radius).toBeVisible();
    await radius.click();
    await where.getByRole('button').click();
    await expect(page).toHaveURL(/zone=Gent.*radius=10/);
    await page.goto('/nl/te-koop/?filters=price');
    await expect(cell(page, 'Prijs').getByRole('textbox')).toHaveCount(2);
    await expect(page.locator('[type=range]')).toHaveCount(0);
  });

  test('a filter opens with its fields on a page of its own, and what is chosen in others is not lost', async ({
    page,
  }) => {
    await page.goto('/nl/te-koop/?type=house');
    const more = cell(page, 'Meer filters');
    await more.locator('summary').click();
    await more.getByRole('link', { name: 'Alle filters tonen' }).click();
    await expect(page).toHaveURL('/nl/te-koop/?type=house&filters=more');
    await expect(more).toHaveAttribute('open');
    await more.getByText('Tuin', { exact: true }).click();
    await more.getByRole('button').click();
    await expect(page).toHaveURL(/type=house.*feature=garden/);
    await expect(more).not.toHaveAttribute('open');

    // A form sent without its fields: from the sheet of a phone, or a cell that was opened and left.
    await cell(page, 'Prijs').locator('summary').click();
    await cell(page, 'Prijs').getByRole('button').click();
    await expect(chips(page)).toContainText('Tuin');
    await expect(chips(page)).toContainText('Huis');
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: desktop });

  test('a price is chosen by the handles of a slider, which keep step with the fields', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const found = await count(page);
    const price = cell(page, 'Prijs');
    await price.locator('summary').press('Enter');
    const least = price.getByRole('slider', { name: 'Prijs Minimum' });
    const most = price.getByRole('slider', { name: 'Prijs Maximum' });
    const [from, to] = [price.locator('[name=min_price]'), price.locator('[name=max_price]')];
    await expect(least).toHaveAttribute('aria-valuetext', '€\u00a00');
    await expect(most).toHaveAttribute('aria-valuetext', 'Geen maximum');

    await most.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(to).toHaveValue('4.500.000');
    await page.keyboard.press('ArrowRight');
    await expect(to).toHaveValue('');
    await to.fill('€ 333.000');
    await expect(most).toHaveAttribute('aria-valuetext', '€\u00a0333.000');
    await most.focus();
    await page.keyboard.press('ArrowRight');
    await expect(to).toHaveValue('350.000');

    await least.focus();
    for (const value of ['25.000', '50.000']) {
      await page.keyboard.press('ArrowRight');
      await expect(from).toHaveValue(value);
    }
    // The handles do not change places.
    await page.keyboard.press('End');
    await expect(from).toHaveValue('325.000');
    await page.keyboard.press('Home');
    await expect(from).toHaveValue('');

    const button = price.getByRole('button');
    await expect(button).not.toHaveText(`${found} panden tonen`);
    const promised = Number(/\d+/.exec(await button.innerText())?.[0]);
    await button.press('Enter');
    await expect(page).toHaveURL('/nl/te-koop/?max_price=350.000');
    await expect.poll(() => count(page)).toBe(promised);
    await price.locator('summary').press('Enter');
    await expect(most).toHaveAttribute('aria-valuetext', '€\u00a0350.000');
  });

  test('a filter is opened, chosen, sent, and closed by Escape', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const found = await count(page);
    const summary = cell(page, 'Type').locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Type')).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Type')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?type=\w+$/);
    await expect.poll(() => count(page)).toBeLessThan(found);
  });

  test('the link to the content comes first, and the focus is never out of sight', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const covered = await focused.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        const header = document.querySelector('header');
        return Boolean(at && header?.contains(at) && !header.contains(element));
      });
      expect(covered, await focused.evaluate((element) => element.outerHTML.slice(0, 120))).toBe(false);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('all filters are on one sheet', async ({ page }) => {
        await page.goto('/nl/te-koop/');
        if (javaScriptEnabled) await hydrated(page);
        await page.getByRole('button', { name: 'Filters' }).click();
        const sheet = page.locator('#filters');
        await expect(sheet).toBeVisible();
        if (!javaScriptEnabled) {
          await sheet.getByRole('link', { name: 'Alle filters tonen' }).first().click();
          await page.getByRole('button', { name: 'Filters' }).click();
        }
        await sheet.getByLabel('Waar').fill('9000');
        await sheet.getByText('Appartement', { exact: true }).click();
        await sheet.getByText('Tuin', { exact: true }).click();
        await sheet.getByRole('button', { name: /^\d+ .*tonen/ }).click();
        await expect(page).toHaveURL(/zone=9000.*type=apartment.*feature=garden/);
        await expect(sheet).toBeHidden();
        await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
      });
    });
  }
});
