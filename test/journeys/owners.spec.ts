import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { href, pathEntry } from '#site/paths/paths.ts';
import { bareEnvironment } from '#test/bare-environment.ts';
import { expectAccessible } from './expect-accessible.ts';
import { linkIn, mailTo } from './received-mails.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites owners to the site, and reads its mails');

const run = promisify(execFile);
const password = 'vijf groene fietsen';

/** The owner's journey in each language: its width, and with or without scripts. */
const walks = [
  {
    language: 'nl',
    viewport: phone,
    scripts: true,
    mail: /^Volg uw pand op/,
    document: 'Openen: Opdracht aan het kantoor',
  },
  {
    language: 'fr',
    viewport: phone,
    scripts: false,
    mail: /^Suivez votre bien/,
    document: 'Ouvrir : Mission confiée à l’agence',
  },
  {
    language: 'de',
    viewport: desktop,
    scripts: true,
    mail: /^Ihre Immobilie bei/,
    document: 'Öffnen: Maklerauftrag',
  },
  {
    language: 'en',
    viewport: desktop,
    scripts: false,
    mail: /^Follow your property/,
    document: 'Open: Agency agreement',
  },
] as const;

for (const { language, viewport, scripts, mail, document } of walks) {
  test.describe(`${language}, ${viewport.width} pixels, scripts: ${scripts}`, () => {
    test.use({ viewport, javaScriptEnabled: scripts, locale: language });

    test('from the invitation to a document, and out', async ({ page }) => {
      const settled = async () => {
        if (!scripts) return;
        await hydrated(page);
        await expectAccessible(page);
      };
      const email = `${randomUUID()}@eigenaars.example`;
      await invite(email, language);
      await page.goto(linkIn(await mailTo(email, mail), href(language, 'choosePassword')));
      await settled();
      await page.locator('[name="password"]').fill(password);
      await page.locator('[name="password_again"]').fill(password);
      await submit(page);
      await expect(page).toHaveURL(href(language, 'owners'));
      await settled();

      await page.locator('main li h2 a').click();
      await expect(page).toHaveURL(
        new RegExp(pathEntry('ownedProperty')[language].replace(':id/', '\\d+/$')),
      );
      await expect(page.getByRole('img', { name: /^(Staaf|Diagramme|Balken|Bar)/ })).toBeVisible();
      await settled();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: document }).click();
      const file = await readFile(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      const address = new URL((await download).url()).pathname;

      if (scripts)
        for (const screen of ['ownerVisits', 'ownerDocuments', 'ownerMessages', 'ownerAccount'] as const)
          await test.step(screen, () => openFromMenu(page, language, screen).then(settled));

      await logOut(page, viewport === phone);
      await expect(page).toHaveURL(`${href(language, 'login')}?told=out`);
      await settled();
      await page.goBack();
      await expect(page).toHaveURL(/\/login\/\?next=/);
      await expect(page.locator('[name="password"]')).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(404);
    });
  });
}

test.describe('who was not invited', () => {
  test.use({ viewport: phone });

  test('registers, confirms the address and finds no property yet', async ({ page, problems }) => {
    const email = `${randomUUID()}@eigenaars.example`;
    await page.goto(href('nl', 'login'));
    await hydrated(page);
    await expectAccessible(page);
    await page.locator(`main a[href="${href('nl', 'forgottenPassword')}"]`).click();
    await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.locator(`main a[href="${href('nl', 'register')}"]`).click();
    await expect(page.getByRole('heading', { name: 'Account aanvragen' })).toBeVisible();
    await expectAccessible(page);
    await page.locator('[name="name"]').fill('Annelies Peeters');
    await page.locator('main [name="email"]').fill(email);
    await page.locator('[name="password"]').fill(password);
    await page.locator('[name="password_again"]').fill('vijf groene fiets');
    await page.locator('[name="privacy"]').check();
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('De twee wachtwoorden zijn niet gelijk');
    await expectAccessible(page);
    await page.locator('[name="password"]').fill(password);
    await page.locator('[name="password_again"]').fill(password);
    await submit(page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('Kijk in uw mailbox');

    const confirm = linkIn(await mailTo(email, 'Bevestig uw e-mailadres'), href('nl', 'confirmEmail'));
    await page.goto(confirm);
    await hydrated(page);
    await expectAccessible(page);
    await page.locator('[name="password"]').fill(password);
    await submit(page);
    await expect(page).toHaveURL(href('nl', 'owners'));
    await expect(page.getByText('Er is nog geen pand aan uw account gekoppeld')).toBeVisible();
    await expectAccessible(page);
    await page.goto(confirm);
    await expect(page.getByText('Deze link werkt niet meer')).toBeVisible();
    // Browsers log an error for the statuses 410 and 422.
    expect(problems.splice(0).filter((problem) => !/status of 4(10|22)|: 422$/.test(problem))).toEqual([]);
  });
});

/** Invites an owner as the agency does, on the site's machine. */
async function invite(email: string, language: Language): Promise<void> {
  const about = ['--email', email, '--name', 'Lies Maes', '--language', language, '--property', 'RL-2363'];
  await run(process.execPath, ['src/gevel.ts', 'owners', 'invite', ...about], {
    env: { ...bareEnvironment, DATA_DIR: process.env.SITE_DATA_DIR, LOG_LEVEL: 'warn' },
  });
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form:has([name="password"]) button[type="submit"]').click();
}

async function openFromMenu(
  page: Page,
  language: Language,
  screen: 'ownerVisits' | 'ownerDocuments' | 'ownerMessages' | 'ownerAccount',
): Promise<void> {
  const path = href(language, screen);
  const menu = page.locator('header [popovertarget="drawer"]');
  if (await menu.isVisible()) await menu.click();
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('#drawer')).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
}

async function logOut(page: Page, isInMenu: boolean): Promise<void> {
  if (isInMenu) await page.locator('header [popovertarget="drawer"]').click();
  await page.locator('button[value="log-out"]:visible').first().click();
}
