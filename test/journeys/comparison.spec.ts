import { expectAccessible } from './expect-accessible.ts';
import { keptBefore, propertiesForSale } from './kept-properties.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const words = {
  nl: {
    path: '/nl/vergelijken/',
    favourites: '/nl/favorieten/',
    compare: 'Vergelijken',
    remove: / verwijderen$/,
    onlyDifferences: 'Alleen verschillen',
    isTheSame: '(gelijk)',
    full: 'Er passen vier panden naast elkaar.',
    fourOnly: 'U kunt er hoogstens vier vergelijken.',
  },
  fr: {
    path: '/fr/comparer/',
    favourites: '/fr/favoris/',
    compare: 'Comparer',
    remove: /^Retirer /,
    onlyDifferences: 'Seulement les différences',
    isTheSame: '(identique)',
    full: 'Quatre biens tiennent côte à côte.',
    fourOnly: 'Vous pouvez en comparer quatre au plus.',
  },
} as const;

for (const [language, said] of Object.entries(words)) {
  test(`homes are chosen, compared and taken out in ${language}, with a mouse`, async ({ page, context }) => {
    const ids = (await propertiesForSale(5)).map(({ id }) => id);
    await keptBefore(context, { favourites: JSON.stringify(ids) });
    await page.goto(said.favourites);
    await expect(page.locator('article')).toHaveCount(5);
    const boxes = page.locator('main').getByRole('checkbox');
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
    await boxes.nth(4).click();
    await expect(page.getByRole('status').filter({ hasText: said.fourOnly })).toBeVisible();
    await expect(boxes.nth(4)).not.toBeChecked();
    await page.getByRole('button', { name: `${said.compare} (4)` }).click();
    await expect(page).toHaveURL(`${said.path}?ids=${ids.slice(0, 4).join(',')}`);
    await expect(page.locator('thead').getByRole('link', { name: said.remove })).toHaveCount(4);
    await expectAccessible(page);

    // The fifth one is added from its own page.
    await page.goto(`/property/${ids[4]}/`);
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: said.compare, exact: true }).first().click();
    await expect(page).toHaveURL(`${said.path}?ids=${ids.join(',')}`);
    await expect(page.getByText(said.full)).toBeVisible();
    await page.locator('thead').getByRole('link', { name: said.remove }).first().click();
    await expect(page).toHaveURL(`${said.path}?ids=${ids.slice(1).join(',')}`);
    await expect(page.getByText(said.full)).toHaveCount(0);
    // The page took over this browser's list: now there is a place for the fifth.
    await page.goto(said.path);
    await expect(page).toHaveURL(`${said.path}?ids=${ids.slice(1).join(',')}`);
  });

  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the switch leaves the differences, and a link takes a property out', async ({ page }) => {
      const ids = (await propertiesForSale(3)).map(({ id }) => id);
      await page.goto(`${said.path}?ids=${ids.join(',')}`);
      const rows = page.locator('tbody tr:has(td):visible');
      const all = await rows.count();
      const equal = await page.locator('tbody tr', { hasText: said.isTheSame }).count();
      expect(equal).toBeGreaterThan(0);
      expect(all - equal).toBeGreaterThan(5);
      await page.getByRole('checkbox', { name: said.onlyDifferences }).check();
      await expect(rows).toHaveCount(all - equal);
      await page.locator('thead').getByRole('link', { name: said.remove }).first().click();
      await expect(page).toHaveURL(`${said.path}?ids=${ids.slice(1).join(',')}`);
    });
  });
}

test('with the keyboard alone: from a property to the table, and along it', async ({ page }) => {
  await page.setViewportSize(phone);
  const ids = (await propertiesForSale(3)).map(({ id }) => id);
  await page.goto(`/nl/vergelijken/?ids=${ids.join(',')}`);
  await hydrated(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const only = page.getByRole('checkbox', { name: 'Alleen verschillen' });
  await only.focus();
  await page.keyboard.press('Space');
  await expect(only).toBeChecked();
  const table = page.getByRole('region', { name: 'Panden vergelijken' });
  for (let stops = 0; stops < 60; stops += 1) {
    if (await table.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(table).toBeFocused();
  const price = page
    .getByRole('rowheader', { name: /^Prijs/ })
    .first()
    .locator('span')
    .first();
  const before = (await price.boundingBox())?.x;
  for (let times = 0; times < 6; times++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(60);
  // The labels do not move.
  expect((await price.boundingBox())?.x).toBe(before);
  await page.keyboard.press('Tab');
  await expect(page.locator('thead').getByRole('link').first()).toBeFocused();
});

test('on a tablet its lines begin where its title does, and end with the window', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const ids = (await propertiesForSale(4)).map(({ id }) => id);
  await page.goto(`/nl/vergelijken/?ids=${ids.join(',')}`);
  const row = page.getByRole('row', { name: /^Prijs/ }).first();
  const left = (await page.locator('h1').boundingBox())?.x;
  expect((await row.getByRole('rowheader').boundingBox())?.x).toBe(left);
  expect(
    await page.locator('.comparison-frame').evaluate((frame) => frame.getBoundingClientRect().right),
  ).toBe(820);
});

test('on a phone two homes stand side by side below each label', async ({ page }) => {
  await page.setViewportSize(phone);
  const ids = (await propertiesForSale(4)).map(({ id }) => id);
  await page.goto(`/nl/vergelijken/?ids=${ids.join(',')}`);
  await hydrated(page);
  const row = page.getByRole('row', { name: /^Prijs/ }).first();
  const label = await row.getByRole('rowheader').boundingBox();
  const cells = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()));
  expect(cells).toHaveLength(4);
  for (const cell of cells) expect(cell?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
  const [, second, third] = cells;
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  expect(third?.x).toBeLessThan(phone.width);
});

test('on a wide screen the names of the properties stay in view', async ({ page }) => {
  await page.setViewportSize(desktop);
  const ids = (await propertiesForSale(2)).map(({ id }) => id);
  await page.goto(`/nl/vergelijken/?ids=${ids.join(',')}`);
  await hydrated(page);
  await page.locator('tbody').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const name = page.locator('.comparison-names th').nth(1);
  await expect.poll(async () => Math.round((await name.boundingBox())?.y ?? -1)).toBe(64);
});

test('on paper it fits a sheet that lies on its side', async ({ page }) => {
  const ids = (await propertiesForSale(4)).map(({ id }) => id);
  await page.goto(`/nl/vergelijken/?ids=${ids.join(',')}`);
  await hydrated(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.length).toBeGreaterThan(0);
  for (const [, width, height] of sheets) expect(Number(width)).toBeGreaterThan(Number(height));
});
