import { choosableCategories, consentDays, makeConsent } from '#domain/consent/consent.ts';
import { isRowFor, ownKeys, storageRows } from '#site/settings/storage-keys.ts';
import { consentTextVersion } from '#texts/versions/consent-version.ts';
import { button, dialog, reopen, settled, states, stored, test, views } from './asked-visitor.ts';
import { serviceIds } from './collector.ts';
import { expect } from './strict-page.ts';

test('?setcookies forgets the choice and asks again', async ({ page, collector }) => {
  await page.goto('/nl/contact/');
  await button(page, 'Alles aanvaarden').click();
  await expect.poll(() => collector.told.length).toBeGreaterThan(5);
  collector.forget();
  await page.goto('/nl/contact/?setcookies');
  await expect(dialog(page)).toHaveAccessibleName('Mogen we cookies gebruiken?');
  expect(await stored(page)).toBeNull();
  await settled(page);
  expect(collector.scripts).toEqual([]);
  await button(page, 'Alles weigeren').click();
  await expect(dialog(page)).toHaveCount(0);
  // Cookies from an earlier consent are cleared, although no service was loaded on this page.
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
    // Browsers log an error for a document with status 404.
    const others = problems.splice(0).filter((problem) => !/status of 404/.test(problem));
    expect(others).toEqual([]);
  });
}

function keptChoice(now: Date, textVersion: number = consentTextVersion): string {
  return JSON.stringify(
    makeConsent([...choosableCategories], { now, textVersion, language: 'nl', asked: choosableCategories }),
  );
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
    .getByRole('button', { name: / bewaren$/ })
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
