import type { Locator, Page } from '@playwright/test';
import { button, dialog, settled, stored, switchOf, test } from './asked-visitor.ts';
import { expectAccessible } from './expect-accessible.ts';
import { atRest, desktop, expect, phone, tablet } from './strict-page.ts';

type Seen = { shifts: number[]; largest: string };

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const { way, leave } of [
      { way: 'Escape', leave: (page: Page) => page.keyboard.press('Escape') },
      { way: 'a click on the page behind', leave: (page: Page) => page.mouse.click(viewport.width - 5, 5) },
      {
        way: 'the link to the policy',
        leave: (page: Page) => dialog(page).getByRole('link', { name: 'Cookiebeleid' }).click(),
      },
    ]) {
      test(`${way} is no choice: the next page that is loaded asks again`, async ({ page, collector }) => {
        await page.goto('/nl/contact/');
        await expect(dialog(page)).toBeVisible();
        await leave(page);
        await expect(dialog(page)).toHaveCount(0);
        if (way.startsWith('the link')) await expect(page).toHaveURL('/nl/cookie-policy/');
        await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
        await expect(page).toHaveURL('/nl/privacy-statement/');
        await settled(page);
        await expect(dialog(page)).toHaveCount(0);
        expect(await stored(page)).toBeNull();
        await page.reload();
        await expect(dialog(page)).toBeVisible();
        expect(collector.scripts).toEqual([]);
      });
    }

    test('by keyboard alone', async ({ page }) => {
      await page.goto('/nl/contact/');
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Alles weigeren')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Alles aanvaarden')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Cookie-instellingen' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(switchOf(page, 'Analytisch')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(switchOf(page, 'Sociale media')).toBeChecked();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        // After the last button the focus goes to the browser itself, never to the page behind.
        const isOutside = await dialog(page).evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOutside, `after ${step + 1} tabs`).toBe(false);
      }
      await button(page, 'Keuze bewaren').focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ categories: ['socialMedia'] });
    });

    test('no choice is favoured', async ({ page }) => {
      await page.goto('/nl/contact/');
      await expect(dialog(page)).toBeVisible();
      const looks = async (buttons: Locator) =>
        buttons.evaluateAll((all) =>
          all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(each);
            return [
              Math.round(width),
              height,
              color,
              backgroundColor,
              borderColor,
              fontSize,
              fontWeight,
            ].join();
          }),
        );
      const [refuse, accept] = await looks(dialog(page).getByRole('button', { name: /^Alles/ }));
      expect(refuse).toBe(accept);
      expect(
        await dialog(page)
          .getByRole('button', { name: /^Alles/ })
          .allInnerTexts(),
      ).toEqual(['Alles weigeren', 'Alles aanvaarden']);
      await button(page, 'Instellingen wijzigen').click();
      await page.mouse.move(0, 0);
      await atRest(page);
      const all = await looks(dialog(page).getByRole('button'));
      expect(all).toHaveLength(3);
      expect(new Set(all).size).toBe(1);
    });

    test('nothing moves for it, and the page is there before it', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { shifts: [] as number[], largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          // Shifts before the question appears, as when a font arrives, are not caused by it.
          if (!document.querySelector('dialog')) return;
          seen.shifts.push(...list.getEntries().map(({ startTime }) => startTime));
        }).observe({ type: 'layout-shift' });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element: Element | null };
            seen.largest = element?.closest('dialog') ? 'the question' : 'the page';
          }
        }).observe({ type: 'largest-contentful-paint' });
      });
      for (const path of ['/nl/contact/', '/nl/te-koop/', '/de/kontakt/']) {
        await page.goto(path);
        await expect(dialog(page)).toBeVisible();
        await settled(page);
        await atRest(page);
        const movedAt = await page.evaluate(() => {
          const push = document.createElement('div');
          push.style.height = '50px';
          document.body.prepend(push);
          return performance.now();
        });
        const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
        // Shifts are reported in order: once our own is reported, all earlier ones are.
        await expect.poll(async () => (await seen()).shifts.some((at) => at >= movedAt)).toBe(true);
        const { shifts, largest } = await seen();
        expect(
          shifts.filter((at) => at < movedAt),
          path,
        ).toEqual([]);
        expect(largest, path).toBe('the page');
      }
    });

    for (const [language, path, settings] of [
      ['nl', '/nl/', 'Instellingen wijzigen'],
      ['de', '/de/', 'Einstellungen ändern'],
    ] as const) {
      test(`both layers can be used by everybody, in ${language}`, async ({ page }) => {
        await page.goto(path);
        await expect(dialog(page)).toBeVisible();
        await atRest(page);
        await expectAccessible(page);
        await button(page, settings).click();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    }
  });
}
