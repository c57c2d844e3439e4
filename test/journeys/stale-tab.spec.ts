import { expect, hydrated, test } from './strict-page.ts';

// As after a release while the tab was asleep.
test('one click in a tab whose scripts are gone leads to where the link leads', async ({
  page,
  problems,
}) => {
  await page.goto('/nl/contact/');
  await hydrated(page);
  let areGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) areGone = false;
  });
  await page.route(/\.js$/, (route) => (areGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.locator('header').getByRole('link', { name: 'Te koop' }).first().click();
  await expect(page).toHaveURL('/nl/te-koop/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(areGone).toBe(false);
  await hydrated(page);
  problems.length = 0;
});
