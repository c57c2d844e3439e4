import type { Page } from '@playwright/test';
import { moveMap, openMap } from './list-map.ts';
import { softwareDrawing } from './software-drawing.ts';
import { desktop, expect, phone, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing, viewport: desktop });

const host = 'https://tiles.openfreemap.org/**';
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      attribution: 'A host',
      data: {
        type: 'LineString',
        coordinates: [
          [3.6, 51],
          [3.8, 51.1],
        ],
      },
    },
  },
  layers: [{ id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': '#000000' } }],
};

async function answerStreets(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(host, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ json: style, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}

const question = (page: Page) => page.locator('.map-choice .streets-question');

test('the map of a list asks before it shows streets of another host, and remembers it for every map', async ({
  page,
  problems,
}) => {
  const asked = await answerStreets(page);
  await page.goto('/nl/te-koop/?zone=gent&view=split');
  const map = await openMap(page);
  await moveMap(page, () => map.getByRole('button', { name: 'Inzoomen', exact: true }).click());
  const before = await map.locator('.flag').allInnerTexts();
  await map.getByRole('button', { name: 'Straten tonen' }).click();
  await expect(question(page)).toContainText('tiles.openfreemap.org');
  await question(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await map.getByRole('button', { name: 'Straten tonen' }).click();
  await question(page).getByLabel('Dit onthouden').check();
  await question(page).getByRole('button', { name: 'Straten tonen' }).click();
  await expect(map.getByText('A host')).toBeVisible();
  // The visitor still sees what they saw.
  await expect.poll(async () => (await map.locator('.flag').allInnerTexts()).sort()).toEqual(before.sort());

  await page.goto('/nl/te-koop/?view=map');
  await expect(map.getByText('A host')).toBeVisible();
  await map.getByRole('button', { name: 'Straten verbergen' }).click();
  await expect(map.getByRole('button', { name: 'Straten tonen' })).toBeVisible();
  await expect(map.locator('.flag').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('gevel.streets'))).toBeNull();
  // A test ends with no request to another host; these were wanted.
  problems.splice(0);
});

test('streets that do not come leave the own drawing, its flags, and another try', async ({
  page,
  problems,
}) => {
  await page.route(host, (route) => route.abort());
  await page.goto('/nl/te-koop/?zone=gent&view=split');
  const map = await openMap(page);
  await map.getByRole('button', { name: 'Straten tonen' }).click();
  await question(page).getByRole('button', { name: 'Straten tonen' }).click();
  await expect(map.getByRole('alert')).toContainText('De stratenkaart kon niet geladen worden.');
  await expect(map.getByRole('button', { name: 'Straten verbergen' })).toBeHidden();
  await expect(map.locator('.flag').first()).toBeVisible();
  await page.unroute(host);
  await answerStreets(page);
  await map.getByRole('alert').getByRole('button').click();
  await expect(map.getByRole('button', { name: 'Straten verbergen' })).toBeVisible();
  problems.splice(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('without streets the closest view says which places are near', async ({ page }) => {
    await page.goto('/nl/te-koop/?zone=gent&view=map');
    const map = await openMap(page);
    await expect(map.locator('#still .scale')).toHaveText(/^\d+\s(m|km)$/);
    for (let steps = 0; steps < 3; steps += 1)
      await moveMap(page, () => map.getByRole('button', { name: 'Inzoomen', exact: true }).tap());
    await expect(map.locator('.signposts span').first()).toHaveText(/^→.+ · \d+(,\d)?\skm$/);
    await expect(map.locator('.maplibregl-ctrl-scale')).toHaveText(/^\d+\sm$/);
  });
});
