import { cell, chips } from './filter-bar.ts';
import { desktop, expect, hydrated, test } from './strict-page.ts';

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
