import { ownKeys } from '#site/settings/storage-keys.ts';
import { consentTextVersion } from '#texts/versions/consent-version.ts';
import {
  button,
  denied,
  dialog,
  flags,
  reopen,
  settled,
  states,
  stored,
  switchOf,
  test,
  views,
} from './asked-visitor.ts';
import { serviceIds } from './collector.ts';
import { atRest, desktop, expect, phone, tablet } from './strict-page.ts';

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('agreeing to all allows everything, and is remembered', async ({ page, collector }) => {
      await page.goto('/nl/?utm_source=nieuwsbrief&utm_medium=e-mail');
      await expect(dialog(page)).toHaveAccessibleName('Mogen we cookies gebruiken?');
      await settled(page);
      expect(collector.scripts).toEqual([]);
      expect(collector.told).toEqual([]);

      await button(page, 'Alles aanvaarden').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({
        ...flags(true, true),
        categories: ['analytical', 'marketing', 'socialMedia'],
        textVersion: consentTextVersion,
        language: 'nl',
      });
      await expect.poll(() => collector.scripts.length).toBe(3);
      expect(collector.scripts.toSorted()).toEqual([
        '/en_US/fbevents.js',
        `/gtag/js?id=${serviceIds.googleAnalyticsId}`,
        `/gtm.js?id=${serviceIds.googleTagManagerId}`,
      ]);
      await expect.poll(() => views(collector)).toHaveLength(1);
      const google = collector.told.filter((line) => !line.startsWith('pixel'));
      expect(google.slice(0, -1)).toEqual([
        `consent default ${denied}`,
        `consent update ${states(true, true)}`,
        `config ${serviceIds.googleAnalyticsId} {"send_page_view":false}`,
        `config ${serviceIds.googleAdsId} {"send_page_view":false}`,
      ]);
      expect(google.at(-1)).toMatch(/^event page_view .*\/nl\/\?utm_source=nieuwsbrief&utm_medium=e-mail"/);
      await expect
        .poll(() => collector.told.filter((line) => line.startsWith('pixel')))
        .toEqual([
          `pixel set autoConfig false ${serviceIds.facebookPixelId}`,
          `pixel init ${serviceIds.facebookPixelId}`,
          'pixel consent grant',
          'pixel track PageView',
        ]);

      await page.reload();
      await settled(page);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('refusing loads nothing, now and later', async ({ page, collector, context }) => {
      await page.goto('/nl/');
      await button(page, 'Alles weigeren').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ ...flags(false, false), categories: [] });
      await page.locator('article a').first().click();
      await page.waitForURL(/\/\d+\/$/);
      await page.reload();
      await settled(page);
      await expect(dialog(page)).toHaveCount(0);
      expect(collector.scripts).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toEqual([ownKeys.languageCookie.key]);
    });

    test('what is agreed to in part is loaded in part', async ({ page, collector }) => {
      await page.goto('/nl/contact/');
      await button(page, 'Instellingen wijzigen').click();
      await expect(dialog(page)).toHaveAccessibleName('Cookie-instellingen');
      await expect(switchOf(page, 'Strikt noodzakelijk')).toBeChecked();
      await expect(switchOf(page, 'Strikt noodzakelijk')).toBeDisabled();
      for (const name of ['Analytisch', 'Marketing', 'Sociale media'])
        await expect(switchOf(page, name)).not.toBeChecked();
      await switchOf(page, 'Analytisch').click();
      await button(page, 'Keuze bewaren').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ ...flags(true, false), categories: ['analytical'] });
      await expect.poll(() => collector.told.at(-1)).toMatch(/^event page_view .*\/nl\/contact\/"/);
      expect(collector.scripts.toSorted()).toEqual([
        `/gtag/js?id=${serviceIds.googleAnalyticsId}`,
        `/gtm.js?id=${serviceIds.googleTagManagerId}`,
      ]);
      expect(collector.told.slice(0, 3)).toEqual([
        `consent default ${denied}`,
        `consent update ${states(true, false)}`,
        `config ${serviceIds.googleAnalyticsId} {"send_page_view":false}`,
      ]);
      expect(collector.told.at(-1)).toContain(`"send_to":["${serviceIds.googleAnalyticsId}"]`);
    });

    test('a second tap where the settings were opened agrees to nothing', async ({ page }) => {
      await page.goto('/nl/contact/');
      const opener = button(page, 'Instellingen wijzigen');
      await settled(page);
      await atRest(page);
      const place = await opener.boundingBox();
      if (!place) throw new Error('There is no button for the settings');
      await opener.click();
      await expect(dialog(page)).toHaveAccessibleName('Cookie-instellingen');
      await atRest(page);
      const below = await page.evaluate(
        ({ x, y, width, height }) =>
          [1, width / 2, width - 1].map(
            (across) => document.elementFromPoint(x + across, y + height / 2)?.closest('button')?.textContent,
          ),
        place,
      );
      expect(below).not.toContain('Alles aanvaarden');
    });

    test('saving without a switch turned on is a refusal', async ({ page, collector }) => {
      await page.goto('/nl/contact/');
      await button(page, 'Instellingen wijzigen').click();
      await button(page, 'Keuze bewaren').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ categories: [] });
      await settled(page);
      expect(collector.scripts).toEqual([]);
    });

    test('agreement is taken back as easily: the footer shows what was chosen', async ({
      page,
      collector,
      context,
    }) => {
      await page.goto('/nl/contact/');
      await button(page, 'Alles aanvaarden').click();
      await expect.poll(() => views(collector)).toHaveLength(1);
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toContain('_ga_JOURNEY1');
      await expect.poll(() => collector.told).toContain('pixel track PageView');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      collector.forget();

      await reopen(page).click();
      await expect(dialog(page)).toHaveAccessibleName('Cookie-instellingen');
      for (const name of ['Analytisch', 'Marketing', 'Sociale media'])
        await expect(switchOf(page, name)).toBeChecked();
      await button(page, 'Alles weigeren').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(reopen(page)).toBeFocused();
      await expect
        .poll(() => collector.told)
        .toEqual([`consent update ${states(false, false)}`, 'pixel consent revoke']);
      expect((await context.cookies()).map(({ name }) => name)).toEqual([ownKeys.languageCookie.key]);

      // Google and Meta hear nothing of the next page, which was not loaded as a new document.
      collector.forget();
      await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/nl/privacy-statement/');
      await settled(page);
      expect(collector.told).toEqual([]);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });
  });
}
