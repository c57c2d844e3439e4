import { demoOwners } from '#demo/owners/people.ts';
import { href } from '#site/paths/paths.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

test.describe('a list on paper', () => {
  test.use({ viewport: phone });

  test('has the agency, every photograph, also those not scrolled to, and ribbons in ink', async ({
    page,
  }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const photographs = page.locator('.card .picture > img:last-of-type');
    const waiting = () =>
      photographs.evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(
            (image) => image.loading === 'lazy' || getComputedStyle(image).opacity !== '1',
          ).length,
      );
    expect(await waiting()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    // The leading picture is not lazy.
    await expect.poll(() => photographs.evaluateAll((all) => all.length)).toBeGreaterThan(6);
    await expect.poll(waiting).toBe(0);
    await expect(page.locator('.print-head').filter({ hasText: '9000 Gent' })).toBeVisible();
    const ribbon = page.locator('.ribbon-option').first();
    const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    await expect(ribbon).toHaveCSS('color', ink);
    expect(
      await page
        .locator('.card')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside)),
    ).not.toContain('auto');
  });
});

test.describe('a sheet of A4', () => {
  // Within its margins.
  test.use({ viewport: { width: 673, height: 1001 } });

  for (const language of ['nl', 'de'] as const)
    test(`has the agency and three projects side by side, and nothing below them, in ${language}`, async ({
      page,
    }) => {
      await page.goto(href(language, 'projects'));
      await expect(page.locator('[data-modules-below]')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.print-head .logo')).toBeVisible();
      await expect(page.locator('.print-head')).toContainText('9000 Gent');
      await expect(page.locator('[data-modules-below]')).toBeHidden();
      const tops = await page
        .locator('main article')
        .evaluateAll((all) => all.slice(0, 4).map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(new Set(tops.slice(0, 3)).size).toBe(1);
      expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    });

  for (const path of [
    '/nl/projecten/gent/dokhuis/5/',
    '/de/projekte/eupen/am-weserufer/6/',
    '/fr/projets/eupen/am-weserufer/6/',
  ])
    test(`has all columns of the units, no short floor in several lines, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const table = page.locator('main table');
      await expect(table).toBeVisible();
      await expect(table.locator('td a').first()).toBeHidden();
      const beyond = await table.evaluate((all) => {
        const column = all.closest('section') ?? all;
        return all.getBoundingClientRect().right - column.getBoundingClientRect().right;
      });
      expect(beyond).toBeLessThanOrEqual(0);
      const floors = await table.locator('tbody td:nth-child(3)').evaluateAll((cells) =>
        cells
          .filter(({ textContent }) => textContent.length < 13)
          .map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
          }),
      );
      expect(Math.max(0, ...floors)).toBe(1);
    });

  test('never parts the key facts, or a cost from its source', async ({ page }) => {
    await page.goto('/nl/te-koop/oostakker/halfopen-woning/47/');
    await page.emulateMedia({ media: 'print' });
    const breaks = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).breakInside))]);
    expect(await breaks('main dl[aria-label]')).toEqual(['avoid']);
    await page.goto('/nl/aankoopkosten/140/');
    await expect(page.locator('.print-head')).toContainText(/RL-\u2060?2417/);
    expect(await breaks('.cost-rows > div')).toEqual(['avoid']);
  });

  test('says nothing of a circle, as it has no map', async ({ page }) => {
    await page.goto('/nl/te-koop/gent/halfopen-woning/140/');
    await expect(page.getByText(/binnen deze cirkel/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/binnen deze cirkel/)).toBeHidden();
    const ground = await page
      .locator('section', { hasText: 'Ereloon van de notaris' })
      .evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  });
});

test.describe('forced colours', () => {
  test('show what is chosen', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', forcedColors: 'active' });
    const page = await context.newPage();
    const looks = (selector: string, property: 'backgroundColor' | 'borderBottomColor') =>
      page
        .locator(selector)
        .evaluateAll(
          (all, wanted) => [...new Set(all.map((each) => getComputedStyle(each)[wanted]))],
          property,
        );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/nl/te-koop/');
    const current = await looks('.views [aria-current]', 'backgroundColor');
    expect(await looks('.views a:not([aria-current])', 'backgroundColor')).not.toContain(current[0]);
    const entry = await looks('.menu-entry[aria-current]', 'borderBottomColor');
    expect(entry).toHaveLength(1);
    expect(await looks('.menu-entry:not([aria-current])', 'borderBottomColor')).not.toContain(entry[0]);
    await page.goto('/nl/projecten/gent/dokhuis/5/');
    // One ground for those that can be had, one for those that are gone.
    const segments = await looks('[aria-hidden] > .flex-1', 'backgroundColor');
    expect(segments.length).toBeGreaterThan(1);
    await page.goto('/nl/bezoek-aanvragen/140/');
    const tab = await looks('[role="tab"][aria-selected="true"]', 'borderBottomColor');
    expect(await looks('[role="tab"][aria-selected="false"]', 'borderBottomColor')).not.toContain(tab[0]);
    await context.close();
  });
});

test.describe('the visits of an owner on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1100 } });

  test('have no sideways scroll in German', async ({ page }) => {
    const { email, password } = demoOwners.hilde;
    await page.goto(href('de', 'login'));
    await hydrated(page);
    await page.locator('main [name="email"]').fill(email);
    await page.locator('[name="password"]').fill(password);
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL(href('de', 'owners'));
    await page.goto('/de/eigentuemer/besichtigungen/');
    await expect(page.locator('main li').first()).toBeVisible();
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBe(0);
    await expect(page.locator('main table').filter({ visible: true })).toHaveCount(0);
  });
});
