import { desktop, drawEverything, expect, hydrated, phone, test } from './strict-page.ts';

for (const [viewport, place] of [
  [phone, 'at the end of the page'],
  [desktop, 'beside the article'],
] as const) {
  test(`the contact of an article stands ${place} at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/nl/projecten/nieuwbouw-kopen/');
    await hydrated(page);
    await drawEverything(page);
    const shown = await page.locator('main h2:visible').allInnerTexts();
    const contact = 'Liever iemand spreken?';
    expect(shown.filter((title) => title === contact)).toHaveLength(1);
    expect(shown.at(viewport === phone ? -1 : 2)).toBe(contact);
  });
}
