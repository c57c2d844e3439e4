import type { Page } from '@playwright/test';
import { href } from '#site/paths/paths.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

async function idsForSale(page: Page): Promise<string[]> {
  await page.goto(href('nl', 'forSale'));
  const addresses = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses.flatMap((address) => /\d+(?=\/$)/.exec(address) ?? []))];
}

/** A property without times of its own: visitors choose among the days of two weeks. */
async function withManyDays(page: Page): Promise<string> {
  for (const id of await idsForSale(page)) {
    await page.goto(href('de', 'requestAppointment', { id }));
    if ((await page.getByRole('tab').count()) > 6) return id;
  }
  throw new Error('All properties have times of their own');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, height } of [phone, desktop])
    test(`errors move no field and no box at ${width} pixels`, async ({ page, problems }) => {
      const [id = ''] = await idsForSale(page);
      await page.setViewportSize({ width, height });
      for (const language of ['nl', 'de'] as const) {
        await page.goto(href(language, 'requestInformation', { id }));
        const places = () =>
          page
            .locator('main form :is(.field, .check):visible')
            .evaluateAll((all) =>
              all
                .filter((each) => each.closest('[data-field]'))
                .map((each) => [each.getAttribute('name'), each.getBoundingClientRect().left]),
            );
        const before = await places();
        expect(before.length).toBeGreaterThan(6);
        await page.locator('main form[method="post"] button[type="submit"]').last().click();
        await expect(page.getByRole('alert')).toBeVisible();
        // The answer may be read before its style sheet has come.
        await page.waitForLoadState();
        expect(await places()).toEqual(before);
      }
      expect(problems.splice(0).every((problem) => /422/.test(problem))).toBe(true);
    });
});

test('the days of an appointment keep the margin of a phone, and half a day tells of more', async ({
  page,
}) => {
  const id = await withManyDays(page);
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: phone.height });
    await page.goto(href('de', 'requestAppointment', { id }));
    await hydrated(page);
    const list = await page.getByRole('tablist').boundingBox();
    expect([list?.x, list && list.x + list.width], `at ${width}`).toEqual([20, width - 20]);
    const shares = await page.getByRole('tab').evaluateAll(
      (tabs, edge) =>
        tabs.map((tab) => {
          const { left, width: whole } = tab.getBoundingClientRect();
          return (edge - left) / whole;
        }),
      width - 20,
    );
    expect(shares.length).toBeGreaterThan(6);
    expect(
      shares.filter((share) => share > 0.3 && share < 0.7),
      `at ${width}`,
    ).toHaveLength(1);
  }
});

for (const language of ['nl', 'de'] as const)
  test(`the form beside the offices has labels of one line, in ${language}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(href(language, 'contact'));
    await hydrated(page);
    const heights = await page
      .locator('main form .field-label')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getBoundingClientRect().height]));
    expect(heights.length).toBeGreaterThan(6);
    expect(heights.filter(([, height]) => Number(height) > 30)).toEqual([]);
  });
