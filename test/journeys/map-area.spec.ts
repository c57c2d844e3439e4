import type { Page } from '@playwright/test';
import { listsLoaded, moveMap, openMap } from './list-map.ts';
import { softwareDrawing } from './software-drawing.ts';
import { desktop, expect, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing, viewport: desktop });

const countOf = async (page: Page) => Number((await page.locator('#found').innerText()).replace(/\D/g, ''));

async function clickOnMap(page: Page, across: number, down: number): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error('There is no map');
  const { height } = page.viewportSize() ?? desktop;
  const seen = Math.min(height, box.y + box.height) - box.y;
  await page.mouse.click(box.x + box.width * across, box.y + seen * down);
}

test('the list follows the map when asked to, and forgets it again', async ({ page }) => {
  await page.goto('/nl/te-koop/?view=split&zone=gent');
  const map = await openMap(page);
  const before = await countOf(page);
  const loaded = listsLoaded(page);
  await moveMap(page, () => map.getByRole('button', { name: 'Uitzoomen' }).click());
  // Nobody asked to search this area, so the zone stays.
  expect(page.url()).toContain('zone=gent');
  expect(loaded).toEqual([]);

  await map.getByRole('checkbox', { name: 'Zoeken terwijl ik de kaart verplaats' }).check();
  await expect(page).toHaveURL(/box=/);
  await expect(page).not.toHaveURL(/zone=/);
  const near = page.url();
  await map.getByRole('button', { name: 'Uitzoomen' }).click();
  await expect.poll(() => page.url()).not.toBe(near);
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  await page.getByRole('link', { name: 'In dit kaartbeeld' }).click();
  await expect(page).toHaveURL(/\?view=split$/);
  await expect(map.getByRole('checkbox')).not.toBeChecked();
});

test('an area is drawn with single clicks, searched, and cleared', async ({ page }) => {
  await page.goto('/nl/te-koop/?view=map');
  const map = await openMap(page);
  const all = await countOf(page);
  await map.getByRole('button', { name: 'Gebied tekenen' }).click();
  await expect(map.getByRole('status')).toContainText('Klik op elke hoek');
  await clickOnMap(page, 0.35, 0.3);
  await clickOnMap(page, 0.65, 0.35);
  await clickOnMap(page, 0.5, 0.8);
  await map.getByRole('button', { name: 'Klaar' }).click();
  await expect(page).toHaveURL(/area=/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await map.getByRole('button', { name: 'Gebied wissen' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect.poll(() => countOf(page)).toBe(all);
});
