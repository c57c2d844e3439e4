import type { Browser, Page } from '@playwright/test';
import { arrive, officeUrl } from './office.ts';
import { editedProperties, field, input, logInAsStijn, openEditor } from './opened-editor.ts';
import { desktop, expect, holdBack, test } from './strict-page.ts';

const { addHome, waiting } = editedProperties();

/** A colleague in a browser of their own. */
async function colleague(browser: Browser, id: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: officeUrl(), locale: 'nl-BE' });
  const page = await context.newPage();
  await arrive(page, 'agent', 'nl');
  await openEditor(page, id);
  return page;
}

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
  await openEditor(page, id);
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
  await openEditor(page, id);
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
  await openEditor(page, id);
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

  await openEditor(later, id);
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
  await openEditor(page, id);
  await input(page, 'livingAreaM2').focus();
  for (const digit of '1405') {
    await page.keyboard.type(digit);
    await expect(page.locator('.save-line')).toContainText('Bewaard om');
    await expect.poll(async () => String((await waiting(id)).livingAreaM2)).toMatch(new RegExp(`${digit}$`));
  }
  await expect(input(page, 'livingAreaM2')).toBeFocused();
  await expect(input(page, 'livingAreaM2')).toHaveValue('1405');
});

test('a long title is read whole in its field, and stays one line', async ({ page }) => {
  const nl = 'Halfopen woning uit 1931 met erkers, een zonnige tuin en een dubbele garage';
  const id = await addHome({ title: JSON.stringify({ nl }) });
  await logInAsStijn(page);
  await page.setViewportSize(desktop);
  await openEditor(page, id);
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
