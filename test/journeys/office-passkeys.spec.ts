import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, logIn, logOut, officeUrl, password } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl() });

const walks = [
  { language: 'nl', viewport: desktop },
  { language: 'de', viewport: phone },
] as const;

for (const { language, viewport } of walks) {
  test.describe(`${language}, ${viewport.width} pixels`, () => {
    test.use({ viewport, locale: language });

    test('a passkey instead of a code, and in with it', async ({ page, problems }) => {
      await withDevice(page);
      const email = await arrive(page, 'admin', language);
      await page.goto('/office/account/');
      await hydrated(page);
      await page.locator('main a[href="/office/account/passkey/"]').click();
      await expect(page).toHaveURL('/office/account/passkey/');
      await expectAccessible(page);

      // Only the keyboard is used.
      await page.locator('[name="present"]').focus();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(page.locator('main section > button')).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/office/account/?told=passkey');
      await hydrated(page);
      await expectAccessible(page);

      await logOut(page);
      await logIn(page, email);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goto('/office/properties/');
      await hydrated(page);
      const enter = page.locator('.door-form button', { hasText: 'asskey' });
      await expectAccessible(page);
      await enter.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/office/properties/');

      await page.goto('/office/account/');
      await hydrated(page);
      const own = page.locator('main li', { has: page.locator('summary') });
      await expect(own).toHaveCount(1);
      await own.locator('summary').click();
      await own.locator('[name="name"]').fill('Laptop');
      await own.locator('button[value="rename-passkey"]').click();
      await expect(page).toHaveURL('/office/account/?told=passkey-name');
      await expect(own).toContainText('Laptop');
      await hydrated(page);
      await own.locator('summary').click();
      await expectAccessible(page);
      await own.locator('[name="present"]').fill(password);
      await own.locator('button[value="remove-passkey"]').click();
      await expect(page).toHaveURL('/office/account/?told=passkey-removed');
      await expect(own).toHaveCount(0);
      forgiveRefusals(problems);
    });
  });
}

test('who has no passkey is told so, and comes in by the password', async ({ page, problems }) => {
  await withDevice(page, { isUserVerified: false });
  const email = await arrive(page, 'agent', 'nl');
  await logOut(page);
  await hydrated(page);
  await page.getByRole('button', { name: 'Met passkey' }).click();
  await expect(page.locator('.door-form').getByRole('status')).toContainText('Er is geen passkey gebruikt');
  await logIn(page, email);
  await expect(page).toHaveURL('/office/');
  forgiveRefusals(problems);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the log-in has no button for passkeys, and the screen to add one says why not', async ({ page }) => {
    await arrive(page, 'agent', 'nl');
    await page.goto('/office/account/passkey/');
    expect(await page.content()).toContain('Deze browser kan geen passkey maken');
    await logOut(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Met passkey' })).toHaveCount(0);
    await expect(page.locator('[name="password"]')).toBeVisible();
  });
});

/** A device of this browser that stores passkeys, and puts its own finger on the sensor. */
async function withDevice(page: Page, { isUserVerified = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}
