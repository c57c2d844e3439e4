import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { arriveWithCode, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl(), realPictures: true });

/** The only field that all journeys on this site leave alone. */
const FIELD = '[name="mail.mostPerMinute"]';

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/office/settings/${section}/`);
  await hydrated(page);
}

test('a setting is changed after its differences were seen, and put back', async ({ page, problems }) => {
  test.slow();
  await arriveWithCode(page, 'nl');
  await open(page, 'mail');
  await page.locator(FIELD).fill('77');
  // Enter shows the changes and applies nothing.
  await page.locator(FIELD).press('Enter');
  await expect(page.getByText('Dit verandert: 1 verschil')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page).toHaveURL(/told=applied/);
  await expect(page.locator(FIELD)).toHaveValue('77');

  await page.goto('/office/settings/history/');
  await page.getByRole('link', { name: 'Terug naar hoe het ervoor was' }).first().click();
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page).toHaveURL(/told=restored/);
  await open(page, 'mail');
  await expect(page.locator(FIELD)).toHaveValue('');

  await test.step('rows are added and put in order without losing what was typed', async () => {
    await open(page, 'privacy');
    const add = page.getByRole('button', { name: /^Toevoegen/ });
    const rows = page.locator('.settings-row');
    const before = await rows.count();
    await add.click();
    await expect(rows).toHaveCount(before + 1);
    await page.locator(`[name="privacy.processors.${before}.name"]`).fill('Eerste');
    await add.click();
    await expect(rows).toHaveCount(before + 2);
    await page.getByRole('button', { name: new RegExp(`^Naar boven ?: Nummer ${before + 2}$`) }).click();
    await expect(page.locator(`[name="privacy.processors.${before + 1}.name"]`)).toHaveValue('Eerste');
  });

  await test.step('the frame follows the colours', async () => {
    await open(page, 'theme');
    const frame = page.frameLocator('.site-frame iframe');
    await expect(frame.locator('body')).toBeVisible();
    await page.locator('[name="theme.colors.brick"]').fill('#0b5d54');
    const brick = () =>
      frame
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-brick'))
        // The frame is being reloaded.
        .catch(() => '');
    await expect.poll(brick).toBe('#0b5d54');
    await page.locator('[name="theme.colors.brick"]').fill('#c4694f');
    await expect(page.getByText('Wit op Actie haalt 3,8, en 4,5 is nodig.')).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
  forgiveRefusals(problems);
});
