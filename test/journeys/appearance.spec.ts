// Eight screens at two widths, compared with the pictures of them in appearance/. Accept a change with
// `DEEP=1 npx playwright test appearance -u`, and look at each changed picture. Photographs are grey, and for the site it
// is always the same day (demo-clock.ts), so only the content of the map is masked. PostgreSQL keeps the real clock, but
// no time that it fills in by itself shows on these screens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { demoOwners } from '#demo/owners/people.ts';
import { href } from '#site/paths/paths.ts';
import { isDeep } from '#test/deep.ts';
import { findFreePort, type SiteProcess, startSite } from '#test/site-process.ts';
import { ifDrawnElsewhere, keepDrawnBy } from './drawn-by.ts';
import { openMap } from './list-map.ts';
import { atRest, desktop, drawEverything, expect, hydrated, phone, test } from './strict-page.ts';

const port = await findFreePort();

test.skip(!isDeep || process.env.SITE_DATA_DIR === undefined, 'starts a site of its own, in test:deep');
// One site for all.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}`, contextOptions: { reducedMotion: 'reduce' } });

let directory: string;
let site: SiteProcess;
test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gevel-appearance-'));
  site = startSite({
    PORT: port,
    DATA_DIR: directory,
    DEMO: '1',
    PUBLIC_URL: `http://localhost:${port}`,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'demo-clock.ts'))}`,
  });
  await site.ready();
});
test.afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(directory, { recursive: true });
});

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto(href('nl', 'home')),
  list: (page) => page.goto(href('nl', 'forSale')),
  map: async (page) => {
    await page.goto(`${href('nl', 'forSale')}?view=split`);
    const map = await openMap(page);
    await expect(map.locator('.names span').first()).toBeVisible();
  },
  property: (page) => openFirst(page, `${href('nl', 'forSale')}?text=RL-2417`, 'main article a'),
  project: (page) => openFirst(page, href('nl', 'projects'), 'main article a'),
  contact: (page) => page.goto(href('nl', 'contact')),
  owner: async (page) => {
    await page.goto(href('nl', 'login'));
    await page.locator('main [name="email"]').fill(demoOwners.hilde.email);
    await page.locator('[name="password"]').fill(demoOwners.hilde.password);
    await page.locator('main form:has([name="password"]) button[type="submit"]').click();
    await page.waitForURL(href('nl', 'owners'));
    await openFirst(page, href('nl', 'owners'), 'main li h2 a');
  },
};

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const [name, open] of Object.entries(screens))
      test(name, async ({ page }) => {
        await open(page);
        await hydrated(page);
        await expectAsDrawn(page, `${name}-${viewport.width}.png`);
      });

    test('mail', async ({ page }) => {
      await askQuestion(page);
      await page.goto('/dev/mail/');
      const mail = page.getByRole('row', { name: 'annelies@voorbeeld.be' }).getByRole('link').first();
      await expect(async () => {
        await page.reload();
        expect(await mail.isVisible()).toBe(true);
      }).toPass();
      // Its policy lets no script run, not even those of the tests.
      const address = `${await mail.getAttribute('href')}html/`;
      await page.route(`**${address}`, async (route) => {
        const body = await (await route.fetch()).text();
        // In the text, not in addresses: the port is another each time.
        const text = body.replaceAll(/(?<!\/)localhost:\d+/g, 'voorbeeld.be');
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: text });
      });
      await page.goto(address);
      await expectAsDrawn(page, `mail-${viewport.width}.png`);
    });
  });

/** Without the footer, which is in the picture of the home page, and at most five windows high. */
async function expectAsDrawn(page: Page, picture: string): Promise<void> {
  await drawEverything(page);
  await page
    .locator('img')
    .evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map((each) => Object.assign(each, { loading: 'eager' }).decode()),
      ),
    );
  await page.evaluate(async () => void (await document.fonts.ready));
  await atRest(page);
  const { width, height } = page.viewportSize() ?? desktop;
  const end = await page
    .locator(picture.startsWith('home') ? 'body' : 'main, body')
    .last()
    .boundingBox();
  const clip = {
    x: 0,
    y: 0,
    width,
    height: Math.min(Math.ceil((end?.y ?? 0) + (end?.height ?? 0)), 5 * height),
  };
  await expect(page, await ifDrawnElsewhere(page)).toHaveScreenshot(picture, {
    fullPage: true,
    clip,
    // The map among the list: its lines are not smoothed in the same way each time, and on a busy machine its flags and
    // land are drawn one after the other.
    mask: picture.startsWith('map') ? [page.locator('iframe')] : [],
  });
  await keepDrawnBy(page);
}

/** The list is read in a tab of its own, because a property knows from which list its tab came, once that is hydrated. */
async function openFirst(page: Page, path: string, link: string): Promise<void> {
  const list = await page.context().newPage();
  await list.goto(path);
  const address = await list.locator(link).first().getAttribute('href');
  await list.close();
  await page.goto(address ?? '');
}

async function askQuestion(page: Page): Promise<void> {
  await page.goto(href('nl', 'contact'));
  await hydrated(page);
  await page.getByLabel('Uw vraag').fill('Is er parkeergelegenheid bij het kantoor?');
  await page.getByLabel('Mevr.').check();
  await page.getByLabel('Voornaam').fill('Annelies');
  await page.getByLabel('Naam', { exact: true }).fill('Peeters');
  await page.getByLabel('E-mail').first().fill('annelies@voorbeeld.be');
  await page.getByLabel('Telefoon').first().fill('0470 12 34 56');
  await page.locator('[name="privacy"]').check();
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await page.waitForURL('**/nl/bedankt/contact/**');
}
