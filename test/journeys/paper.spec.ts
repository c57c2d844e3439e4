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
    await expect(page.locator('.column.small').filter({ hasText: '·' }).first()).toBeVisible();
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
    await expect(page.locator('main table')).toBeHidden();
  });
});
