import type { Page } from '@playwright/test';
import { atRest, expect, hydrated, phone, tablet, test } from './strict-page.ts';

/** The place of the focus: in the drawer, on the body (the browser's own bars come next), or elsewhere. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest('#drawer') ? 'drawer' : element === document.body ? 'body' : element?.outerHTML;
  });

for (const viewport of [phone, tablet]) {
  test.describe(`the drawer at ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: true });

    test('holds the focus while it is open, and gives it back', async ({ page }) => {
      await page.goto('/nl/te-koop/');
      await hydrated(page);
      const open = page.locator('header').getByRole('button', { name: 'Menu' });
      const drawer = page.locator('#drawer');
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Sluiten' })).toBeFocused();
      const places = new Set<string | undefined>();
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press('Tab');
        places.add(await focusPlace(page));
      }
      expect([...places].sort()).toEqual(['body', 'drawer']);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
      expect(await page.locator('[inert]').count()).toBe(0);
    });

    test('closes by a swipe to the right, and by no other', async ({ page, context }) => {
      await page.goto('/nl/te-koop/');
      await hydrated(page);
      const session = await context.newCDPSession(page);
      const swipe = async (right: number, down: number) => {
        const touch = (type: 'touchStart' | 'touchMove', share: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: [{ x: 150 + right * share, y: 300 + down * share }],
          });
        await touch('touchStart', 0);
        for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await atRest(page);
      };
      await page.locator('header').getByRole('button', { name: 'Menu' }).click();
      const drawer = page.locator('#drawer');
      await expect(drawer).toBeVisible();
      for (const [right, down] of [
        [-120, 0],
        [40, 0],
        [100, 90],
        [0, -150],
      ] as const) {
        await swipe(right, down);
        await expect(drawer).toBeVisible();
      }
      await swipe(120, 10);
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/nl/te-koop/');
    });
  });
}
