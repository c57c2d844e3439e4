import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '#database/client.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes a property and staff of its own');
test.use({ baseURL: officeUrl(), viewport: phone, javaScriptEnabled: false });

/** Makes it the oldest property of the site, so that visitors in other journeys see others first. */
async function makeOldest(id: number): Promise<void> {
  const database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
  const values = { published_at: new Date('2001-01-01') };
  await database.updateTable('property').set(values).where('id', '=', id).execute();
  await database.destroy();
}

const type = (text: string) => (field: Locator) => field.fill(text);
const choose = (label: string) => (field: Locator) => field.selectOption({ label });
const tick = (name: string) => (field: Locator) =>
  field.and(field.page().getByRole('checkbox', { name, exact: true })).check();

/** What visitors read, and what the law asks for of a house for sale in Flanders. */
const answers: Record<string, (field: Locator) => Promise<unknown>> = {
  'title.nl': type('Rijwoning zonder haast'),
  'description.nl': type('Een lichte rijwoning met een tuin op het zuiden.'),
  priceCents: type('395.000'),
  bedrooms: type('3'),
  livingAreaM2: type('142'),
  energyValue: type('187'),
  floodScoreParcel: choose('A · Geen overstroming gemodelleerd'),
  floodScoreBuilding: choose('A · Geen overstroming gemodelleerd'),
  isInFloodArea: choose('Nee'),
  isInRiparianZone: choose('Nee'),
  buildingPermit: choose('uitgereikt'),
  preemptiveRight: choose('geen'),
  subdivisionPermit: choose('geen'),
  zoning: tick('woongebied'),
  summons: tick('geen dagvaarding uitgebracht'),
};

/** Answers the questions of each section, and sends it by its own button. */
async function fillIn(page: Page): Promise<void> {
  for (const section of await page.locator('.editor-section').all()) {
    const names = await section
      .locator('[name]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    const own = Object.entries(answers).filter(([name]) => names.includes(name));
    if (own.length === 0) continue;
    for (const [name, answer] of own) await answer(section.locator(`[name="${name}"]`));
    // The address may stay the same from one answer to the next.
    const answered = page.waitForEvent('load');
    await section.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await answered;
    await expect(page).toHaveURL(/told=saved/);
  }
}

test('a home is entered, filled in, photographed, published, and withdrawn from the list by plain forms', async ({
  page,
  problems,
}) => {
  await arrive(page, 'agent', 'nl');
  await page.goto('/office/properties/new/');
  await page.getByLabel('Te koop').check();
  await page.locator('[name="type"]').selectOption({ label: 'Rijwoning' });
  const houseNumber = String(Date.now() % 1_000_000_000);
  const address = { street: 'Sleepstraat', houseNumber, postalCode: '9000', city: 'Gent' };
  for (const [name, text] of Object.entries(address)) await page.locator(`main [name="${name}"]`).fill(text);
  await page.locator('main form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/office\/properties\/\d+\/\?told=created$/);
  const editor = new URL(page.url()).pathname;

  await test.step('refused, with what lacks', async () => {
    const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
    await expect(publish).toHaveAccessibleDescription(/De wet vraagt nog/);
  });

  await test.step('filled in, section by section', async () => {
    await page.goto(editor);
    await fillIn(page);
    await expect(page.locator('.editor-aside')).toContainText(/10\s*van 10/);
    await expect(page.locator('[name="priceCents"]')).toHaveValue('395.000');
    await expect(page.locator('[name="energyLabel"] option:checked')).toHaveText('B');
  });

  await test.step('a photograph', async () => {
    await page.goto(`${editor}photos/`);
    const size = { width: 900, height: 600, channels: 3 } as const;
    const buffer = await sharp({
      create: { ...size, background: { r: 90, g: Number(houseNumber) % 256, b: 70 } },
    })
      .jpeg()
      .toBuffer();
    const file = { name: 'gevel.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type="file"][multiple]').setInputFiles(file);
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.locator('.photo-tile')).toHaveCount(1);
  });

  await test.step('published', async () => {
    await makeOldest(Number(editor.split('/').at(-2)));
    await page.goto(editor);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page).toHaveURL(/told=published/);
    await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  });

  await test.step('withdrawn from the list, and found among what is', async () => {
    await page.setViewportSize(desktop);
    await page.goto('/office/properties/');
    await page.getByRole('searchbox').fill(`sleepstraat ${houseNumber}`);
    await page.getByRole('searchbox').press('Enter');
    const row = page.locator('main tbody tr');
    await expect(row).toHaveCount(1);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Intrekken' }).click();
    await expect(page.getByText('1 pand is ingetrokken')).toBeVisible();
    await page.goto(`/office/properties/?status=withdrawn&text=${houseNumber}`);
    await expect(row).toHaveCount(1);
  });
  forgiveRefusals(problems);
});
