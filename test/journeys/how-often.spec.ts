import { languages } from '#domain/language.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { expect, test } from './strict-page.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`how often an alert comes stands within its frame, in ${language}`, async ({ page }) => {
    await page.goto(pathEntry('saveSearch')[language]);
    const frame = page.locator('.how-often');
    for (const width of [320, 340, 359, 360, 375, 390, 430, 600]) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = await frame.evaluate((element) => {
        // The form would grow with content that does not fit.
        const edge = document.documentElement.clientWidth - 20;
        const inside = [...element.querySelectorAll('label')].flatMap((label) => [
          label.getBoundingClientRect().right,
          label.scrollWidth - label.clientWidth + label.getBoundingClientRect().right,
        ]);
        return Math.max(element.getBoundingClientRect().right, ...inside) - edge;
      });
      expect(overhang, `at ${width}`).toBeLessThan(1);
    }
  });
}
