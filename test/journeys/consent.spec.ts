import type { Locator, Page } from '@playwright/test';
import { choosableCategories, consentDays, makeConsent } from '#domain/consent.ts';
import { isRowFor, ownKeys, storageRows } from '#site/storage-keys.ts';
import { consentTextVersion } from '#texts/consent-version.ts';
import { type Collector, collect, serviceIds } from './collector.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test as base, desktop, expect, hydrated, phone } from './strict-page.ts';

/** A visitor who was not asked yet; Google and Meta are played by the collector. */
const test = base.extend<{ collector: Collector }>({
  agreed: null,
  collector: [
    async ({ context, problems }, use) => {
      await use(await collect(context));
      // What may be asked of others, each test says itself.
      const others = problems
        .splice(0)
        .filter((problem) => !/^asked https:\/\/[a-z0-9.-]+\.(com|net)$/.test(problem));
      problems.push(...others);
    },
    { auto: true },
  ],
});

const views = ({ told }: Collector) => told.filter((line) => line.startsWith('event page_view'));
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const reopen = (page: Page) =>
  page.locator('footer').getByRole('button', { name: /^(Cookie-instellingen|Cookie-Einstellungen)$/ });
const switchOf = (page: Page, name: string) => dialog(page).getByRole('switch', { name, exact: true });

async function stored(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), ownKeys.consent.key);
  return text === null ? null : JSON.parse(text);
}

/** Waits until nothing more could come: the question was there, and the network is still. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

const flags = (analytics: boolean, advertising: boolean) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});
const state = (granted: boolean) => (granted ? 'granted' : 'denied');
const states = (analytics: boolean, advertising: boolean) =>
  JSON.stringify({
    ad_user_data: state(advertising),
    ad_storage: state(advertising),
    analytics_storage: state(analytics),
    ad_personalization: state(advertising),
  });
const denied = states(false, false).replace('}', ',"wait_for_update":500}');

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('agreeing to all allows everything, and is remembered', async ({ page, collector }) => {
      await page.goto('/nl/?utm_source=nieuwsbrief&utm_medium=e-mail');
      await expect(dialog(page)).toHaveAccessibleName('Mogen we meten?');
      await settled(page);
      expect(collector.scripts).toEqual([]);
      expect(collector.told).toEqual([]);

      await button(page, 'Alles aanvaarden').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({
        ...flags(true, true),
        categories: choosableCategories,
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
      for (const name of ['Analytisch', 'Marketing', 'Sociale media', 'Niet-geclassificeerd'])
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

    test('saving without a switch turned on is a refusal', async ({ page, collector }) => {
      await page.goto('/nl/contact/');
      await button(page, 'Instellingen wijzigen').click();
      await button(page, 'Keuze bewaren').click();
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ categories: [] });
      await settled(page);
      expect(collector.scripts).toEqual([]);
    });

    for (const { way, leave } of [
      { way: 'Escape', leave: (page: Page) => page.keyboard.press('Escape') },
      { way: 'a click on the page behind', leave: (page: Page) => page.mouse.click(viewport.width - 5, 5) },
      {
        way: 'the link to the policy',
        leave: (page: Page) => dialog(page).getByRole('link', { name: 'Cookiebeleid' }).click(),
      },
    ]) {
      test(`${way} is no choice: the next page that is loaded asks again`, async ({ page, collector }) => {
        await page.goto('/nl/contact/');
        await expect(dialog(page)).toBeVisible();
        await leave(page);
        await expect(dialog(page)).toHaveCount(0);
        if (way.startsWith('the link')) await expect(page).toHaveURL('/nl/cookie-policy/');
        await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
        await expect(page).toHaveURL('/nl/privacy-statement/');
        await settled(page);
        await expect(dialog(page)).toHaveCount(0);
        expect(await stored(page)).toBeNull();
        await page.reload();
        await expect(dialog(page)).toBeVisible();
        expect(collector.scripts).toEqual([]);
      });
    }

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
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      collector.forget();

      await reopen(page).click();
      await expect(dialog(page)).toHaveAccessibleName('Cookie-instellingen');
      for (const name of ['Analytisch', 'Marketing', 'Sociale media', 'Niet-geclassificeerd'])
        await expect(switchOf(page, name)).toBeChecked();
      await button(page, 'Alles weigeren').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(reopen(page)).toBeFocused();
      await expect
        .poll(() => collector.told)
        .toEqual([`consent update ${states(false, false)}`, 'pixel consent revoke']);
      expect((await context.cookies()).map(({ name }) => name)).toEqual([ownKeys.languageCookie.key]);

      // Nothing of it is told of another page, and the page itself was not loaded anew.
      collector.forget();
      await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/nl/privacy-statement/');
      await settled(page);
      expect(collector.told).toEqual([]);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });

    test('by keyboard alone', async ({ page }) => {
      await page.goto('/nl/contact/');
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Alles weigeren')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Alles aanvaarden')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Cookie-instellingen' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(switchOf(page, 'Analytisch')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(switchOf(page, 'Sociale media')).toBeChecked();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        // From the last button the focus goes to the browser itself, never to the page behind.
        const isOutside = await dialog(page).evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        );
        expect(isOutside, `after ${step + 1} tabs`).toBe(false);
      }
      await button(page, 'Keuze bewaren').focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toMatchObject({ categories: ['socialMedia'] });
    });

    test('no choice is favoured', async ({ page }) => {
      await page.goto('/nl/contact/');
      await expect(dialog(page)).toBeVisible();
      const looks = async (buttons: Locator) =>
        buttons.evaluateAll((all) =>
          all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(each);
            return [
              Math.round(width),
              height,
              color,
              backgroundColor,
              borderColor,
              fontSize,
              fontWeight,
            ].join();
          }),
        );
      const [refuse, accept] = await looks(dialog(page).getByRole('button', { name: /^Alles/ }));
      expect(refuse).toBe(accept);
      expect(
        await dialog(page)
          .getByRole('button', { name: /^Alles/ })
          .allInnerTexts(),
      ).toEqual(['Alles weigeren', 'Alles aanvaarden']);
      await button(page, 'Instellingen wijzigen').click();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(200);
      const all = await looks(dialog(page).getByRole('button'));
      expect(all).toHaveLength(3);
      expect(new Set(all).size).toBe(1);
    });

    test('nothing moves for it, and the page is there before it', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { shifts: 0, largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          // What moves before the question came, when a font does, is not its doing.
          if (document.querySelector('dialog')) seen.shifts += list.getEntries().length;
        }).observe({ type: 'layout-shift' });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element: Element | null };
            seen.largest = element?.closest('dialog') ? 'the question' : 'the page';
          }
        }).observe({ type: 'largest-contentful-paint' });
      });
      for (const path of ['/nl/contact/', '/nl/te-koop/', '/de/kontakt/']) {
        await page.goto(path);
        await expect(dialog(page)).toBeVisible();
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => (window as unknown as { seen: object }).seen), path).toEqual({
          shifts: 0,
          largest: 'the page',
        });
      }
    });

    for (const [language, path, settings] of [
      ['nl', '/nl/', 'Instellingen wijzigen'],
      ['de', '/de/', 'Einstellungen ändern'],
    ] as const) {
      test(`both layers can be used by everybody, in ${language}`, async ({ page }) => {
        await page.goto(path);
        await expect(dialog(page)).toBeVisible();
        await page.waitForTimeout(300);
        await expectAccessible(page);
        await button(page, settings).click();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    }
  });
}

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
  // A new document begins with its own order.
  expect(collector.told.filter((line) => line.startsWith('consent'))).toEqual([
    `consent default ${denied}`,
    `consent update ${states(true, true)}`,
    `consent default ${denied}`,
    `consent update ${states(true, true)}`,
  ]);
});

test('other tabs follow', async ({ page, context, collector }) => {
  await page.goto('/nl/contact/');
  const other = await context.newPage();
  await other.goto('/nl/');
  await expect(dialog(other)).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Alles aanvaarden').click();
  await expect(dialog(other)).toHaveCount(0);
  await expect.poll(() => views(collector)).toHaveLength(2);

  collector.forget();
  await reopen(other).click();
  await button(other, 'Alles weigeren').click();
  await expect
    .poll(() => collector.told.filter((line) => line === `consent update ${states(false, false)}`))
    .toHaveLength(2);
});

test('?setcookies forgets the choice and asks again', async ({ page, collector }) => {
  await page.goto('/nl/contact/');
  await button(page, 'Alles aanvaarden').click();
  await expect.poll(() => collector.told.length).toBeGreaterThan(5);
  collector.forget();
  await page.goto('/nl/contact/?setcookies');
  await expect(dialog(page)).toHaveAccessibleName('Mogen we meten?');
  expect(await stored(page)).toBeNull();
  await settled(page);
  expect(collector.scripts).toEqual([]);
  await button(page, 'Alles weigeren').click();
  await expect(dialog(page)).toHaveCount(0);
  // What was agreed to before is cleared, although nothing of it was loaded on this page.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(collector.scripts).toEqual([]);
});

for (const [path, status] of [
  ['/nl/contact/?from=preview', 200],
  ['/nl/preview-12/', 404],
] as const) {
  test(`nobody is asked, and nothing is told, at ${path}`, async ({ page, collector, problems }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await settled(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      ownKeys.consent.key,
      keptChoice(new Date()),
    ] as const);
    await page.reload();
    await settled(page);
    expect(collector.scripts).toEqual([]);
    // A browser tells of a document that answers 404.
    const others = problems.splice(0).filter((problem) => !/status of 404/.test(problem));
    expect(others).toEqual([]);
  });
}

function keptChoice(now: Date, textVersion: number = consentTextVersion): string {
  return JSON.stringify(makeConsent([...choosableCategories], { now, textVersion, language: 'nl' }));
}

const DAY_MS = 86_400_000;
for (const { what, kept, asks } of [
  {
    what: 'six months ago less a day',
    kept: keptChoice(new Date(Date.now() - (consentDays - 1) * DAY_MS)),
    asks: false,
  },
  {
    what: 'more than six months ago',
    kept: keptChoice(new Date(Date.now() - (consentDays + 1) * DAY_MS)),
    asks: true,
  },
  { what: 'after another text', kept: keptChoice(new Date(), consentTextVersion - 1), asks: true },
  { what: 'in words of somebody else', kept: 'true', asks: true },
]) {
  test(`who chose ${what} is ${asks ? '' : 'not '}asked`, async ({ page, collector }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      ownKeys.consent.key,
      kept,
    ] as const);
    await page.goto('/nl/contact/');
    await settled(page);
    await expect(dialog(page)).toHaveCount(asks ? 1 : 0);
    if (asks) expect(collector.scripts).toEqual([]);
    else await expect.poll(() => collector.scripts.length).toBe(3);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, nothing stands before the page, and nothing is loaded', async ({
    page,
    collector,
  }) => {
    await page.goto('/nl/contact/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await expect(reopen(page)).toBeHidden();
    expect(collector.scripts).toEqual([]);
  });
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

test('where storage is forbidden a choice holds for the page, and nothing breaks', async ({
  page,
  collector,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('/nl/contact/');
  await button(page, 'Alles weigeren').click();
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/nl/privacy-statement/');
  await expect(dialog(page)).toHaveCount(0);
  expect(collector.scripts).toEqual([]);
});

test('whatever is kept in the browser stands in the table of the cookie policy', async ({
  page,
  context,
  collector,
}) => {
  await page.goto('/nl/te-koop/?utm_source=nieuwsbrief');
  await button(page, 'Alles aanvaarden').click();
  await expect.poll(() => collector.told.length).toBeGreaterThan(5);
  await page
    .getByRole('button', { name: /^Bewaar / })
    .first()
    .click();
  await page.locator('article a').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await page.goBack();
  await page.reload();
  await settled(page);
  const names = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }));
  const cookies = (await context.cookies()).map(({ name }) => name);
  const rows = storageRows(serviceIds).map(([, row]) => row);
  const isKnown = (kind: string) => (name: string) =>
    rows.some((row) => row.kind === kind && isRowFor(row, name));
  expect(names.localStorage.length).toBeGreaterThan(2);
  expect(names.sessionStorage.length).toBeGreaterThan(1);
  expect(cookies.length).toBeGreaterThan(2);
  expect(names.localStorage.filter((name) => !isKnown('localStorage')(name))).toEqual([]);
  expect(names.sessionStorage.filter((name) => !isKnown('sessionStorage')(name))).toEqual([]);
  expect(cookies.filter((name) => !isKnown('cookie')(name))).toEqual([]);
});
