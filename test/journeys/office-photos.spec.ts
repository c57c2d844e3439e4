import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { type Database, openDatabase } from '#database/client.ts';
import { howOften } from '#test/deep.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { startSlowLine } from '#test/slow-line.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { arrive, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const data = process.env.SITE_DATA_DIR;
const count = howOften({ inShort: 4, inDepth: 30 });
const cuts = howOften({ inShort: 2, inDepth: 8 });
// It lives as long as the process: a later test of this file may get the same browser, with another file in between.
const line = await startSlowLine({ to: Number(new URL(officeUrl()).port), bytesPerSecond: 3_000_000 });

test.skip(data === undefined, 'makes a property and staff of its own');
test.use({
  baseURL: officeUrl(),
  realPictures: true,
  viewport: phone,
  launchOptions: {
    executablePath: findChromium(),
    args: [`--host-resolver-rules=MAP office.localhost 127.0.0.1:${line.port}`],
  },
});

let database: Kysely<Database>;
let directory: string;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(data ?? '').url, { maxConnections: 1 });
  directory = mkdtempSync(join(tmpdir(), 'gevel-photographs-'));
});
test.afterAll(async () => {
  await database.destroy();
  rmSync(directory, { recursive: true, force: true });
});

/** A photograph like a telephone's: 12 million pixels, 8 MB. No two are alike. */
async function takePhotograph(number: number): Promise<string> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian', mean: 90 + 3 * number, sigma: 34 } as const;
  const file = join(directory, `IMG_${String(number).padStart(4, '0')}.jpg`);
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 93 })
    .toFile(file);
  expect(bytes, 'bytes of a photograph').toBeGreaterThan(8_000_000);
  return file;
}

test(`${count} photographs of 8 MB arrive over a slow line that is cut ${cuts} times, each once`, async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000 + count * 30_000);
  const id = await addProperty(database, {
    reference: `J-${randomUUID()}`,
    publication: 'draft',
    published_at: null,
  });
  const files: string[] = [];
  for (let number = 1; number <= count; number++) files.push(await takePhotograph(number));
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/properties/${id}/photos/`);
  await hydrated(page);
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const onTheirWay = page.locator('.photo-tile progress');
  await expect(onTheirWay).toHaveCount(count);

  const arrived = page.locator('.photo-tile:not(:has(progress))');
  // So few before each cut that at least two are left for the end.
  const uploads = Math.floor((count - 2) / cuts);
  for (let done = 0; done < cuts; done++) {
    await line.cutDuring(uploads);
    await expect(page.getByText('Geen verbinding').first()).toBeVisible({ timeout: 120_000 });
    line.mend();
  }
  await expect(onTheirWay).toHaveCount(0, { timeout: 60_000 + count * 15_000 });
  await expect(arrived).toHaveCount(count);
  const kept = await database
    .selectFrom('media')
    .select(['picture_id', 'sort'])
    .where('property_id', '=', id)
    .execute();
  expect(new Set(kept.map(({ picture_id }) => picture_id)).size).toBe(count);
  expect(new Set(kept.map(({ sort }) => sort)).size).toBe(count);
  expect(kept).toHaveLength(count);
  problems.splice(0);
});

test('the form of a photograph is one row under its line, and the other photographs stay where they were', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const { id } = await database
    .selectFrom('property')
    .select('id')
    .where('reference', '=', 'RL-2417')
    .executeTakeFirstOrThrow();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/properties/${id}/photos/`);
  await hydrated(page);
  const tiles = page.locator('.photo-tile');
  const topOf = async (index: number) => (await tiles.nth(index).boundingBox())?.y;
  // The bar of the window is fixed at the top: places are told from there.
  const next = await topOf(2);
  expect(await topOf(1)).toBe(next);
  await tiles.nth(1).locator('summary').click();
  const form = page.locator('.photo-panel:visible');
  await expect(form).toHaveCount(1);
  await expect(form.getByRole('textbox')).toHaveCount(4);
  expect(await topOf(1)).toBe(next);
  expect(await topOf(2)).toBe(next);
  const [list, panel, tile] = await Promise.all([
    page.locator('.photo-grid').boundingBox(),
    form.boundingBox(),
    tiles.nth(1).boundingBox(),
  ]);
  expect(panel?.width).toBeCloseTo(list?.width ?? 0, 0);
  expect(panel?.y).toBeGreaterThanOrEqual((tile?.y ?? 0) + (tile?.height ?? 0));
  expect(panel?.height).toBeLessThan(320);
  await form.getByRole('textbox').first().press('Tab');
  await expect(form.getByRole('textbox').nth(1)).toBeFocused();
});
