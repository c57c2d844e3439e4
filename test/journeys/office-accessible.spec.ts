import type { Page } from '@playwright/test';
import { isDeep } from '#test/deep.ts';
import { codeOfKey } from '#test/staff-code.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectKeyboardReaches } from './expect-keyboard.ts';
import {
  arrive,
  beginCode,
  choosePassword,
  enterCode,
  forgiveRefusals,
  inviteStaff,
  newEmail,
  officeUrl,
  send,
} from './office.ts';
import { parts, shownScreens } from './office-screens.ts';
import { desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl(), realPictures: true });

test('every screen belongs to one part', () => {
  for (const { path, for: whose } of shownScreens)
    expect(Object.values(parts).filter((part) => part.whose.includes(whose)).length, path).toBe(1);
});

const languages = ['nl', 'de'] as const;

for (const [own, language] of languages.entries()) {
  // Axe and the keyboard check one width, by turns; in depth each language has another one.
  const widthAt = (turn: number) => ((turn + own) % 2 === 0 ? phone : desktop);
  const walked = widthAt(0);

  test.describe(`${language}, for everybody, at every width`, () => {
    test.use({ locale: language });

    test('the door', async ({ page, problems }) => {
      const link = await inviteStaff(newEmail(), 'admin', language);
      for (const path of ['/office/login/', '/office/forgotten/', '/office/invited/over/', link])
        await atEveryWidth(page, path, walked);
      await page.goto('/office/login/');
      await hydrated(page);
      await send(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await checkEveryWidth(page, walked);

      await choosePassword(page, link);
      await expect(page).toHaveURL('/office/');
      await atEveryWidth(page, '/office/account/code/', walked);
      const { key } = await beginCode(page);
      await checkEveryWidth(page, walked);
      await enterCode(page, codeOfKey(key));
      await expect(page).toHaveURL('/office/account/');
      forgiveRefusals(problems);
    });

    // Each part in one of the languages, by turns; in depth in both.
    const ownParts = Object.entries(parts).filter((_, turn) => isDeep || turn % languages.length === own);
    for (const [name, { whose, find }] of ownParts) {
      test(`screens: ${name}`, async ({ page, problems }) => {
        test.setTimeout(480_000);
        await arrive(page, 'admin', language);
        const { addresses, remove } = await find(page, language);
        const faults: string[] = [];
        const ofPart = shownScreens.filter((screen) => whose.includes(screen.for));
        for (const [turn, { path }] of ofPart.entries()) {
          const at = /[:*]/.test(path) ? addresses[path] : `/${path}/`;
          await test.step(path, () =>
            // Reports the faults of all screens together.
            atEveryWidth(page, at ?? `no address for ${path}`, widthAt(turn)).catch((error: Error) =>
              faults.push(`${path}: ${error.message}`),
            ),
          );
        }
        await remove?.();
        expect(faults).toEqual([]);
        forgiveRefusals(problems);
      });
    }

    test('a form that is refused, and a source that was just added', async ({ page, problems }) => {
      await arrive(page, 'admin', language);
      await page.goto('/office/staff/');
      await hydrated(page);
      await send(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await checkEveryWidth(page, walked);

      await page.goto('/office/imports/?system=openimmo');
      await page.locator('[name=name]').fill(`openimmo-${language}`);
      await page.getByRole('main').locator('form[method=post] button').click();
      // The secret address of the source is shown only once.
      await expect(page.locator('.import-secret')).toBeVisible();
      await checkEveryWidth(page, walked);
      await atEveryWidth(page, `/office/imports/openimmo-${language}/`, walked);
      forgiveRefusals(problems);
    });
  });
}

/** `walked`: the width at which axe checks the screen and, in depth, the keyboard goes through all of it. */
async function atEveryWidth(page: Page, path: string, walked: typeof phone): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await checkEveryWidth(page, walked);
  if (!isDeep) return;
  await page.setViewportSize(walked);
  await expectKeyboardReaches(page);
}

/** Nothing may be wider than the screen, at any width. In depth axe checks all widths too. */
async function checkEveryWidth(page: Page, walked: typeof phone): Promise<void> {
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    if (isDeep || viewport === walked) await expectAccessible(page);
    const { wide, has } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      has: innerWidth,
    }));
    expect(wide, `${page.url()} at ${viewport.width}`).toBeLessThanOrEqual(has);
  }
}
