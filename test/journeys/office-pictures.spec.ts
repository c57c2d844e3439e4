import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'makes a picture and staff of its own');
test.use({ baseURL: officeUrl(), locale: 'nl-BE' });

test('an editor puts a picture into the library, finds it and deletes it', async ({ page, problems }) => {
  await arrive(page, 'editor', 'nl');
  await page.goto('/office/content/pictures/');
  await hydrated(page);
  await expect(page.locator('.picture-grid img').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panden', exact: true })).toHaveCount(0);
  const name = `${randomUUID()}.png`;
  // The picture must be unique: the same bytes are the same picture.
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().slice(0, 6), 'hex');
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  await page.getByLabel('Beelden toevoegen').setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Uploaden' }).click();
  await expect(page.getByText('Toegevoegd.')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  const tile = page.locator('.picture-grid > li');
  await expect(tile).toHaveCount(1);
  await expect(tile).toContainText('320\u202f×\u202f240');
  await tile.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Het beeld is verwijderd.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  forgiveRefusals(problems);
});
