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
import { expect } from './strict-page.ts';

test('the campaign goes with every page of the visit', async ({ page, collector }) => {
  const last = () => JSON.parse(views(collector).at(-1)?.replace('event page_view ', '') ?? '{}');
  await page.goto('/nl/?utm_source=nieuwsbrief');
  await dialog(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('gevel.campaign'))).toBeNull();
  await button(page, 'Alles aanvaarden').click();
  await expect.poll(() => views(collector)).toHaveLength(1);

  await page.locator('article a').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await expect.poll(() => views(collector)).toHaveLength(2);
  expect(last()).toMatchObject({
    page_location: `${page.url()}?utm_source=nieuwsbrief`,
    page_referrer: expect.stringMatching(/\/nl\/\?utm_source=nieuwsbrief$/),
    page_title: await page.title(),
  });

  const before = page.url();
  await page.goto('/nl/contact/', { referer: before });
  await expect.poll(() => views(collector)).toHaveLength(3);
  expect(last()).toMatchObject({
    page_location: expect.stringMatching(/\/nl\/contact\/\?utm_source=nieuwsbrief$/),
    page_referrer: before,
  });
  // A new document sends its own default and update.
  expect(collector.told.filter((line) => line.startsWith('consent'))).toEqual([
    `consent default ${denied}`,
    `consent update ${states(true, true)}`,
    `consent default ${denied}`,
    `consent update ${states(true, true)}`,
  ]);
});

test('a film is shown at once to who agreed to that, here or in the settings', async ({
  page,
  collector,
}) => {
  await page.goto('/nl/te-koop/?text=RL-2417');
  await button(page, 'Alles weigeren').click();
  await page.locator('article').getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  const film = page.locator('#video');
  const box = film.getByRole('checkbox', { name: /^Video’s van YouTube/ });
  await box.scrollIntoViewIfNeeded();
  await expect(box).not.toBeChecked();
  await expect(page.locator('#tour').getByRole('checkbox')).toHaveCount(0);
  await settled(page);
  expect(collector.frames).toEqual([]);

  await film.getByRole('button', { name: 'Video laden' }).click();
  await expect.poll(() => collector.frames).toEqual(['www.youtube-nocookie.com']);
  await expect(film.getByRole('link', { name: 'Openen bij YouTube' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ categories: [] });

  await page.reload();
  await box.check();
  await settled(page);
  await film.getByRole('button', { name: 'Video laden' }).click();
  expect(await stored(page)).toMatchObject({ categories: ['socialMedia'], ...flags(false, false) });
  collector.forget();
  await page.reload();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => collector.frames).toEqual(['www.youtube-nocookie.com']);
  await expect(page.locator('#tour iframe')).toHaveCount(0);
  expect(collector.scripts).toEqual([]);

  await reopen(page).click();
  await switchOf(page, 'Sociale media').uncheck();
  await button(page, 'Keuze bewaren').click();
  await expect(film.locator('iframe')).toHaveCount(0);
});
