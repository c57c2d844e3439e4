import type { Page } from '@playwright/test';
import { codeOfKey, wrongCode } from '#test/staff-code.ts';
import { expectAccessible } from './expect-accessible.ts';
import {
  arriveWithCode,
  beginCode,
  choosePassword,
  enterCode,
  forgiveRefusals,
  inviteStaff,
  logIn,
  logOut,
  newEmail,
  officeUrl,
  password,
  send,
} from './office.ts';
import { linkIn, mailTo } from './received-mails.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site, and reads its mails');
test.use({ baseURL: officeUrl() });

const walks = [
  { language: 'nl', viewport: desktop, scripts: true },
  { language: 'de', viewport: phone, scripts: false },
] as const;

for (const { language, viewport, scripts } of walks) {
  test.describe(`${language}, ${viewport.width} pixels, scripts: ${scripts}`, () => {
    test.use({ viewport, javaScriptEnabled: scripts, locale: language });

    test('from the invitation to a code, and in by each way', async ({ page, problems }) => {
      const email = newEmail();
      const link = await inviteStaff(email, 'admin', language);
      await choosePassword(page, link);
      await expect(page).toHaveURL('/office/');
      const { key, backupCodes } = await beginCode(page);
      await settled(page, scripts);
      await enterCode(page, codeOfKey(key));
      await expect(page).toHaveURL('/office/account/');

      await logOut(page);
      await page.goBack();
      await expect(page.locator('[name="password"]')).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('main').locator('form')).toHaveCount(0);

      await logIn(page, email);
      await expect(page).toHaveURL('/office/login/code/');
      await settled(page, scripts);
      await enterCode(page, codeOfKey(key));
      await expect(page).toHaveURL('/office/');
      await logOut(page);

      const [backup = ''] = backupCodes;
      await logIn(page, email);
      await page.locator('main a[href*="with=backup"]').click();
      await settled(page, scripts);
      await enterCode(page, backup, 'backup');
      await expect(page).toHaveURL('/office/');
      await logOut(page);
      await logIn(page, email);
      await page.locator('main a[href*="with=backup"]').click();
      await enterCode(page, backup, 'backup');
      await expect(page.getByRole('alert')).toBeVisible();
      forgiveRefusals(problems);
    });
  });
}

test('five wrong codes lock the account, for the right code too', async ({ page, problems }) => {
  const { email, key } = await arriveWithCode(page, 'nl');
  await logOut(page);
  await logIn(page, email);
  await expect(page).toHaveURL('/office/login/code/');
  for (let count = 0; count < 5; count += 1) {
    const wrong = wrongCode((at) => codeOfKey(key, at));
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await enterCode(page, wrong);
    expect((await answered).status()).toBe(422);
    await expect(page.getByRole('alert')).toContainText('Deze code klopt niet');
  }
  await enterCode(page, codeOfKey(key));
  await expect(page.getByRole('alert')).toContainText('over een kwartier');
  await page.goto('/office/');
  await expect(page).toHaveURL('/office/login/');
  forgiveRefusals(problems);
});

test('an administrator invites an agent, who comes in without a code', async ({ page }) => {
  await arriveWithCode(page, 'nl');
  const email = newEmail();
  await page.getByRole('link', { name: 'Medewerkers' }).click();
  // The address changes before the page is drawn, and the earlier page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Medewerkers', level: 1 })).toBeVisible();
  await page.locator('[name="name"]').fill('Nora Nieuw');
  await page.locator('[name="email"]').fill(email);
  await send(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText(email);
  await expect(page.getByRole('row', { name: email })).toContainText('Nog niet ingelogd');
  await logOut(page);

  await choosePassword(page, linkIn(await mailTo(email, /./), '/office/invited/'));
  await expect(page).toHaveURL('/office/');
  await expect(page.getByRole('link', { name: 'Account van Nora Nieuw' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0);
});

test.describe('by the keyboard alone', () => {
  test.use({ viewport: phone });

  test('in, around and out', async ({ page }) => {
    await page.goto(await inviteStaff(newEmail(), 'agent', 'nl'));
    await hydrated(page);
    await tabTo(page, '[name="password"]');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/office/');
    await hydrated(page);

    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, '.office-menu > summary', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, '.office-menu a[href="/office/account/"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/office/account/');
    await hydrated(page);
    await tabTo(page, '.office-menu > summary', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, '.office-menu form[action="/office/logout/"] button');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/office/login/?told=out');
  });
});

/** Presses the key until the focus is there; every stop on the way must be visible. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && (await focused.evaluate((each, at) => each.matches(at), selector)))
      return;
  }
  throw new Error(`The keyboard does not come to ${selector}.`);
}

async function settled(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return;
  await hydrated(page);
  await expectAccessible(page);
}
