import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes staff of its own');
test.use({ baseURL: officeUrl(), realPictures: true });

const widths = [320, 360, 390, 768, 820, 1024, 1120, 1280, 1366, 1440];

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

/** The screens of homes with the most in them: a home of the demo with photographs, a project with units. */
async function screens(): Promise<string[]> {
  const home = await database
    .selectFrom('property')
    .select('id')
    .where('reference', '=', 'RL-2417')
    .executeTakeFirstOrThrow();
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('reference', '=', 'RL-P10')
    .executeTakeFirstOrThrow();
  return [
    '/office/properties/',
    `/office/properties/${home.id}/`,
    `/office/properties/${home.id}/photos/`,
    `/office/projects/${project.id}/units/`,
  ];
}

/** The prices of the list that stand on more than one line. */
const brokenPrices = (page: Page) =>
  page.locator('.price-link').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createRange();
      if (link.firstChild) text.selectNode(link.firstChild);
      const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [link.textContent] : [];
    }),
  );

for (const language of ['nl', 'de'] as const) {
  test(`no screen of homes is wider than the window in ${language}, and no price is broken`, async ({
    page,
    problems,
  }) => {
    test.slow();
    await arrive(page, 'agent', language);
    for (const path of await screens()) {
      await page.goto(path);
      await hydrated(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
        expect.soft(await brokenPrices(page), `${path} at ${width}`).toEqual([]);
      }
    }
    // Pictures come from the visitors' site.
    forgiveRefusals(problems);
  });
}

test('on a phone the actions on chosen homes take the place of the bar of the office', async ({ page }) => {
  await page.setViewportSize(phone);
  await arrive(page, 'agent', 'nl');
  await page.goto('/office/properties/');
  await hydrated(page);
  const bar = page.locator('.office-bar');
  const actions = page.locator('.chosen-bar');
  await expect(bar).toBeVisible();
  await page.locator('.row-check').first().check();
  await expect(actions).toBeVisible();
  await expect(bar).toBeHidden();
  const box = await actions.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height);
  await page.locator('.row-check').first().uncheck();
  await expect(bar).toBeVisible();
});
