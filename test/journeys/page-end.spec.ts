import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './strict-page.ts';

/** The distance from the last text above the footer to the footer, in pixels. */
function spaceAboveFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector('main + footer, body footer')?.getBoundingClientRect().top ?? 0;
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const bottoms: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { bottom, height } = range.getBoundingClientRect();
      const isFixed = text.parentElement?.closest('.phone-bar, .sr-only, [hidden]');
      if (height > 0 && text.textContent?.trim() && !isFixed) bottoms.push(bottom);
    }
    return top - Math.max(...bottoms);
  });
}

for (const { name, viewport } of [
  { name: 'a phone', viewport: phone },
  { name: 'a wide screen', viewport: desktop },
])
  test.describe(`without JavaScript on ${name}`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('a property without similar ones ends with room above the footer', async ({ page }) => {
      for (const path of ['/nl/te-koop/kettenis/grond/83/', '/nl/te-koop/sint-amandsberg/garage/1/']) {
        await page.goto(path);
        expect(await spaceAboveFooter(page), path).toBeGreaterThan(56);
      }
    });

    test('the pages of the list that stands for a map do so too', async ({ page }) => {
      for (const view of ['map', 'split']) {
        await page.goto(`/nl/te-koop/?view=${view}`);
        expect(await spaceAboveFooter(page), view).toBeGreaterThan(56);
      }
    });
  });
