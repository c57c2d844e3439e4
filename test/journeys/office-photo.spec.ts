import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { type Database, openDatabase } from '#database/client.ts';
import { pictureAddress } from '#images/addresses.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, officeUrl } from './office.ts';
import { desktop, expect, hydrated, test } from './strict-page.ts';

const data = process.env.SITE_DATA_DIR;

test.skip(data === undefined, 'makes a property and staff of its own');
test.use({ baseURL: officeUrl(), viewport: desktop });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(data ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

/** Opens, as an agent, the screen of the only photograph of a new property: 1200 × 800 of noise, no two alike. */
async function openPhoto(page: Page, { hasScripts } = { hasScripts: true }): Promise<number> {
  const id = await addProperty(database, {
    reference: `J-${randomUUID()}`,
    publication: 'draft',
    published_at: null,
  });
  const noise = { type: 'gaussian', mean: 100 + (id % 60), sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/properties/${id}/photos/`);
  if (hasScripts) await hydrated(page);
  const file = { name: 'salon.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type="file"][multiple]').setInputFiles(file);
  if (!hasScripts) await page.getByRole('button', { name: 'Versturen' }).click();
  const link = page.locator('.photo-panel a').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  return id;
}

const pictureOf = (id: number) =>
  database
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['picture.id', 'picture.width', 'picture.height'])
    .where('media.property_id', '=', id)
    .executeTakeFirstOrThrow();

test('frames are drawn, moved and enlarged by pointer and keyboard, and hide what lies below', async ({
  page,
  problems,
}) => {
  const id = await openPhoto(page);
  await hydrated(page);
  const before = await pictureOf(id);
  const picture = page.locator('.box-picture');
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  async function drag(from: [number, number], to: [number, number]) {
    await page.mouse.move(x + width * from[0], y + height * from[1]);
    await page.mouse.down();
    await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 3 });
    await page.mouse.up();
  }
  const sizes = page.locator('.box-list li');

  await drag([0.1, 0.1], [0.3, 0.3]);
  await expect(page.getByRole('heading', { name: '1 kader' })).toBeVisible();
  await expect(sizes).toContainText(['240 × 160 px']);
  await drag([0.3, 0.3], [0.4, 0.5]);
  await expect(sizes).toContainText(['360 × 320 px']);
  await drag([0.6, 0.6], [0.7, 0.7]);
  await drag([0.8, 0.1], [0.9, 0.2]);
  await expect(sizes).toHaveCount(3);

  await page.getByRole('button', { name: 'Kader 2', exact: true }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(sizes.nth(1)).toContainText('132 × 80 px');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Kader 2 wegdoen' }).click();
  await expect(sizes).toContainText(['360 × 320 px']);

  const frame = page.getByRole('button', { name: 'Kader 1', exact: true });
  const hold = page.getByRole('button', { name: 'Origineel ingedrukt houden' });
  await hold.focus();
  await page.keyboard.down('Space');
  await expect(frame).toBeHidden();
  await page.keyboard.up('Space');
  await expect(frame).toBeVisible();

  await page.getByText('Kaders in cijfers').click();
  await page.getByLabel('Links').first().fill('50');
  await page.getByLabel('Boven').first().focus();
  await page.getByRole('radio', { name: /^Vlak/ }).check();
  await page.getByRole('button', { name: 'Nieuwe foto bewaren' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Onherkenbaar gemaakt. Het vorige beeld wordt voorgoed gewist.',
  );
  const after = await pictureOf(id);
  expect(after.id).not.toBe(before.id);
  const shown = await page.request.get(
    process.env.SITE_URL + pictureAddress({ id: after.id, name: '-' }, 1600),
  );
  const spread = async (left: number) => {
    const part = await sharp(await shown.body())
      .extract({ left, top: 100, width: 200, height: 300 })
      .toBuffer();
    const { channels } = await sharp(part).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  // From 50 per cent on, as typed, and no longer where it was drawn.
  expect(await spread(650)).toBeLessThan(4);
  expect(await spread(200)).toBeGreaterThan(15);
  problems.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photograph is cropped to a frame in numbers', async ({ page, problems }) => {
    const id = await openPhoto(page, { hasScripts: false });
    await page.getByRole('link', { name: 'Bijsnijden' }).click();
    await page.getByText('Kaders in cijfers').click();
    for (const [label, value] of Object.entries({ Links: '10', Boven: '0', Breedte: '62,5', Hoogte: '100' }))
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Nieuwe foto bewaren' }).click();
    await expect(page.getByRole('status')).toHaveText('De foto is aangepast.');
    expect(await pictureOf(id)).toMatchObject({ width: 750, height: 800 });
    problems.splice(0);
  });
});
