import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';
import { zonesOf } from './zones-of.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /Waar|Wo$/ });
const options = (page: Page) =>
  page.getByRole('listbox', { name: /Voorstellen|Vorschläge/ }).getByRole('option');

/** Focuses the field, which becomes a combobox only then. */
async function enter(page: Page, label = 'Waar') {
  await page.getByRole('textbox', { name: label }).first().focus();
  await expect(field(page)).toBeFocused();
}

test.describe('the suggestion box on the home page', () => {
  test.use({ viewport: desktop });

  test('takes several places with the keyboard alone', async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await enter(page);
    await page.keyboard.type('luttich');
    await expect(options(page).first()).toContainText('Luik');
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Gekozen plaatsen' })).toContainText('Luik');
    await page.keyboard.type('drongn');
    await expect(options(page).first()).toContainText('deelgemeente van Gent');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('xqzwv');
    await expect(page.getByText('Geen plaats gevonden').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/te-koop\/\?/);
    expect(zonesOf(page)).toEqual(['municipality-liege', 'drongen-gent']);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luik');
  });

  test('takes a place with the mouse, and gives it back', async ({ page }) => {
    await page.goto('/de/');
    await hydrated(page);
    await enter(page, 'Wo');
    await page.keyboard.type('4000');
    await options(page).filter({ hasText: '4000 Lüttich' }).click();
    await page.keyboard.type('gent');
    await options(page).first().click();
    await page.getByRole('button', { name: 'Entfernen: 4000 Lüttich' }).click();
    await page.getByRole('search').getByRole('button').last().click();

    await expect(page).toHaveURL(/zu-verkaufen\/\?/);
    expect(zonesOf(page)).toEqual(['municipality-gent']);
  });

  test('leaves what was typed and not chosen to the server', async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    await enter(page);
    await page.keyboard.type('Gent (9000)');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/zone=Gent/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('9000 Gent');
  });
});

test.describe('the suggestion box in the filters', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('shows what was chosen, and adds to it by touch', async ({ page }) => {
    await page.goto('/nl/te-koop/?zone=gent');
    await hydrated(page);
    await page.locator('#open-filters').tap();
    await page.getByRole('textbox', { name: 'Waar' }).tap();
    await expect(page.getByRole('list', { name: 'Gekozen plaatsen' })).toContainText('Gent');
    await page.keyboard.type('aalst');
    await options(page).first().tap();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/aalst/);
    expect(zonesOf(page)).toEqual(['municipality-gent', 'municipality-aalst']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('places are typed, with commas between them', async ({ page }) => {
    await page.goto('/nl/');
    await page.getByRole('textbox', { name: 'Waar' }).fill('Lüttich, 9031 Drongen');
    await page.getByRole('search').getByRole('button').click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luik en 9031 Drongen');
  });
});
