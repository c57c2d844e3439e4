import { scrollPosition } from './scroll-position.ts';
import { atRest, desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

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
