import type { Page } from '@playwright/test';
import { desktop, expect, holdBack, hydrated, phone, test } from './strict-page.ts';

test.use({ viewport: desktop });

const announced = (page: Page) => page.locator('body > p[role=status]');

/** Records the scroll position in each frame from now on, once the page has another title. */
async function placesOfNext(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const before = document.title;
    const places: number[] = [];
    Object.assign(window, { places });
    requestAnimationFrame(function look() {
      if (document.title !== before) places.push(scrollY);
      requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

test('another page begins at its top and its heading; Back leads to the place and the card that one left', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  const card = page.locator('article').nth(8).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  const places = await placesOfNext(page);
  await card.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await expect(announced(page)).toHaveText(await page.title());
  expect(new Set(await places())).toEqual(new Set([0]));

  await page.goBack();
  await expect(card).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the next page of a list is told and begun at the heading, another order is not', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(heading).toBeFocused();
  await expect(announced(page)).toHaveText(/\(2\)/);
  const order = page.locator('#order');
  await order.locator('summary').click();
  await order.getByRole('link', { name: 'Prijs oplopend' }).click();
  await expect(page).toHaveURL(/sort=price$/);
  await expect(order.locator('summary')).toBeFocused();
});

test('only a link to a place on the page is glided to', async ({ page }) => {
  await page.goto('/nl/gratis-schatting/');
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await page.locator('main a[href="#request"]').hover();
  expect(await behaviour()).toBe('smooth');
});

test('what takes a while shows that the site works on it, and which card was meant', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  const data = await holdBack(page, /\/\d+\/_\.data/);
  const card = page.locator('article').nth(1);
  await card.getByRole('link').click();
  await data.asked();
  const main = page.locator('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  const line = () =>
    main.evaluate((element) => {
      const { animationDelay, position, content } = getComputedStyle(element, '::before');
      return { animationDelay, position, content };
    });
  expect(await line()).toEqual({ animationDelay: '0.15s', position: 'fixed', content: '""' });
  await expect
    .poll(() => card.locator('.card-ground').evaluate((element) => Number(getComputedStyle(element).opacity)))
    .toBeLessThan(1);
  await expect(page.locator('article [aria-busy]')).toHaveCount(1);
  data.release();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect(main).not.toHaveAttribute('aria-busy');
  expect((await line()).content).toBe('none');
});

test('the line of a page that loads lies above the sheet of filters too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/nl/te-koop/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.locator('#filters');
  await sheet.getByText('Huis', { exact: true }).click();
  await expect(sheet).not.toHaveAttribute('aria-busy');
  const line = () => sheet.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await line()).toBe('none');
  const data = await holdBack(page, /_\.data/);
  await sheet.getByRole('button', { name: /tonen$/ }).click();
  await data.asked();
  await expect.poll(line).toBe('""');
  data.release();
  await expect(page.locator('#chips')).toContainText('Huis');
  expect(await line()).toBe('none');
});
