import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import { findFreePort, type SiteProcess, startSite } from '#test/site-process.ts';
import { codeOfKey } from '#test/staff-code.ts';
import { expectAccessible } from './expect-accessible.ts';
import { forgiveRefusals, password } from './office.ts';
import { desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';
import { Thumb } from './thumb.ts';

const port = await findFreePort();
const publicUrl = `http://localhost:${port}`;

test.skip(process.env.SITE_DATA_DIR === undefined, 'starts a site of its own');
test.use({ baseURL: `http://office.localhost:${port}`, viewport: phone, hasTouch: true });

let directory: string;
let site: SiteProcess;
test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gevel-first-hour-'));
  site = startSite({
    PORT: port,
    DATA_DIR: join(directory, 'data'),
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'warn',
  });
  await site.ready();
});
test.afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(directory, { recursive: true });
});

function setupLink(): string {
  return /http:\S+\/office\/setup\/\S+/.exec(site.output())?.[0] ?? '';
}

async function picture(name: string, drawn: Create): Promise<string> {
  const file = join(directory, name);
  await sharp({ create: drawn }).toFile(file);
  return file;
}

test('from an empty database to a live site with one home, on a telephone', async ({ page, problems }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(40_000);
  const thumb = new Thumb();
  const begun = performance.now();
  const further = () => thumb.press(page.getByRole('button', { name: 'Verder' }));
  const arriveAt = async (step: string) => {
    await expect(page).toHaveURL(new RegExp(`/${step}/\\?language=nl$`));
    await hydrated(page);
  };

  await test.step('the agency', async () => {
    await page.goto(setupLink());
    await arriveAt('administrator');
    await expectAccessible(page);
    await thumb.typeAll(page, {
      name: 'Mieke Claes',
      email: 'mieke@huisenhof.example',
      password,
      password_again: password,
    });
    await further();
    await arriveAt('agency');
    await expectAccessible(page);
    await thumb.typeAll(page, {
      name: 'Huis & Hof',
      legalName: 'Huis en Hof bv',
      address: 'Coupure 5, 9000 Gent',
      phone: '09 234 56 78',
      foundedYear: '2026',
      enterpriseNumber: 'BE 0123.456.748',
    });
    // The message appears while one types, and disappears when the number is right.
    const wrong = page.getByText('Dit nummer klopt niet');
    await expect(wrong).toBeVisible();
    await thumb.typeAll(page, { enterpriseNumber: 'BE 0123.456.749' });
    await expect(wrong).toHaveCount(0);
    await expect(page.locator('.field-wrong')).toHaveCount(0);
    await thumb.typeAll(page, {
      registrationNumber: '503.617',
      thirdPartyAccount: 'BE68 5390 0754 7034',
      insurer: 'NV AXA Belgium, 730.390.160',
      tariff: '3 % van de verkoopprijs',
    });
    await further();
    await arriveAt('languages');
    await thumb.press(page.getByLabel('Français').first());
    await further();
    await arriveAt('offices');
    // The address is known from the step before.
    await expect(page.locator('[name="street.0"]')).toHaveValue('Coupure');
    await thumb.typeAll(page, { 'weekFrom.0': '09:00', 'weekTo.0': '17:30' });
    await further();
    await arriveAt('colors');
    await thumb.pick(page.locator('[name="logo.file"]'), [
      await picture('logo.png', { width: 480, height: 120, channels: 4, background: '#1f3d2fff' }),
    ]);
    await further();
    await arriveAt('team');
    await expectAccessible(page);
    await thumb.typeAll(page, { 'role.0': 'Vastgoedmakelaar', 'phone.0': '0470 12 34 56' });
    await further();
    await arriveAt('ready');
    await thumb.typeAll(page, { password });
    await thumb.press(page.getByRole('button', { name: 'Site maken' }));
  });

  await test.step('the second factor', async () => {
    await expect(page).toHaveURL('/office/account/code/');
    await thumb.typeAll(page, { present: password });
    await thumb.press(page.locator('main form button[type="submit"]').first());
    const key = (await page.locator('main code').textContent()) ?? '';
    await thumb.typeAll(page, { code: codeOfKey(key) });
    await thumb.press(page.locator('main form button[type="submit"]').first());
    await expect(page).toHaveURL('/office/');
  });

  const setUpTaps = thumb.taps;

  await test.step('a home', async () => {
    await thumb.press(page.getByRole('main').getByRole('link', { name: 'Nieuw pand' }));
    await expect(page).toHaveURL('/office/properties/new/');
    await hydrated(page);
    await thumb.press(page.getByLabel('Te koop'));
    await thumb.choose(page.locator('[name="type"]'), 'Rijwoning');
    await thumb.typeAll(page, { street: 'Sleepstraat', houseNumber: '12', postalCode: '9000' });
    // The municipality of the postcode is filled in automatically.
    await expect(page.locator('[name="city"]')).toHaveValue('Gent');
    await thumb.press(page.locator('main form button[type="submit"]'));
    await expect(page).toHaveURL(/\/office\/properties\/\d+\/\?told=created$/);
  });
  const input = (key: string) => page.locator(`[name="${key}"]`);
  const editor = page.url().split('?')[0] ?? '';

  await test.step('its photographs and a plan', async () => {
    await thumb.press(page.getByRole('link', { name: 'Foto’s en plannen' }).first());
    await hydrated(page);
    const files = [];
    for (const [number, background] of ['#b5a68c', '#8c9bb5', '#f4f4f0'].entries())
      files.push(await picture(`IMG_${number}.jpg`, { width: 1600, height: 1200, channels: 3, background }));
    await thumb.pick(page.locator('input[type="file"][multiple]'), files);
    await expect(page.locator('.photo-tile:not(:has(progress))')).toHaveCount(3);
    const last = page.locator('.photo-tile').last();
    await thumb.press(last.locator('summary'));
    const panel = page.locator('.photo-panel').last();
    await thumb.press(panel.getByRole('button', { name: 'Het is een plan' }));
    await expect(panel.getByRole('button', { name: 'Het is een foto' })).toHaveCount(1);
  });

  await test.step('what the law asks and what visitors read', async () => {
    await thumb.press(page.locator(`main a[href="${new URL(editor).pathname}"]`).first());
    await expect(page).toHaveURL(editor);
    await hydrated(page);
    await thumb.typeAll(page, {
      'title.nl': 'Rijwoning met stadstuin',
      'description.nl': 'Een lichte rijwoning met een tuin op het zuiden, vlak bij het centrum.',
      priceCents: '395.000',
      bedrooms: '3',
      livingAreaM2: '142',
      energyValue: '187',
    });
    // Nobody knows the coordinates of a house.
    await thumb.press(page.getByRole('button', { name: 'Volgens het adres: Gent' }));
    await expect(input('latitude')).not.toHaveValue('');
    await thumb.choose(input('energyLabel'), 'B');
    const none = 'A · Geen overstroming gemodelleerd';
    for (const [key, label] of [
      ['floodScoreParcel', none],
      ['floodScoreBuilding', none],
      ['isInFloodArea', 'Nee'],
      ['isInRiparianZone', 'Nee'],
      ['buildingPermit', 'uitgereikt'],
      ['preemptiveRight', 'geen'],
      ['subdivisionPermit', 'geen'],
    ] as const)
      await thumb.choose(input(key), label);
    for (const name of ['woongebied', 'geen dagvaarding uitgebracht'])
      await thumb.press(page.getByRole('checkbox', { name, exact: true }));
    await expect(page.locator('.editor-aside')).toContainText(/10\s*van 10/);
    await expect(page.locator('.editor-aside')).not.toContainText('Voor de site');
    await expectAccessible(page);
  });

  await test.step('published', async () => {
    await thumb.press(page.getByRole('button', { name: 'Publiceren' }));
    await expect(page.getByText('Gepubliceerd.')).toBeVisible();
  });
  test.info().annotations.push({
    type: 'taps',
    description: `${setUpTaps} for the set-up, ${thumb.taps} in all, ${Math.round((performance.now() - begun) / 1000)} s`,
  });
  expect(setUpTaps).toBeLessThanOrEqual(40);
  expect(thumb.taps).toBeLessThanOrEqual(85);

  await test.step('what a visitor finds', async () => {
    problems.splice(0);
    await page.goto(`${publicUrl}/nl/`);
    await expect(page.locator('header img').first()).toHaveAttribute('src', /\/pictures\//);
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of new Set(links.filter((link) => link.startsWith(publicUrl))))
      expect((await page.request.get(href)).status(), href).toBe(200);
    await page
      .getByRole('link', { name: /Rijwoning/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rijwoning met stadstuin');
    await expect(page.getByText('Mieke Claes').filter({ visible: true }).first()).toBeVisible();
    problems.splice(0);
  });
  forgiveRefusals(problems);
});

test('every step of the set-up is read at each width and worked by keyboard', async ({ page, problems }) => {
  await page.goto(setupLink());
  const steps = await page
    .locator('.setup-steps a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(steps).toHaveLength(7);
  for (const language of ['nl', 'de'])
    for (const step of steps) {
      await page.goto(`${step}?language=${language}`);
      await hydrated(page);
      for (const viewport of [phone, tablet, desktop]) {
        await page.setViewportSize(viewport);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${step} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page);
    }

  await page.goto(steps[0] ?? '');
  await hydrated(page);
  await page.locator('[name="name"]').focus();
  for (const text of ['Mieke Claes', 'mieke', password, 'an other']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The summary has the focus, and its first link leads to the field.
  await expect(page.locator('section:focus')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expect(page.locator('[name="name"]')).toHaveValue('Mieke Claes');
  forgiveRefusals(problems);
});
