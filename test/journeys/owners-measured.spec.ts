import { demoOwners } from '#demo/owners/people.ts';
import { href } from '#site/paths/paths.ts';
import { test, views } from './asked-visitor.ts';
import { desktop, expect, hydrated } from './strict-page.ts';

test.use({ agreed: ['analytical', 'marketing'], viewport: desktop });

test('no service hears of the pages for one person, and none comes along into the portal', async ({
  page,
  collector,
  problems,
}) => {
  // A link that has expired, and one that is not ours.
  for (const screen of ['choosePassword', 'alert'] as const) {
    await page.goto(`${href('nl', screen)}?token=geheim`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...collector.scripts, ...collector.told]).toEqual([]);

  await page.goto('/nl/');
  await expect.poll(() => views(collector)).toHaveLength(1);
  await page
    .locator(`a[href="${href('nl', 'login')}"]:visible`)
    .first()
    .click();
  await expect(page.locator('[name="password"]')).toBeVisible();
  const { email, password } = demoOwners.hilde;
  await page.locator('main [name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(href('nl', 'owners'));
  await hydrated(page);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(views(collector)).toHaveLength(1);
  expect(collector.told.join()).not.toMatch(/geheim|eigenaars|\/login/);
  // Browsers log an error for a link with status 404 or 410.
  problems.push(...problems.splice(0).filter((problem) => !/status of 4(?:04|10)/.test(problem)));
});
