import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { demoStaff } from '#demo/staff.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, logOut, officeUrl, send } from './office.ts';
import { desktop, expect, holdBack, hydrated, phone, tablet, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes properties and staff of its own');
test.use({ baseURL: officeUrl(), realPictures: true });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

const oldest = new Date('2001-01-01');

/**
 * The oldest property of the site: visitors in other journeys take the first of a list, which has a place on the map.
 */
function addHome(given: Parameters<typeof addProperty>[1] = {}): Promise<number> {
  const reference = `J-${randomUUID()}`;
  return addProperty(database, { reference, bedrooms: 2, published_at: oldest, ...given });
}

async function logInAsStijn(page: Page): Promise<void> {
  await page.goto('/office/login/');
  await page.locator('[name="email"]').fill(demoStaff.stijn.email);
  await page.locator('[name="password"]').fill(demoStaff.stijn.password);
  await send(page);
  await expect(page).toHaveURL('/office/');
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/office/properties/${id}/`);
  await hydrated(page);
}

/** A colleague in a browser of their own. */
async function colleague(browser: Browser, id: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: officeUrl(), locale: 'nl-BE' });
  const page = await context.newPage();
  await arrive(page, 'agent', 'nl');
  await open(page, id);
  return page;
}

const field = (page: Page, key: string) => page.locator(`[id="field-${key}"]`);
const input = (page: Page, key: string) => page.locator(`[name="${key}"]`);
const waiting = async (id: number) =>
  Object.fromEntries((await listEdits(database, id)).map(({ key, value, typed }) => [key, value ?? typed]));

test('two who write in one property keep what both wrote, and choose where it is the same field', async ({
  page,
  browser,
  problems,
}) => {
  const id = await addHome();
  await logInAsStijn(page);
  // A screen asks from time to time what others wrote, and again after each change: a person who sees it before typing
  // is not asked to choose.
  await holdBack(page, /\/presence\/|\.data\b/);
  await open(page, id);
  const other = await colleague(browser, id);

  await test.step('different fields', async () => {
    await input(page, 'bedrooms').fill('3');
    await input(other, 'livingAreaM2').fill('140');
    await expect.poll(() => waiting(id)).toEqual({ bedrooms: 3, livingAreaM2: 140 });
  });

  await test.step('the same field, where mine stays', async () => {
    await input(other, 'houseNumber').fill('30');
    await expect.poll(async () => (await waiting(id)).houseNumber).toBe('30');
    await input(page, 'houseNumber').fill('31');
    await expect(field(page, 'houseNumber').getByRole('alert')).toContainText('Lies Maes schreef');
    expect((await waiting(id)).houseNumber).toBe('30');
    await expect(input(page, 'houseNumber')).toHaveValue('31');
    await field(page, 'houseNumber').getByRole('button', { name: 'Mijn waarde houden' }).click();
    await expect.poll(async () => (await waiting(id)).houseNumber).toBe('31');
  });

  await test.step('the same field, where theirs stays', async () => {
    await input(other, 'street').fill('Korenmarkt');
    await expect.poll(async () => (await waiting(id)).street).toBe('Korenmarkt');
    await input(page, 'street').fill('Veldstraat');
    await field(page, 'street').getByRole('button', { name: 'Die overnemen' }).click();
    await expect(input(page, 'street')).toHaveValue('Korenmarkt');
    await expect(field(page, 'street').getByRole('alert')).toHaveCount(0);
    expect((await waiting(id)).street).toBe('Korenmarkt');
  });
  await other.context().close();
  expect(problems.splice(0).filter((problem) => !/409/.test(problem))).toEqual([]);
});

test('what a colleague writes comes into no field in which one is about to type', async ({
  page,
  browser,
  problems,
}) => {
  const id = await addHome({ house_number: '2' });
  await logInAsStijn(page);
  await open(page, id);
  const other = await colleague(browser, id);
  await input(page, 'houseNumber').focus();
  await input(other, 'houseNumber').fill('30');
  await input(other, 'bedrooms').fill('5');
  await expect.poll(() => waiting(id)).toEqual({ houseNumber: '30', bedrooms: 5 });
  // As when the window comes back into view.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(input(page, 'bedrooms')).toHaveValue('5');
  await expect(input(page, 'houseNumber')).toHaveValue('2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('31');
  await expect(field(page, 'houseNumber').getByRole('alert')).toContainText('Lies Maes schreef');
  await expect(input(page, 'houseNumber')).toHaveValue('31');
  await field(page, 'houseNumber').getByRole('button', { name: 'Die overnemen' }).click();
  await expect(input(page, 'houseNumber')).toHaveValue('30');

  // A field that is left untouched shows the other's text.
  await input(page, 'street').focus();
  await input(other, 'street').fill('Veldstraat');
  await input(other, 'bedrooms').fill('6');
  await expect.poll(async () => (await waiting(id)).bedrooms).toBe(6);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(input(page, 'bedrooms')).toHaveValue('6');
  await input(page, 'livingAreaM2').focus();
  await expect(input(page, 'street')).toHaveValue('Veldstraat');
  await other.context().close();
  expect(problems.splice(0).filter((problem) => !/409/.test(problem))).toEqual([]);
});

test('what is typed without a connection is kept, also when the page is closed', async ({
  page,
  context,
  problems,
}) => {
  const id = await addHome();
  await logInAsStijn(page);
  await open(page, id);
  await input(page, 'bedrooms').fill('4');
  await expect.poll(() => waiting(id)).toEqual({ bedrooms: 4 });
  await context.setOffline(true);
  await input(page, 'livingAreaM2').fill('150');
  await expect(field(page, 'livingAreaM2')).toContainText('Wacht op verbinding');
  await input(page, 'street').focus();
  await page.keyboard.type('12 ');
  const typed = await input(page, 'street').inputValue();
  const later = await context.newPage();
  await page.goto('about:blank');
  await page.close();
  await context.setOffline(false);

  await open(later, id);
  await expect(input(later, 'livingAreaM2')).toHaveValue('150');
  await expect(input(later, 'street')).toHaveValue(typed);
  await expect.poll(() => waiting(id)).toEqual({ bedrooms: 4, livingAreaM2: 150, street: typed });
  expect(
    problems.splice(0).filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(problem)),
  ).toEqual([]);
});

test('what is typed slowly loses neither the cursor nor a letter', async ({ page }) => {
  const id = await addHome();
  await logInAsStijn(page);
  await open(page, id);
  await input(page, 'livingAreaM2').focus();
  for (const digit of '1405') {
    await page.keyboard.type(digit);
    await expect(page.locator('.save-line')).toContainText('Bewaard om');
    await expect.poll(async () => String((await waiting(id)).livingAreaM2)).toMatch(new RegExp(`${digit}$`));
  }
  await expect(input(page, 'livingAreaM2')).toBeFocused();
  await expect(input(page, 'livingAreaM2')).toHaveValue('1405');
});

test('a published property changes on the site when it is published, by the keyboard alone', async ({
  page,
  request,
  problems,
}) => {
  const id = await addHome({ title: JSON.stringify({ nl: 'Hoeve met boomgaard' }) });
  await logInAsStijn(page);
  await open(page, id);
  await page.getByRole('link', { name: 'Voorbeeld' }).click();
  const href = await page.getByLabel('Link om te delen').inputValue();
  const seen = async () => (await request.get(href.split('?')[0] ?? '')).text();
  await open(page, id);
  expect(await seen()).toContain('Hoeve met boomgaard');
  await input(page, 'title.nl').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hoeve met vijver');
  // Enter sends no form, and undoes nothing.
  await page.keyboard.press('Enter');
  await expect(field(page, 'title.nl')).toContainText('Nog niet gepubliceerd');
  await expect(input(page, 'title.nl')).toBeFocused();
  expect(await seen()).not.toContain('vijver');
  const publish = page.getByRole('button', { name: 'Wijzigingen publiceren' });
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await publish.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gepubliceerd. De site toont het nu.')).toBeVisible();
  await expect.poll(seen).toContain('Hoeve met vijver');
  // The preview framed a page of the visitors' site.
  forgiveRefusals(problems);
});

for (const language of ['nl', 'de'] as const) {
  test(`the editor and the history can be read and worked at every width in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await arrive(page, 'agent', language);
    const own = await addHome({ publication: 'draft', published_at: null });
    const fed = await addHome({ source: 'whise', source_ref: randomUUID() });
    await database
      .updateTable('property')
      .set({ bedrooms: 5, title: JSON.stringify({ nl: 'Huis'.repeat(14) }) })
      .where('id', '=', fed)
      .execute();
    for (const path of [`${own}/`, `${fed}/`, `${fed}/history/`]) {
      await page.goto(`/office/properties/${path}`);
      await hydrated(page);
      for (const details of await page.locator('details.editor-more').all())
        await details.evaluate((each) => each.setAttribute('open', ''));
      for (const viewport of [phone, tablet, desktop]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the menu of a property is whole in the window at every width, and reaches below neither rail nor edge', async ({
  page,
}) => {
  const id = await addHome();
  for (const language of ['nl', 'de'] as const) {
    await arrive(page, 'agent', language);
    await open(page, id);
    await page.locator('.editor-menu > summary').click();
    for (const width of [320, 390, 768, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${language} at ${width}`;
      const box = await page.locator('.editor-menu-panel').boundingBox();
      const rail = width < 1024 ? 0 : 232;
      expect(box?.x, place).toBeGreaterThanOrEqual(rail);
      expect((box?.x ?? width) + (box?.width ?? 0), place).toBeLessThanOrEqual(width);
      if (width < 768) expect(box?.width, place).toBeGreaterThanOrEqual(width - 42);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, place).toBeLessThanOrEqual(0);
    }
    await logOut(page);
  }
});

test('a property that lacks what the law asks for has a publish button that says so, and does nothing', async ({
  page,
  problems,
}) => {
  const id = await addHome({ publication: 'draft', published_at: null, energy_value: null });
  await logInAsStijn(page);
  for (const path of ['', 'preview/']) {
    await page.goto(`/office/properties/${id}/${path}`);
    await hydrated(page);
    const button = page.locator('main').getByRole('button', { name: 'Publiceren', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^De wet vraagt nog \d+ vermelding/);
    await button.focus();
    await expect(button).toBeFocused();
    const { href } = new URL(page.url());
    await page.keyboard.press('Enter');
    await button.click({ force: true });
    expect(page.url()).toBe(href);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  // Who may publish all the same gives a reason.
  await page.getByText('Toch publiceren', { exact: true }).first().click();
  await page.getByLabel('Toch publiceren, omdat').fill('Attest aangevraagd');
  await page.getByRole('button', { name: 'Toch publiceren' }).click();
  await expect(page.getByText('Gepubliceerd. De site toont het nu.')).toBeVisible();
  // Else it would be the first of every list.
  await database.updateTable('property').set({ published_at: oldest }).where('id', '=', id).execute();
  // The preview framed a page of the visitors' site.
  forgiveRefusals(problems);
});

test('what belongs to a property stands below the sections, and leaves the head in one row', async ({
  page,
}) => {
  const id = await addHome();
  await arrive(page, 'agent', 'de');
  await page.setViewportSize(desktop);
  await open(page, id);
  expect((await page.locator('.editor-heading').boundingBox())?.height).toBeLessThan(100);
  const links = page.getByRole('navigation', { name: 'Zum Objekt' });
  await expect(links.getByRole('link')).toHaveCount(7);
  const index = await page.locator('.editor-index').boundingBox();
  const below = await links.boundingBox();
  expect(below?.x).toBe(index?.x);
  expect(below?.y).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
  await page.setViewportSize(phone);
  expect((await links.boundingBox())?.height).toBeLessThan(60);
  expect((await page.locator('.editor-heading').boundingBox())?.height).toBeLessThan(240);
});

test('a long title is read whole in its field, and stays one line', async ({ page }) => {
  const nl = 'Halfopen woning uit 1931 met erkers, een zonnige tuin en een dubbele garage';
  const id = await addHome({ title: JSON.stringify({ nl }) });
  await logInAsStijn(page);
  await page.setViewportSize(desktop);
  await open(page, id);
  const title = input(page, 'title.nl');
  await expect(title).toHaveValue(nl);
  const cut = await title.evaluate((each) => [
    each.scrollWidth - each.clientWidth,
    each.scrollHeight - each.clientHeight,
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
  await title.press('ControlOrMeta+End');
  await title.press('Enter');
  await page.keyboard.insertText(' te\nkoop');
  await expect.poll(async () => (await waiting(id))['title.nl']).toBe(`${nl} te koop`);
  await expect(title).toHaveValue(`${nl} te koop`);
});
