import type { Locator, Page } from '@playwright/test';
import { scrollPosition } from './scroll-position.ts';
import { atRest, desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the way back to the top comes with scrolling, and leads there with the focus', async ({ page }) => {
      await page.goto('/nl/te-koop/');
      await hydrated(page);
      const up = page.getByRole('button', { name: 'Naar boven' });
      await page.mouse.wheel(0, 9);
      await expect.poll(() => scrollPosition(page)).toBe(9);
      await atRest(page);
      await expect(up).toBeHidden();

      await page.mouse.wheel(0, 1500);
      await expect(up).toBeInViewport({ ratio: 1 });
      const box = await up.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await up.focus();
      const begin = Date.now();
      await page.keyboard.press('Enter');
      await expect.poll(() => scrollPosition(page), { intervals: [20] }).toBe(0);
      expect(Date.now() - begin).toBeGreaterThan(400);
      await expect(up).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the way back to the top stands above what is fixed below a property', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    const bar = page.locator('.phone-bar');
    // Parts that are drawn only near the viewport still grow, and may bring facts below the button.
    await expect(async () => {
      await scrollToTheEnd(page);
      const up = await page.getByRole('button', { name: 'Naar boven' }).boundingBox({ timeout: 1000 });
      const { y: barTop } = (await bar.boundingBox()) ?? { y: 0 };
      expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThan(barTop);
    }).toPass();
  });

  test('the way back to the top is never over facts', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    await scrollToTheEnd(page);
    const up = page.getByRole('button', { name: 'Naar boven' });
    await page
      .locator('main dl')
      .nth(1)
      .evaluate((facts) => facts.scrollIntoView({ block: 'end' }));
    await expect(up).toBeHidden();
  });

  test('the way back to the top is never over a single digit at the edge of the page', async ({ page }) => {
    await page.goto('/nl/te-koop/gent/halfopen-woning/140/');
    await hydrated(page);
    await scrollToTheEnd(page);
    const up = page.locator('.back-to-top');
    const left = await up.evaluate((own) => own.getBoundingClientRect().left);
    const digits: Locator[] = [];
    for (const value of await page.locator('main dd', { hasText: /^\d$/ }).all())
      if (((await value.boundingBox())?.x ?? 0) > left) digits.push(value);
    expect(digits.length).toBeGreaterThan(2);
    for (const digit of digits) {
      await page.evaluate(() => scrollBy(0, 20_000));
      await expect(up).toBeVisible();
      await digit.evaluate((own) => {
        const { y = 0, height = 0 } = document.querySelector('.back-to-top')?.getBoundingClientRect() ?? {};
        const place = own.getBoundingClientRect();
        scrollBy({ top: place.y + place.height / 2 - y - height / 2, behavior: 'instant' });
      });
      await expect(up, await digit.evaluate((own) => own.parentElement?.textContent ?? '')).toBeHidden();
    }
  });

  test('at the end of a page the way back to the top covers nothing that can be pressed', async ({
    page,
  }) => {
    await page.goto('/nl/contact/');
    await hydrated(page);
    await scrollToTheEnd(page);
    const up = await page.getByRole('button', { name: 'Naar boven' }).boundingBox();
    const links = await page.locator('footer a, footer button:not(.back-to-top)').all();
    for (const link of links) {
      const box = await link.boundingBox();
      if (!up || !box) continue;
      const covered = box.x + box.width > up.x && box.y + box.height > up.y && box.y < up.y + up.height;
      expect(covered, await link.textContent().then(String)).toBe(false);
    }
  });
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

  test('the way back to the top is a jump', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.mouse.wheel(0, 3000);
    const between = await page.getByRole('button', { name: 'Naar boven' }).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect(between).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('there is no way back to the top, and the header of property stays on its photograph', async ({
    page,
  }) => {
    await page.goto('/nl/');
    await page.mouse.wheel(0, 1000);
    await expect(page.getByRole('link', { name: 'Te koop' }).first()).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Naar boven' })).toHaveCount(0);
  });
});

/** The page grows while parts further down are drawn. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'Naar boven' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}
