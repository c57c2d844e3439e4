import type { Page } from '@playwright/test';
import { charactersOf } from './characters-of.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'reads what the site has kept');

test('a question is asked by keyboard alone, corrected and sent', async ({ page, problems }) => {
  await page.goto('/nl/contact/');
  await hydrated(page);
  await page.getByLabel('Uw vraag').focus();
  await page.keyboard.type('Is er parkeergelegenheid bij het kantoor?');
  await expect(page.getByRole('status')).toContainText('u bent geen robot', { timeout: 20_000 });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bericht versturen' }).press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('velden kloppen nog niet');
  await expect(page).toHaveTitle(/^Fout: /);
  await expect(page.getByLabel('Uw vraag')).toHaveValue(/parkeergelegenheid/);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Voornaam is verplicht' }).press('Enter');
  await expect(page.getByLabel('Voornaam')).toBeFocused();

  await page.getByLabel('Mevr.').check();
  await page.getByLabel('Voornaam').fill('Annelies');
  await page.getByLabel('Naam', { exact: true }).fill('Peeters');
  await page.getByLabel('E-mail').first().fill('annelies@voorbeeld.be');
  await page.getByLabel('Telefoon').first().fill('0470 12 34 56');
  await page.getByLabel('Ik heb het privacybeleid gelezen').check();
  await page.getByRole('button', { name: 'Bericht versturen' }).press('Enter');
  await page.waitForURL('**/nl/bedankt/contact/**', { timeout: 20_000 });

  // Browsers log an error for a form with status 422.
  expect(problems.splice(0).every((problem) => /422/.test(problem))).toBe(true);
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a question is sent after reading five characters', async ({ page, problems }) => {
    await page.goto('/de/kontakt/');
    await page.getByLabel('Ihre Frage').fill('Gibt es beim Büro Parkplätze?');
    await page.getByLabel('Herr').check();
    await page.getByLabel('Vorname').fill('Jonas');
    await page.getByLabel('Nachname').fill('Dohmen');
    await page.getByLabel('E-Mail').first().fill('jonas@beispiel.be');
    await page.getByLabel('Telefon').first().fill('087 34 56 78');
    await page.getByLabel('Ich habe die Datenschutzerklärung gelesen').check();
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByLabel('Vorname')).toHaveValue('Jonas');
    const answer = page.getByLabel('Geben Sie die Zeichen ein');
    await answer.fill('XXXXX');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Die eingegebenen Zeichen sind nicht richtig');
    await answer.fill(await charactersOf(page));
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.waitForURL('**/de/danke/kontakt/**');
    expect(problems.splice(0).every((problem) => /422/.test(problem))).toBe(true);
  });
});

test.describe('what a browser remembers of a visitor', () => {
  const entry = 'gevel.person';
  const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), entry);
  const keep = (page: Page, text: string) =>
    page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [entry, text]);
  const inDays = (days: number) => Date.now() + days * 86_400_000;
  const marie = { first_name: 'Marie', last_name: 'Janssens', email: 'marie@voorbeeld.be', title: 'ms' };

  async function sendQuestion(page: Page) {
    await page.getByLabel('Uw vraag').fill(`Vraag van ${Date.now()}`);
    await page.getByLabel('Mevr.').check();
    await page.getByLabel('Voornaam').fill('Annelies');
    await page.getByLabel('Naam', { exact: true }).fill('Peeters');
    await page.getByLabel('E-mail').first().fill('annelies@voorbeeld.be');
    await page.getByLabel('Telefoon').first().fill('0470 12 34 56');
    await page.locator('[name="privacy"]').check();
    await page.getByRole('button', { name: 'Bericht versturen' }).click();
    await page.waitForURL('**/nl/bedankt/contact/**', { timeout: 20_000 });
  }

  test('is nothing that was not asked for, and ends by a tick less', async ({ page }) => {
    await page.goto('/nl/contact/');
    await hydrated(page);
    const box = page.getByLabel('Onthoud mijn gegevens 6 maanden op dit toestel');
    await expect(box).not.toBeChecked();
    await sendQuestion(page);
    expect(await kept(page)).toBeNull();

    await page.goto('/nl/contact/');
    await hydrated(page);
    await box.check();
    await sendQuestion(page);
    const { until } = JSON.parse((await kept(page)) ?? '{}');
    expect(until).toBeGreaterThan(inDays(181));
    expect(until).toBeLessThan(inDays(183));

    await page.goto('/nl/contact/');
    await hydrated(page);
    await expect(page.getByLabel('Voornaam')).toHaveValue('Annelies');
    await expect(page.getByLabel('Mevr.')).toBeChecked();
    await box.uncheck();
    expect(await kept(page)).toBeNull();
  });

  test('is replaced by what is typed, however soon', async ({ page }) => {
    await keep(page, JSON.stringify({ until: inDays(1), person: marie }));
    await page.goto('/nl/contact/', { waitUntil: 'commit' });
    // This happens before the page is hydrated.
    await page.getByLabel('Voornaam').click();
    await expect(page.getByLabel('Voornaam')).toHaveValue('Marie', { timeout: 20_000 });
    await page.keyboard.type('Marieke');
    await expect(page.getByLabel('Voornaam')).toHaveValue('Marieke');
    await page.getByLabel('Naam', { exact: true }).click();
    await page.keyboard.type('Peeters');
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Peeters');
    // A second click is for correcting a letter.
    await page.getByLabel('Naam', { exact: true }).press('End');
    await page.keyboard.type('s');
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Peeterss');
  });

  for (const [what, text] of [
    ['beyond its date', JSON.stringify({ until: inDays(-1), person: marie })],
    ['from before there was a box', JSON.stringify(marie)],
    ['that nobody can read', '{'],
  ] as const)
    test(`${what} is forgotten`, async ({ page }) => {
      await page.goto('/nl/');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [entry, text] as const);
      await page.goto('/nl/contact/');
      await hydrated(page);
      await expect.poll(() => kept(page)).toBeNull();
      await expect(page.getByLabel('Voornaam')).toHaveValue('');
    });
});
