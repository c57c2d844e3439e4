import { href } from '#site/paths/paths.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

const pageEdge = 20;
const screens = [
  'serviceSelling',
  'freeValuation',
  'contact',
  'login',
  'demandRegister',
  'writeTestimonial',
  'newsletter',
  'favourites',
] as const;

for (const language of ['nl', 'de'] as const) {
  for (const width of [phone.width, 360]) {
    test(`on a phone of ${width} pixels buttons are as wide as the page, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: phone.height });
      for (const screen of screens) {
        await page.goto(href(language, screen));
        await hydrated(page);
        const buttons = page.locator('main .button:visible:not(.button-small, .button-dense)');
        await expect(buttons.first(), screen).toBeVisible();
        const edges = await buttons.evaluateAll((all) =>
          all.map((button) => {
            const { left, right } = button.getBoundingClientRect();
            return [button.textContent, left, right];
          }),
        );
        for (const [words, left, right] of edges)
          expect([screen, words, left, right]).toEqual([screen, words, pageEdge, width - pageEdge]);
      }
    });
  }
}
