import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { carryOutPagePlans } from '#commands/page/carry-out-page-plans.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes a page and staff of its own');
test.use({ baseURL: officeUrl(), locale: 'nl-BE', realPictures: true });

const name = `gids-${randomUUID().slice(0, 8)}`;
let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(async () => {
  // The waiting version too, which the next page with the same id would have.
  await sql`
    with gone as (delete from page where name like ${`${name}%`} returning id)
    delete from page_edit where page_id in (select id from gone)`.execute(database);
  await database.destroy();
});

const site = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:3000').origin;
const kinds = ['Cijfers', 'Ons team', 'Zoekbalk', 'Gratis schatting'];
const titles = { nl: 'Wat u moet weten', fr: 'Ce qu’il faut savoir', de: 'Was Sie wissen sollten' };

/** Presses the button as if Tab had reached it. */
async function press(page: Page, button: string, key = 'Enter'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().focus();
  await page.keyboard.press(key);
}

async function type(page: Page, field: string, words: string): Promise<void> {
  await page.locator(`[name="${field}"]`).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

/** Arrives as an editor and makes a page, whose name becomes its address. */
async function makePage(page: Page, title: string): Promise<void> {
  await arrive(page, 'editor', 'nl');
  await page.goto('/office/content/pages/');
  await hydrated(page);
  await type(page, 'title', title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/office/content/pages/${title}/?told=created`);
}

test('an editor makes a page of four parts by keyboard, sees it in three languages and plans it', async ({
  page,
  problems,
}) => {
  test.slow();
  await makePage(page, name);

  for (const [index, kind] of kinds.entries()) {
    await page.locator('#add').focus();
    await page.keyboard.type(kind);
    await press(page, 'Onderdeel toevoegen');
    await expect(page.locator(`#module-${index}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`open=${index}`));
  }
  await page.getByRole('button', { name: 'Omhoog: Zoekbalk (3)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.content-module > details > summary > span:first-child')).toHaveText([
    'Cijfers',
    'Zoekbalk',
    'Ons team',
    'Gratis schatting',
  ]);

  // A page in the menu would disturb the journeys that walk through the site meanwhile.
  await page.locator('[name="inMenu"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[name="in"]:checked').focus();
  for (const [language, title] of Object.entries(titles)) {
    await page.locator(`[name="in"][value="${language}"]`).focus();
    await page.keyboard.press('Space');
    await type(page, `title.${language}`, title);
    await type(page, `path.${language}`, `${name}-${language}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`told=saved&in=${language}`));
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText(title);
    const preview = page.getByRole('link', { name: /^Voorbeeld/ });
    await expect(preview).not.toHaveCount(0);
  }

  const tomorrow = addDays(dayOf(new Date()), 1);
  await page.locator('[name="day"]').fill(tomorrow);
  await press(page, 'Inplannen');
  await expect(page).toHaveURL(/told=planned/);
  const path = (language: string) => `${site}/${language}/${name}-${language}/`;
  expect((await page.request.get(path('nl'))).status()).toBe(404);

  const films = { exists: async () => true };
  const done = await carryOutPagePlans(database, films, timeOn(tomorrow, '08:00'));
  expect(done.map(({ outcome }) => outcome)).toEqual(['published']);
  for (const [language, title] of Object.entries(titles))
    await expect(async () => {
      const answer = await page.request.get(path(language));
      expect(await answer.text()).toContain(`>${title}</h1>`);
    }).toPass();
  // The preview stands in a frame of the visitors' host; the page did not exist before its time.
  forgiveRefusals(problems);
});

test('what was typed before a refusal stays in the form, and the next button keeps it', async ({
  page,
  problems,
}) => {
  const own = `${name}-later`;
  await makePage(page, own);
  await type(page, 'title.nl', titles.nl);
  await page.locator('[name="day"]').fill(addDays(dayOf(new Date()), -1));
  // The answer comes before the screen is loaded again, which leaves whoever works in the form where they are.
  const { promise: isSlow, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'GET') await isSlow;
    await route.continue();
  });
  await press(page, 'Inplannen');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Kies een dag en een uur die nog komen.' }),
  ).toBeFocused();
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  await save.focus();
  load();
  await expect(page.getByRole('button', { name: 'Wijzigingen wegdoen' })).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.locator('[name="title.nl"]')).toHaveValue(titles.nl);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/told=saved/);
  await expect(page.locator('[name="title.nl"]')).toHaveValue(titles.nl);

  // Text that is typed while the server is slow waits for the request under way.
  const { promise: isQuick, resolve: answer } = Promise.withResolvers<void>();
  let kept = 0;
  await page.route(
    ({ pathname }) => pathname.includes(own),
    async (route) => {
      if (route.request().method() === 'POST') {
        kept += 1;
        await isQuick;
      }
      await route.continue();
    },
  );
  await page.clock.install();
  const saveLine = page.locator('.content-saving');
  await type(page, 'title.nl', 'Wat u moet');
  await expect(saveLine).toHaveText('Nog niet bewaard');
  await page.clock.runFor(1500);
  await expect.poll(() => kept).toBe(1);
  await expect(saveLine).toHaveText('Wordt bewaard…');
  // In sight however far the form is scrolled.
  await save.scrollIntoViewIfNeeded();
  await expect(saveLine).toBeInViewport({ ratio: 1 });
  await type(page, 'title.nl', 'Wat u mag weten');
  await page.clock.runFor(1500);
  expect(kept).toBe(1);
  answer();
  const isLoadedAgain = page.waitForResponse(
    (response) => kept === 2 && response.request().method() === 'GET' && /\.data/.test(response.url()),
  );
  await expect
    .poll(async () => {
      await page.clock.runFor(1500);
      return kept;
    })
    .toBe(2);
  // It still says so when the screen is loaded again.
  await isLoadedAgain;
  await expect(saveLine).toHaveText('Bewaard.');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('intussen')).toHaveCount(0);
  forgiveRefusals(problems);
});

test('a form takes no text that the answer to its button would take away', async ({ page, problems }) => {
  const own = `${name}-slow`;
  await makePage(page, own);
  const title = page.locator('[name="title.nl"]');
  const asked: string[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    const method = route.request().method();
    asked.push(method);
    await (method === 'POST' ? isAnswered : isLoaded);
    await route.continue();
  });
  await type(page, 'title.nl', 'Voor het antwoord');
  await press(page, 'Bewaren');
  await expect.poll(() => asked).toEqual(['POST']);
  await expect(page.locator('#page-form')).toHaveAttribute('inert');
  await type(page, 'title.nl', 'Voor het antwoord kwam');
  answer();
  await expect.poll(() => asked).toContain('GET');
  await type(page, 'title.nl', 'Voor de pagina kwam');
  const taken = await title.inputValue();
  load();
  await expect(page).toHaveURL(/told=saved/);
  await expect(title).toHaveValue(taken);
  await title.focus();
  await expect(title).toBeFocused();
  forgiveRefusals(problems);
});

test('text typed a moment ago survives the buttons beside the form, and the way to another screen', async ({
  page,
  problems,
}) => {
  const own = `${name}-beside`;
  await makePage(page, own);
  const title = page.locator('[name="title.nl"]');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await type(page, 'title.nl', 'Voor de plaats');
  await page.locator('[name="parent"]').selectOption({ index: 1 });
  await press(page, 'Verplaatsen');
  await expect(page).toHaveURL(/told=placed/);
  await expect(title).toHaveValue('Voor de plaats');

  await type(page, 'title.nl', 'Voor het vertrek');
  const isKept = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('link', { name: 'Pagina’s en menu' }).last().click();
  await expect(page).toHaveURL('/office/content/pages/');
  await isKept;
  await page.goto(`/office/content/pages/${own}/`);
  await expect(title).toHaveValue('Voor het vertrek');
  forgiveRefusals(problems);
});

test('a page calls for publishing only while something waits', async ({ page, problems }) => {
  const publish = page.getByRole('button', { name: 'Nu publiceren' });
  await makePage(page, `${name}-calm`);
  await expect(publish).not.toHaveClass(/button-quiet/);
  const published = await database
    .selectFrom('page')
    .select('name')
    .where('status', '=', 'published')
    .where('id', 'not in', database.selectFrom('page_edit').select('page_id'))
    .executeTakeFirstOrThrow();
  await page.goto(`/office/content/pages/${published.name}/`);
  await expect(publish).toHaveClass(/button-quiet/);
  forgiveRefusals(problems);
});
