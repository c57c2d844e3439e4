import { isDeep } from '#test/deep.ts';
import { waysOfEveryModule } from '#test/every-module.ts';
import { expectAccessible } from './expect-accessible.ts';
import { desktop, drawEverything, expect, hydrated, phone, test } from './strict-page.ts';

const own = {
  nl: ['/nl/alle-modules/', '/nl/projecten/nieuwbouw-kopen/'],
  de: ['/de/alle-module/', '/de/projekte/neubau-kaufen/'],
};

for (const viewport of [phone, desktop]) {
  for (const language of ['nl', 'de'] as const) {
    test.describe(`in ${language} at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      const [everyModule = '', ...others] = own[language];
      const alike = waysOfEveryModule.map((way) => everyModule.replace(/\/$/, `-${way}/`));
      for (const path of [everyModule, ...others, ...(isDeep ? alike : [])]) {
        test(path, async ({ page }) => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await hydrated(page);
          await drawEverything(page);
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        });
      }
    });
  }
}
