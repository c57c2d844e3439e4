import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const cell = (page: Page, name: string) => page.locator(`#filter-${name}`);
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: new RegExp(`^${label}( |$)`) });
const summary = (page: Page, name: string) => cell(page, name).locator('summary');
const numberIn = (text: string) => Number(/\d[\d.]*/.exec(text)?.[0].replace('.', ''));
const found = async (page: Page) => numberIn(await page.locator('#found').innerText());

test.describe('while somebody chooses', () => {
  test.use({ viewport: desktop });

  test('the button counts, finer types show, and the focus stays where it was', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const all = await found(page);
    expect(scripts.filter((url) => /count-while/.test(url))).toEqual([]);

    await summary(page, 'type').click();
    const button = cell(page, 'type').getByRole('button');
    const house = box(page, 'Huis');
    const villa = box(page, 'Villa');
    await expect(villa).toBeHidden();
    await house.check();
    await expect(button).not.toHaveText(`${all} panden tonen`);
    const houses = numberIn(await button.innerText());
    expect(houses).toBeLessThan(all);
    await expect(page.locator('#filters').getByRole('status')).toHaveText(`${houses} panden`);

    await villa.check();
    await expect.poll(async () => numberIn(await button.innerText())).toBeLessThan(houses);
    await house.uncheck();
    await expect(button).toHaveText(`${all} panden tonen`);
    await expect(villa).toBeHidden();

    await house.check();
    await expect(villa).not.toBeChecked();
    await villa.check();
    await expect.poll(async () => numberIn(await button.innerText())).toBeLessThan(houses);
    const villas = numberIn(await button.innerText());
    await expect(page).toHaveURL('/nl/te-koop/');
    await button.click();
    await expect(page).toHaveURL('/nl/te-koop/?type=house&type=villa');
    await expect.poll(() => found(page)).toBe(villas);
    await expect(summary(page, 'type')).toBeFocused();
  });

  test('only the newest answer counts, and without an answer the last stays', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    let letThrough = () => {};
    const isLate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/counts.json?feature=lift', async (route) => {
      await isLate;
      await route.continue().catch(() => {});
    });
    await page.route('**/counts.json?*text=*', (route) => route.abort());

    await summary(page, 'more').click();
    const button = cell(page, 'more').getByRole('button');
    const slow = page.waitForRequest('**/counts.json?feature=lift');
    await box(page, 'Lift').check();
    await slow;
    await box(page, 'Terras').check();
    await expect(page.locator('#filters[aria-busy]')).toHaveCount(0);
    const promised = await button.innerText();
    letThrough();
    const broken = page.waitForEvent('requestfailed', (request) => /text=/.test(request.url()));
    await cell(page, 'more').getByLabel('Referentie of straat').fill('x');
    await broken;
    await expect(page.locator('#filters[aria-busy]')).toHaveCount(0);
    await expect(button).toHaveText(promised);
    expect(problems.splice(0).every((problem) => /ERR_FAILED/.test(problem))).toBe(true);

    await cell(page, 'more').getByLabel('Referentie of straat').fill('');
    await button.click();
    await expect(page).toHaveURL('/nl/te-koop/?feature=lift&feature=terrace');
    await expect.poll(() => found(page)).toBe(numberIn(promised));
  });

  test('by keyboard alone: from a field to the list, with Enter', async ({ page }) => {
    await page.goto('/nl/te-koop/?type=house');
    await hydrated(page);
    await summary(page, 'more').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('150 m²');
    const button = cell(page, 'more').getByRole('button');
    await expect(button).not.toHaveText(`${await found(page)} panden tonen`);
    const promised = numberIn(await button.innerText());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nl/te-koop/?type=house&min_living_area=150+m%C2%B2');
    await expect(summary(page, 'more')).toBeFocused();
    await expect(summary(page, 'more')).toContainText('Meer filters (1)');
    await expect.poll(() => found(page)).toBe(promised);
    // The chips too: after one is removed, the next has the focus.
    const chip = page.getByRole('link', { name: /vanaf 150/ });
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nl/te-koop/?type=house');
    await expect(page.locator('#chips a').first()).toBeFocused();
  });

  test('what was typed before the page was taken over is counted too', async ({ page }) => {
    await page.goto('/nl/te-koop/?type=house');
    await hydrated(page);
    const area = cell(page, 'more').locator('[name=min_living_area]');
    // Without an event, as when a browser fills in the earlier content of a form.
    await area.evaluate((field: HTMLInputElement) => {
      field.value = '150 m²';
    });
    await summary(page, 'more').focus();
    const button = cell(page, 'more').locator('button[type=submit]');
    await expect(button).not.toHaveText(`${await found(page)} panden tonen`);
  });

  for (const path of ['/nl/te-koop/', '/nl/'])
    test(`half a name of a place changes no count on ${path}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => /counts\.json/.test(request.url()) && asked.push(request.url()));
      await page.clock.install();
      await page.goto(path);
      await hydrated(page);
      const code = page.waitForResponse(/count-while/);
      if (path !== '/nl/') await summary(page, 'zone').click();
      await page.getByRole('textbox', { name: 'Waar' }).first().focus();
      await code;
      await page.keyboard.type('lede');
      await expect(page.getByRole('option').first()).toContainText('Lede');
      await page.clock.runFor(1000);
      expect(asked).toEqual([]);
      await page.getByRole('option').first().click();
      await page.clock.runFor(1000);
      await expect.poll(() => asked).toEqual([expect.stringMatching(/zone=[\w-]*lede/)]);
    });

  test('who only comes near asks nothing: the page came with its counts', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /counts\.json/.test(request.url()) && asked.push(request.url()));
    await page.clock.install();
    await page.goto('/nl/te-koop/?type=house');
    await hydrated(page);
    const code = page.waitForResponse(/count-while/);
    await summary(page, 'type').click();
    await code;
    await page.clock.runFor(1000);
    await box(page, 'Villa').check();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/\?type=house&type=villa$/)]);
  });

  test('back from a property leads to the same place of the same list', async ({ page }) => {
    await page.goto('/nl/te-koop/?type=house&bedrooms=3');
    await hydrated(page);
    const card = page.locator('article').nth(5);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await page.goBack();
    await expect(page).toHaveURL('/nl/te-koop/?type=house&bedrooms=3');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect(summary(page, 'bedrooms')).toContainText('3 of meer');
  });

  test('the search of the home page counts too', async ({ page }) => {
    await page.goto('/nl/');
    await hydrated(page);
    const search = page.getByRole('search');
    const before = await search.getByRole('button').innerText();
    await search.getByText('Huren').click();
    await expect(search.getByRole('button')).not.toHaveText(before);
    const promised = numberIn(await search.getByRole('button').innerText());
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/nl\/te-huur\//);
    await expect.poll(() => found(page)).toBe(promised);
  });

  for (const [list, words] of [
    ['/fr/a-vendre/', /^Voir \d+ biens?$/],
    ['/de/zu-verkaufen/', /^\d+ Objekte? anzeigen$/],
    ['/en/for-sale/', /^Show \d+ propert(y|ies)$/],
  ] as const) {
    test(`in ${list}`, async ({ page }) => {
      await page.goto(list);
      await hydrated(page);
      await summary(page, 'energy').click();
      const button = cell(page, 'energy').getByRole('button');
      const before = await button.innerText();
      await cell(page, 'energy').locator('label').nth(2).click();
      await expect(button).not.toHaveText(before);
      await expect(button).toHaveText(words);
    });
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the button of the sheet counts, and leads back to what opened it', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const button = page.locator('#filters').getByRole('button', { name: /tonen$/ });
    const before = await button.innerText();
    await page.locator('#filters').getByText('3+').first().tap();
    await expect(button).not.toHaveText(before);
    const promised = numberIn(await button.innerText());
    await button.tap();
    await expect(page).toHaveURL('/nl/te-koop/?bedrooms=3');
    await expect(page.locator('#filters')).toBeHidden();
    await expect.poll(() => found(page)).toBe(promised);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test('finer types show below the one that is taken, and narrow it', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await summary(page, 'type').click();
    await cell(page, 'type').getByRole('link', { name: 'Alle filters tonen' }).click();
    await expect(box(page, 'Villa')).toBeHidden();
    await box(page, 'Huis').check();
    await box(page, 'Villa').check();
    await cell(page, 'type').getByRole('button').click();
    await expect(page.getByRole('list', { name: 'Gekozen filters' })).toHaveText(/^.*Villa.*Alles wissen$/);
    await expect(summary(page, 'type')).toContainText('Villa');
    expect(await found(page)).toBeGreaterThan(0);
  });
});
