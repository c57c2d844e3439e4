import type { Page } from '@playwright/test';
import { atRest, desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Where the focus is: in the drawer, on the body (the browser's own bars come next), or elsewhere. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest('#drawer') ? 'drawer' : element === document.body ? 'body' : element?.outerHTML;
  });

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

    test('the header stays at the top, and is smaller beyond 30 pixels', async ({ page }) => {
      await page.goto('/nl/te-koop/');
      await hydrated(page);
      const bar = page.locator('header > div');
      const full = viewport === phone ? 65 : 81;
      expect((await bar.boundingBox())?.height).toBe(full);
      await page.mouse.wheel(0, 30);
      await expect.poll(() => scrollPosition(page)).toBe(30);
      await atRest(page);
      expect((await bar.boundingBox())?.height).toBe(full);
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await bar.boundingBox())?.height).toBe(65);
      expect((await bar.boundingBox())?.y).toBe(0);
      await page.mouse.wheel(0, -430);
      await expect.poll(async () => (await bar.boundingBox())?.height).toBe(full);
    });

    test('the language is switched in the footer and keeps the page', async ({ page }) => {
      await page.goto('/nl/te-koop/?type=house');
      await page.locator('footer').getByRole('link', { name: 'de', exact: true }).click();
      await expect(page).toHaveURL('/de/zu-verkaufen/?type=house');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });

    test('a page that ends in a band has no gap before the footer', async ({ page }) => {
      await page.goto('/nl/');
      const band = page.locator('main .band').last();
      await band.scrollIntoViewIfNeeded();
      await hydrated(page);
      const edges = async () => {
        const [last, footer] = [await band.boundingBox(), await page.locator('footer').boundingBox()];
        return Math.round((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0));
      };
      expect(await edges()).toBe(0);
    });

    test('nothing of the shell is wider than the screen', async ({ page }) => {
      for (const path of ['/de/', '/de/zu-verkaufen/', '/fr/contact/']) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
      }
    });
  });
}

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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the way back to the top stands above what is fixed below a property', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const up = await page.getByRole('button', { name: 'Naar boven' }).boundingBox();
    const bar = await page.locator('.phone-bar').boundingBox();
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

  test('the way back to the top is never over facts', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    const up = page.getByRole('button', { name: 'Naar boven' });
    // The page grows while what lies below is drawn.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(up).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page
      .locator('main dl')
      .nth(1)
      .evaluate((facts) => facts.scrollIntoView({ block: 'end' }));
    await expect(up).toBeHidden();
  });

  test('at the end of a page the way back to the top covers nothing that can be pressed', async ({
    page,
  }) => {
    await page.goto('/nl/contact/');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
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

test.describe('with the keyboard only', () => {
  test.use({ viewport: desktop });

  test('one skips to the content, goes through the menu and switches the language', async ({ page }) => {
    await page.goto('/nl/te-huur/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    const order: string[] = [];
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab');
      order.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(order.slice(4, 16)).toEqual([
      'Rooilijn',
      'Te koop',
      'Te huur',
      'Nieuwbouw',
      'Verkopen',
      'Over ons',
      'Contact',
      'Favorieten',
      'Eigenaars',
      'Taal: nl',
      'Gratis schatting',
      'Start',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/a-louer/');
  });
});

test.describe('at twice the size', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('bars take less than a third of the height', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    const barsPx = () =>
      page.evaluate(() => {
        scrollTo(0, 1200);
        const bars = [...document.querySelectorAll('body *')].filter((element) => {
          const { position } = getComputedStyle(element);
          const { width, top, bottom } = element.getBoundingClientRect();
          const sticks = position === 'sticky' && top < innerHeight / 2 && bottom > 0;
          return width > innerWidth / 2 && (position === 'fixed' || sticks) && element.checkVisibility();
        });
        return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
      });
    expect(await barsPx()).toBeLessThan(120);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    expect(await barsPx()).toBeLessThan(120);
    expect(await barsPx()).toBeGreaterThan(0);
  });
});

test.describe('for who asked for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' }, viewport: desktop });

  test('no text is grey, and lines are as dark as text', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const grey = document.querySelector('.card-address');
      const lined = document.querySelector('.card-facts');
      return [color, grey && getComputedStyle(grey).color, lined && getComputedStyle(lined).borderTopColor];
    });
    expect(new Set(colors).size).toBe(1);
  });
});
