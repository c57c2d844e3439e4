import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { startSlowLine } from '#test/slow-line.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, officeUrl } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

const data = process.env.SITE_DATA_DIR;
// It lives as long as the process: a later test of this file may get the same browser, with another file in between.
const line = await startSlowLine({ to: Number(new URL(officeUrl()).port), bytesPerSecond: 1_000_000 });

test.skip(data === undefined, 'makes a property and staff of its own');
test.use({
  baseURL: officeUrl(),
  launchOptions: {
    executablePath: findChromium(),
    args: [`--host-resolver-rules=MAP office.localhost 127.0.0.1:${line.port}`],
  },
});

let database: Kysely<Database>;
let directory: string;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(data ?? '').url, { maxConnections: 1 });
  directory = mkdtempSync(join(tmpdir(), 'gevel-documents-'));
});
test.afterAll(async () => {
  await database.destroy();
  rmSync(directory, { recursive: true, force: true });
});

/** Drops files as from the desktop, onto the place for them. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle((given) => {
    const carried = new DataTransfer();
    for (const name of given)
      carried.items.add(
        new File([`%PDF-1.7 ${name}`, 'x'.repeat(2_000_000)], name, { type: 'application/pdf' }),
      );
    return carried;
  }, names);
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: files });
}

test('two documents dropped over a line that is cut are there once each, and are described by keyboard', async ({
  page,
  problems,
}) => {
  const id = await addProperty(database, {
    reference: `J-${randomUUID()}`,
    publication: 'draft',
    published_at: null,
  });
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/properties/${id}/documents/`);
  await hydrated(page);
  await drop(page, ['bodemattest.pdf', 'scan0001.pdf']);
  const underWay = page.locator('.document-upload');
  await expect(underWay).toHaveCount(2);
  line.cut();
  await expect(page.getByText('Geen verbinding').first()).toBeVisible();
  line.mend();
  const arrived = page.locator('.document-row:not(.document-upload)');
  await expect(underWay).toHaveCount(0, { timeout: 60_000 });
  await expect(arrived).toHaveCount(2);
  const kept = () =>
    database
      .selectFrom('document')
      .select(['kind', 'access', 'expires_on', 'file_key'])
      .where('property_id', '=', id)
      .orderBy('kind')
      .execute();
  expect(await kept()).toMatchObject([{ kind: 'other' }, { kind: 'soil' }]);

  const scan = arrived.filter({ hasText: 'soort nog kiezen' });
  await scan.locator('.document-more > summary').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(scan.locator('[name="kind"]')).toBeFocused();
  await page.keyboard.type('Elektr');
  await scan.locator('[name="expires"]').focus();
  // Each part of a date is typed separately, in the order of the browser's language.
  await page.keyboard.type('01022040');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Bewaard.');
  await expect(page.getByText('soort nog kiezen')).toHaveCount(0);
  expect(await kept()).toMatchObject([
    { kind: 'electricity', access: 'owner', expires_on: expect.stringMatching(/^2040-0[12]-0[12]$/) },
    { kind: 'soil' },
  ]);
  problems.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a document is sent, described and removed by plain forms', async ({ page }) => {
    const id = await addProperty(database, {
      reference: `J-${randomUUID()}`,
      publication: 'draft',
      published_at: null,
    });
    await arrive(page, 'agent', 'nl');
    await page.goto(`/office/properties/${id}/documents/`);
    const file = join(directory, 'Asbestattest.pdf');
    writeFileSync(file, '%PDF-1.7 asbest');
    await page.locator('.drop-zone input[type="file"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Versturen' }).click();
    const row = page.locator('.document-row');
    await expect(row).toHaveCount(1);
    await row.locator('.document-more > summary').click();
    await row.locator('[name="access"][value="request"]').check();
    await row.getByRole('button', { name: /^Bewaren/ }).click();
    await expect(page).toHaveURL(/told=saved#document-\d+$/);
    await expect(row.locator('.document-access')).toContainText('Op aanvraag');
    await row.locator('.document-more > summary').click();
    await row.locator('.document-opened details > summary').click();
    await row.getByRole('button', { name: /^Voorgoed weghalen/ }).click();
    await expect(page.getByRole('status')).toHaveText('Het document is weggehaald.');
    await expect(row).toHaveCount(0);
  });
});
