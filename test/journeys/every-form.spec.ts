import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { openDatabase } from '#database/client.ts';
import { languages } from '#domain/language.ts';
import { diskStorage } from '#images/storage.ts';
import { href } from '#site/paths/paths.ts';
import { readEmbedded } from '#test/site-process.ts';
import { charactersOf } from './characters-of.ts';
import { type FormJourney, formJourneys, type Subjects } from './every-form.ts';
import { expectAccessible } from './expect-accessible.ts';
import { linkIn, mailTo } from './received-mails.ts';
import { desktop, expect, hydrated, phone, rememberChoice, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'reads what the site has kept, and its mails');
test.use({ javaScriptEnabled: false, viewport: desktop });

let subjects: Subjects & { withTimes: number };

test.beforeAll(async () => {
  const directory = process.env.SITE_DATA_DIR ?? '';
  const database = openDatabase(readEmbedded(directory).url, { maxConnections: 1 });
  // The first ones are the demo agency's: those that other tests add have neither fields nor documents.
  const { rows } = await sql<typeof subjects>`
    with home as (
      select id, exists (select from viewing_slot where property_id = property.id) as "hasTimes",
        exists (select from document where property_id = property.id and access = 'request') as "hasDocuments"
      from property
      where publication = 'published' and availability = 'available' and purpose = 'sale' and project_id is null)
    select
      (select min(id) from home where not "hasTimes") as "forSale",
      (select min(id) from home where "hasTimes") as "withTimes",
      (select min(id) from home where "hasDocuments") as "withDocuments",
      (select min(project_id) from property where publication = 'published' and availability = 'available') as project`.execute(
    database,
  );
  subjects = rows[0] as typeof subjects;
  // The demo agency has its documents only on paper: one property gets files, so that its documents are mailed.
  await database
    .updateTable('document')
    .set({ file_key: 'journey.pdf', mime_type: 'application/pdf' })
    .where('property_id', '=', subjects.withDocuments)
    .where('access', '=', 'request')
    .execute();
  await database.destroy();
  await diskStorage(join(directory, 'documents')).write('journey.pdf', Buffer.from('%PDF-1.4'));
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language });
    const journeys = formJourneys.filter((journey) => journey.language === language);

    test(`forms are sent without JavaScript: ${journeys.map(({ form }) => form).join(', ')}`, async ({
      page,
      browser,
      problems,
    }) => {
      const own = journeys.map(withOwnAddresses);
      for (const journey of own) await test.step(journey.form, () => send(page, journey));
      if (language === 'nl') await expectAccessibleWithScripts(browser, page.url());
      for (const { form, mail } of own) await test.step(`mail of ${form}`, () => follow(page, browser, mail));
      expectNoOther(problems);
    });
  });
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('an appointment is accessible with times, with parts of days, and with what is wrong', async ({
    page,
    problems,
  }) => {
    await page.goto(href('nl', 'requestAppointment', { id: subjects.withTimes }));
    await expect(page.locator('[type="radio"][name^="time"]').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(href('nl', 'requestAppointment', { id: subjects.forSale }));
    await hydrated(page);
    await expect(page.locator('[name="moments"]').first()).toBeVisible();
    await expectAccessible(page);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('Kies minstens één moment');
    await expectAccessible(page);
    expectNoOther(problems);
  });

  test('the days of an appointment are tabs, its times chips, and a name is asked on the first screen', async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('nl', 'requestAppointment', { id: subjects.forSale }));
    await hydrated(page);
    await expect(page.getByLabel('Voornaam')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const tabs = page.getByRole('tab');
    const chips = page.getByRole('tabpanel').getByRole('checkbox');
    const first = await chips.first().getAttribute('value');
    await chips.first().press('Space');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(chips.first()).not.toHaveValue(first ?? '');
    await page.keyboard.press('Tab');
    await expect(chips.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 momenten gekozen:')).toBeVisible();
    await submit(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('2 momenten gekozen:')).toBeVisible();
    await expect(page.locator('[name="moments"]:checked')).toHaveCount(2);

    // One time from several days: the keyboard reaches the times of another day too.
    await page.goto(href('nl', 'requestAppointment', { id: subjects.withTimes }));
    await hydrated(page);
    const times = page.getByRole('tabpanel').getByRole('radio');
    await times.first().press('Space');
    await tabs.first().focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(times.first()).toBeChecked();
    await expect(page.locator('[type="radio"][name^="time"]:checked')).toHaveCount(1);
    await expect(page.locator('[type="hidden"][name="time"]')).toHaveValue(
      (await times.first().getAttribute('value')) ?? '',
    );
    expectNoOther(problems);
  });
});

/** Makes addresses unique, so that a test repeated on the same site does not mix its mails with earlier ones. */
function withOwnAddresses({ given, mail, ...journey }: FormJourney): FormJourney {
  const before = `${randomUUID().slice(0, 8)}-`;
  const own = Object.entries(given).map(([name, value]) => [
    name,
    value.includes('@') ? before + value : value,
  ]);
  return { ...journey, given: Object.fromEntries(own), mail: { ...mail, to: before + mail.to } };
}

/** Goes from a page with a link to the form, sends it after reading five characters, and ends at the page of thanks. */
async function send(page: Page, { form, language, from, page: pathOf, given, thanks, says }: FormJourney) {
  const path = pathOf(subjects);
  if (from) {
    await page.goto(from(subjects));
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
  } else await page.goto(path);
  await fillIn(page, { ...given, privacy: 'yes' });
  if (form === 'testimonial') await choosePicture(page);
  await submit(page);
  await expect(page.locator('main [name="email"]')).toHaveValue(given.email ?? '');
  await page.locator('[name="captcha"]').fill(await charactersOf(page));
  if (form === 'testimonial') {
    await expect(page.locator('main')).toContainText('Until all is complete we cannot keep your picture.');
    await choosePicture(page);
  }
  await submit(page);
  // For an appointment the page of thanks has a token in its address.
  await expect(page).toHaveURL(({ pathname }) => pathname === href(language, thanks as 'thanksContact'));
  await expect(page.locator('main')).toContainText(says);
}

/** Follows a link in the mail, and presses the button there. */
async function follow(page: Page, browser: Browser, { to, subject, link, says, press }: FormJourney['mail']) {
  const path = linkIn(await mailTo(to, subject), link);
  if (says === null) {
    const file = await page.request.get(path);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-disposition']).toMatch(/^attachment/);
    return;
  }
  await page.goto(path);
  await expect(page.locator('body')).toContainText(says);
  if (!press) return;
  await expectAccessibleWithScripts(browser, page.url());
  await page.getByRole('button', { name: press.button }).click();
  await expect(page.locator('main')).toContainText(press.says);
}

async function fillIn(page: Page, given: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    const fields = page.locator(`main form [name="${name}"]`);
    const choice = value === '*' ? fields : page.locator(`main form [name="${name}"][value="${value}"]`);
    if ((await choice.count()) > 0) await choose(choice.first());
    else await fields.fill(value);
  }
}

/** By keyboard: the words of a chip lie over its input, and a page moves below the pointer while its pictures load. */
async function choose(control: Locator): Promise<void> {
  await control.press('Space');
  await expect(control).toBeChecked();
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a5432d' } })
    .jpeg()
    .toBuffer();
  await page.locator('[name="picture"]').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer });
}

/** The accessibility check is a script itself, so it needs a browser with scripts. */
async function expectAccessibleWithScripts(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: true });
  await rememberChoice(context, []);
  const page = await context.newPage();
  await page.goto(address);
  await expectAccessible(page);
  await context.close();
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').last().click();
}

/** Browsers log an error for a form with status 422, and without scripts for each script that is blocked. */
function expectNoOther(problems: string[]): void {
  expect(problems.splice(0).filter((problem) => !/422|\.js: csp$/.test(problem))).toEqual([]);
}
