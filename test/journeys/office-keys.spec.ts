import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { propertiesForSale } from './kept-properties.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl(), locale: 'nl', viewport: desktop });

const rowWithFocus = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')];
    return rows.findIndex((row) => row.contains(document.activeElement));
  });

test('who works by keys finds, goes and moves, and can do without single ones', async ({
  page,
  problems,
}) => {
  await arrive(page, 'agent', 'nl');
  await hydrated(page);

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Zoeken en gaan' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('option', { name: 'Panden', exact: true })).toBeVisible();
    await expectAccessible(page);
    await field.fill('nieuw pa');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Nieuw pand');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/office/properties/new/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Zoeken Ctrl K' }).click();
    await expect(field).toBeFocused();
    await field.fill('qqqqq');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Niets gevonden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Zoeken Ctrl K' })).toBeFocused();
  });

  await test.step('to a screen, and through its list', async () => {
    await page.goto('/office/');
    await hydrated(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/office/properties/');
    await expect(page.getByRole('heading', { level: 1, name: 'Panden' })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await rowWithFocus(page)).toBe(1);
    await page.keyboard.press('k');
    expect(await rowWithFocus(page)).toBe(0);
    await page.keyboard.press('x');
    await expect(page.locator('main tbody tr').first().getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('gj?');
    await expect(page.getByRole('searchbox')).toHaveValue('gj?');
  });

  await test.step('from home to home', async () => {
    const links = page.locator('main tbody .cell-name a');
    const [first, second] = await Promise.all([0, 1].map((each) => links.nth(each).getAttribute('href')));
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first ?? '');
    await expect(page.locator('.field-search')).toBeVisible();
    await page.keyboard.press(']');
    await expect(page).toHaveURL(second ?? '');
    // The address changes before the page is drawn, and keys act on the drawn page.
    await expect(page.locator(`main a[href^="${second}"]`).first()).toBeVisible();
    await page.keyboard.press('[');
    await expect(page).toHaveURL(first ?? '');
  });

  await test.step('the keys are shown, and switched off', async () => {
    await page.goto('/office/account/');
    await hydrated(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Toetsen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await page.getByLabel('Losse toetsen gebruiken').uncheck();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Losse toetsen gebruiken')).not.toBeChecked();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Zoeken en gaan');
    await page.setViewportSize(phone);
    await expectAccessible(page);
  });
  forgiveRefusals(problems);
});

test('photographs are put in order by dragging, and back', async ({ page, problems }) => {
  await arrive(page, 'agent', 'nl');
  const [home] = await propertiesForSale(1);
  await page.goto(`/office/properties/${home?.id}/photos/`);
  await hydrated(page);
  const order = () => page.locator('[data-place-of]').evaluateAll((all) => all.map((each) => each.id));
  const before = await order();
  expect(before.length).toBeGreaterThan(2);
  await expect(page.locator('[data-place-of]').nth(2)).toHaveAttribute('draggable', 'true');
  await page.locator('.photo-frame').nth(2).dragTo(page.locator('.photo-frame').first());
  await expect(page.getByRole('status')).toHaveText(`Foto 3 staat nu op plaats 1 van ${before.length}.`);
  expect(await order()).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.poll(order).toEqual(before);
  forgiveRefusals(problems);
});
