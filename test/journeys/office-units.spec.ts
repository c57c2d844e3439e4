import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { addProject } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes projects and staff of its own');
test.use({ baseURL: officeUrl() });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

/** The oldest publication date of the site, so that visitors in other journeys see other properties first. */
const longAgo = new Date('2001-01-01');

/** A project in Flanders with all facts about its units that the law asks for. */
function addLawfulProject(): Promise<number> {
  const details = {
    ...{ taxRegime: 'vat_and_registration_duties', vatPercent: 21, epcCode: '20261104001827' },
    ...{ floodScoreParcel: 'a', floodScoreBuilding: 'a', isInFloodArea: false, isInRiparianZone: false },
    ...{
      buildingPermit: 'vg',
      zoning: ['wg'],
      summons: ['gdv'],
      preemptiveRight: 'gvkr',
      subdivisionPermit: 'gvv',
    },
  };
  return addProject(database, {
    ...{
      reference: `J-${randomUUID().slice(0, 8)}`,
      name: 'Kaaizicht',
      street: 'Kaai',
      published_at: longAgo,
    },
    ...{ details: JSON.stringify(details), energy_value: 24, energy_label: 'a', created_at: longAgo },
  });
}

async function open(page: Page, project: number): Promise<void> {
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/projects/${project}/units/`);
  await hydrated(page);
}

/** Sixty apartments, three of their cells wrong. */
const rows = Array.from({ length: 60 }, (_, index) => {
  const name = `${String(Math.floor(index / 6)).padStart(2, '0')}0${(index % 6) + 1}`;
  const [type, area, price] = ['Appartement', '85,5', `€ ${300 + index}.000`];
  if (index === 15) return [name, type, '2', '2', area, '12', '315.00O'];
  if (index === 17) return [name, 'penthouse breed', '2', '2', area, '12', price];
  if (index === 19) return [name, type, '3', '2', 'ca. 176', '12', price];
  return [name, type, String(Math.floor(index / 6)), '2', area, '12', price];
});

async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus();
  await cell.evaluate((control, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    control.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const cellOf = (page: Page, unit: string, label: string) =>
  page.getByLabel(`${label}, ${unit}`, { exact: true });

test('sixty rows are pasted, mended, filled down, priced and published together, by keyboard', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(desktop);
  const project = await addLawfulProject();
  await open(page, project);
  const facts = async (name: string) =>
    (await listUnitsToEdit(database, project)).find((unit) => unit.name === name)?.facts;

  await test.step('one unit by its name, then the rows over it', async () => {
    await page.getByLabel('Namen').fill('0001');
    await page.getByLabel('Namen').press('Enter');
    await expect(page.getByText('1 eenheid toegevoegd.')).toBeVisible();
    await paste(cellOf(page, '0001', 'Naam'), rows.map((row) => row.join('\t')).join('\r\n'));
    await expect(page.getByText('60 rijen geplakt.')).toBeVisible();
    await expect(page.locator('.unit-table tbody tr')).toHaveCount(60);
  });

  await test.step('three cells are marked, with what was typed', async () => {
    await expect(page.locator('.unit-cell[aria-invalid]')).toHaveCount(3);
    await expect(page.locator('.unit-marks li')).toHaveCount(3);
    await expect(cellOf(page, '0204', 'Prijs')).toHaveValue('315.00O');
    await expect(page.getByRole('button', { name: 'Wijzigingen publiceren' })).toBeDisabled();
  });

  await test.step('one is mended by keyboard, two by what was probably meant', async () => {
    await page.getByRole('link', { name: '0204, Prijs' }).press('Enter');
    await expect(cellOf(page, '0204', 'Prijs')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('315000');
    await page.keyboard.press('Enter');
    await expect(cellOf(page, '0205', 'Prijs')).toBeFocused();
    await expect(page.locator('.unit-marks li')).toHaveCount(2);
    await expect(cellOf(page, '0204', 'Prijs')).toHaveValue('315.000');
    await page.getByRole('button', { name: 'Penthouse nemen' }).click();
    await page.getByRole('button', { name: '176 nemen' }).click();
    await expect(page.locator('.unit-marks')).toHaveCount(0);
    await expect.poll(() => facts('0206')).toMatchObject({ type: 'penthouse' });
    await expect.poll(() => facts('0302')).toMatchObject({ livingAreaM2: 176 });
  });

  await test.step('arrows go from cell to cell, Ctrl D fills the chosen rows', async () => {
    await cellOf(page, '0001', 'Slpk.').focus();
    // Selects the text, as reaching the cell by Tab does.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('3');
    await page.keyboard.press('ArrowDown');
    await expect(cellOf(page, '0002', 'Slpk.')).toBeFocused();
    for (const name of ['0001', '0002', '0003', '0004']) await page.getByLabel(`${name} kiezen`).check();
    await page.keyboard.press('Tab');
    await cellOf(page, '0001', 'Slpk.').focus();
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(() => facts('0004')).toMatchObject({ bedrooms: 3 });
    expect(await facts('0005')).toMatchObject({ bedrooms: 2 });
  });

  await test.step('the chosen ones get another price', async () => {
    await page.getByText('Prijs ±').click();
    await page.getByLabel('Nieuwe prijs, of verschil').fill('+2,5 %');
    await page.getByLabel('Nieuwe prijs, of verschil').press('Enter');
    await expect(page.getByText('4 eenheden gewijzigd.')).toBeVisible();
    await expect(cellOf(page, '0004', 'Prijs')).toHaveValue('310.575');
  });

  await test.step('all are published together, and stand on the page of visitors', async () => {
    await database
      .updateTable('property')
      .set({ published_at: longAgo })
      .where('project_id', '=', project)
      .execute();
    await page.getByRole('button', { name: 'Wijzigingen publiceren' }).click();
    await expect(page.getByText('60 eenheden staan op de site zoals hier.')).toBeVisible();
    await page.goto(`${officeUrl().replace('office.', '')}/nl/projecten/gent/kaaizicht/${project}/`);
    await expect(page.getByRole('row', { name: /0004 .*310\.575/ })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(60);
  });
  // Requests that the page still makes would fail after the problems are forgiven.
  await page.close();
  forgiveRefusals(problems);
  // The other journeys must find the site unchanged.
  await database
    .updateTable('property')
    .set({ publication: 'withdrawn' })
    .where('project_id', '=', project)
    .execute();
});

test('what was typed without a connection waits in the page and is kept when it is back', async ({
  page,
  context,
  problems,
}) => {
  await page.setViewportSize(phone);
  const project = await addLawfulProject();
  await open(page, project);
  await page.getByLabel('Namen').fill('A.1…A.3');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(page.locator('.unit-table tbody tr')).toHaveCount(3);
  await context.setOffline(true);
  await cellOf(page, 'A.2', 'Slpk.').fill('2');
  await cellOf(page, 'A.3', 'Slpk.').fill('twee');
  await expect(page.getByText('Geen verbinding: 2 cellen wachten in deze pagina')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 cel niet gelezen')).toBeVisible();
  const units = await listUnitsToEdit(database, project);
  expect(units.map(({ facts }) => facts.bedrooms ?? null)).toEqual([null, 2, null]);
  // The name of the unit stays in sight at the far end of its row.
  await cellOf(page, 'A.3', 'EPC kWh').focus();
  const name = await cellOf(page, 'A.3', 'Naam').boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(0);
  problems.length = 0;
});

for (const [width, language] of [
  [390, 'nl'],
  [820, 'de'],
] as const) {
  test(`price and status of a unit stand beside its name at ${width}, and the name stays while the rest scrolls`, async ({
    page,
  }) => {
    const project = await database
      .selectFrom('project')
      .select('id')
      .where('reference', '=', 'RL-P10')
      .executeTakeFirstOrThrow();
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, 'agent', language);
    await page.goto(`/office/projects/${project.id}/units/`);
    await hydrated(page);
    const row = page.locator('.unit-table tbody tr').first();
    const name = row.locator('.unit-unitName');
    for (const cell of ['.unit-unitName', '.unit-priceCents', '.unit-availability']) {
      const box = await row.locator(cell).boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), cell).toBeLessThanOrEqual(width);
      const heading = await page.locator(`.unit-table th${cell}`).boundingBox();
      expect(heading?.x, cell).toBeCloseTo(box?.x ?? -1, 0);
    }
    const before = await name.boundingBox();
    await page.locator('.unit-scroll').evaluate((scroll) => scroll.scrollTo(10_000, 0));
    expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  });
}
