import { cell, count, countAt } from './filter-bar.ts';
import { desktop, expect, hydrated, test } from './strict-page.ts';

test.describe('by keyboard alone', () => {
  test.use({ viewport: desktop });

  test('a price is chosen by the handles of a slider, which keep step with the fields', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
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

    // While the count of the last choice is on its way, the button has that of one before.
    const list = '/nl/te-koop/?max_price=350.000';
    const found = await countAt(page, list);
    const button = price.getByRole('button');
    await expect(button).toHaveText(`${found} panden tonen`);
    await button.press('Enter');
    await expect(page).toHaveURL(list);
    await expect.poll(() => count(page)).toBe(found);
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
