import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

async function openForm(page: Page): Promise<void> {
  // The newest have times of their own: parts of days are asked for at the others.
  await page.goto('/nl/te-huur/?type=apartment&sort=price');
  const path = await page.locator('article').getByRole('link').first().getAttribute('href');
  await page.goto(path ?? '');
  await page.getByRole('link', { name: 'Bezoek aanvragen' }).locator('visible=true').first().click();
  await expect(page.getByRole('heading', { name: 'Bezoek aanvragen' })).toBeVisible();
}

test('a visit is asked for at two moments, said again in words', async ({ page }) => {
  await openForm(page);
  await hydrated(page);
  await page
    .getByRole('checkbox', { name: /van 16 tot 19 uur/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /van 10 tot 13 uur/ })
    .nth(1)
    .check();
  await expect(page.getByRole('status').first()).toContainText('2 momenten gekozen:');
  await expectAccessible(page);
  await page.getByLabel('Mevr.').check();
  await page.getByLabel('Voornaam').fill('Annelies');
  await page.getByLabel('Naam', { exact: true }).fill('Peeters');
  await page.getByLabel('E-mail').first().fill('annelies@voorbeeld.be');
  await page.getByLabel('Telefoon').first().fill('0470 12 34 56');
  await page.getByLabel('Ik ga akkoord met deze voorwaarden').check();
  await page.getByLabel('Ik ga akkoord met het privacybeleid').check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await page.waitForURL('**/nl/bedankt/contact-appointment/', { timeout: 20_000 });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('what was chosen is kept when something is missing', async ({ page, problems }) => {
    await openForm(page);
    const moment = page.getByRole('checkbox', { name: /van 14 tot 16 uur/ }).first();
    await moment.check();
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(page.getByRole('alert')).toContainText('Ga akkoord met de voorwaarden van de verhuur');
    await expect(moment).toBeChecked();
    expect(problems.splice(0).every((problem) => /422/.test(problem))).toBe(true);
  });
});
