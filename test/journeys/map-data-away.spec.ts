import { openMap } from './list-map.ts';
import { softwareDrawing } from './software-drawing.ts';
import { desktop, expect, hydrated, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing });

test.describe('where the data does not come', () => {
  test.use({ viewport: desktop });
  const sentence = 'De gegevens konden niet geladen worden.';

  test('the map keeps its flags and asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const flags = await map.locator('.flag').count();
    await page.route(/\/map\/points\//, (route) => route.fulfill({ status: 503 }));
    await map.getByRole('button', { name: 'Uitzoomen' }).click();
    const said = map.getByRole('alert');
    await expect(said).toContainText(sentence);
    expect(await map.locator('.flag').count()).toBe(flags);
    await page.unroute(/\/map\/points\//);
    await said.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said).toBeHidden();
    problems.splice(0);
  });

  test('the row of the chosen property asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await page.route(/\/map\/cards\//, (route) => route.fulfill({ status: 503 }));
    await map.locator('.flag:not(.is-group)').first().click();
    const row = page.locator('.map-choice');
    await expect(row.getByRole('alert')).toContainText(sentence);
    await page.unroute(/\/map\/cards\//);
    await row.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(row.locator('article')).toBeVisible();
    await expect(row.getByRole('alert')).toHaveCount(0);
    problems.splice(0);
  });

  test('the list stays and asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const found = page.locator('#found');
    const before = await found.innerText();
    const data = /\.data(\?|$)/;
    await page.route(data, (route) => route.abort());
    await page.locator('main a[href$="page=2"]').first().click();
    const said = page.getByRole('alert');
    await expect(said).toContainText(sentence);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(found).toHaveText(before);
    await page.unroute(data);
    await said.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(/page=2/);
    problems.splice(0);
  });
});
