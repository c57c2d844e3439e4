import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl() });

const widths = [320, 360, 390, 768, 820, 1024, 1120, 1280, 1366, 1440];
const paths = ['/office/', '/office/requests/', '/office/requests/?view=all'];

for (const language of ['nl', 'de'] as const) {
  test(`Today and the requests are never wider than their window, in ${language}`, async ({
    page,
    problems,
  }) => {
    await arrive(page, 'agent', language);
    const wider: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('.today-request, .request-table tbody tr').first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wider.push(`${path} at ${width}: ${over}`);
        // A table of fixed widths would not grow: its words would lie over those of the next cell.
        const cut = await page
          .locator('.request-table :is(th, td):not(.cell-choose)')
          .evaluateAll((cells) =>
            cells
              .filter(
                (cell) =>
                  getComputedStyle(cell).overflowX === 'visible' && cell.scrollWidth > cell.clientWidth + 1,
              )
              .map((cell) => `${cell.className} ${cell.textContent}`),
          );
        wider.push(...cut.map((cell) => `${path} at ${width}: ${cell}`));
      }
    }
    expect(wider).toEqual([]);
    forgiveRefusals(problems);
  });
}
