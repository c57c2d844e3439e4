import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

/** The demo agency's newest property has many photographs, plans, a video and a virtual tour. */
async function openShowpiece(page: Page): Promise<void> {
  await page.goto('/nl/te-koop/?text=RL-2417');
  const path = await page.locator('article').getByRole('link').first().getAttribute('href');
  await page.goto(path ?? '');
}

const large = (page: Page) => page.getByRole('dialog', { name: 'Beelden' });
const shown = (page: Page) => large(page).locator('.stage-slide:not([aria-hidden=true]) img[srcset]');

test.describe('on a desk', () => {
  test.use({ viewport: desktop });

  test('the gallery is gone through by keyboard, and Escape leads back step by step', async ({ page }) => {
    await openShowpiece(page);
    await hydrated(page);
    const property = page.url();
    const second = page.getByRole('link', { name: /^Foto 2 van \d+ vergroten/ });
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/fotos\/\d+\/#photo-2$/);
    await expectAccessible(page);

    const third = page.getByRole('link', { name: /^Foto 3 van 18 vergroten/ });
    await third.focus();
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    await expect(shown(page)).toHaveAttribute('alt', /^Keuken/);
    await expectAccessible(page);
    for (const [key, position] of [
      ['ArrowRight', '4 van 18'],
      ['ArrowLeft', '3 van 18'],
      ['End', '18 van 18'],
      ['ArrowRight', '18 van 18'],
      ['Home', '1 van 18'],
      ['ArrowLeft', '1 van 18'],
      ['ArrowRight', '2 van 18'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(large(page).getByRole('status')).toContainText(position);
    }
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Foto 2 van 18 vergroten/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(property);
    await page.goForward();
    await expect(page).toHaveURL(/\/nl\/fotos\/\d+\/#photo-2$/);
  });

  test('a mouse leads through it as well, and to the plans', async ({ page }) => {
    await openShowpiece(page);
    await hydrated(page);
    await page.getByRole('link', { name: 'Plannen', exact: true }).click();
    await expect(page.locator('#plans')).toBeInViewport();
    await page.getByRole('link', { name: /^Plan 1 van 2/ }).click();
    await expect(large(page).getByRole('status')).toContainText('1 van 2');
    await large(page).getByRole('button', { name: 'Volgende foto' }).click();
    await expect(large(page).getByRole('status')).toContainText('2 van 2');
    await large(page).getByRole('button', { name: 'Alle beelden' }).click();
    await expect(large(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Bezoek aanvragen' }).first().click();
    await expect(page).toHaveURL(/\/nl\/bezoek-aanvragen\/\d+\/$/);
  });
});

test('a large picture that is not real says so once, below it', async ({ page }) => {
  await page.goto('/nl/projecten/');
  const project = page.locator('article').filter({ has: page.locator('.picture-note') });
  await project.first().getByRole('link').first().click();
  await page.waitForURL(/\/nl\/projecten\/.+\/\d+\/$/);
  await page.goto(`/nl/projectfotos/${/\d+(?=\/$)/.exec(page.url())?.[0]}/`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /vergroten: .*Impressie/ })
    .first()
    .click();
  const notes = large(page).locator('.stage-slide:not([aria-hidden=true])').getByText('Impressie');
  await expect(notes.filter({ visible: true })).toHaveCount(1);
  await expect(large(page).locator('figcaption').filter({ visible: true }).first()).toContainText(
    'Impressie',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a tap enlarges, fingers zoom and swipe, and Back closes', async ({ page }) => {
    await openShowpiece(page);
    await hydrated(page);
    await page.getByRole('link', { name: /^\d+ foto’s$/ }).tap();
    await expect(page.locator('.gallery-foot')).toContainText('1 van 18');
    await page.getByRole('link', { name: /^Foto 1 van 18/ }).tap();
    await expect(large(page)).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const send = (type: string, ...points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const frame = large(page).locator('[data-seen]');
    const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);

    await send('touchStart', [150, 400], [240, 400]);
    await send('touchMove', [105, 400], [285, 400]);
    await send('touchEnd');
    await expect.poll(width).toBe(2 * phone.width);
    // In an enlarged picture, a finger moves the picture and does not go to another.
    await send('touchStart', [300, 400]);
    await send('touchMove', [100, 400]);
    await send('touchEnd');
    await expect(large(page).getByRole('status')).toContainText('1 van 18');
    await page.touchscreen.tap(200, 400);
    await page.touchscreen.tap(200, 400);
    await expect.poll(width).toBe(phone.width);

    await send('touchStart', [300, 400]);
    await send('touchMove', [200, 405]);
    await send('touchMove', [100, 405]);
    await send('touchEnd');
    await expect(large(page).getByRole('status')).toContainText('2 van 18');
    await page.goBack();
    await expect(large(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/nl\/fotos\/\d+\/#photos$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl\/te-koop\/.*\/$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, realPictures: true });

  test('it is a page of links to the largest form of each picture', async ({ page }) => {
    await openShowpiece(page);
    await page.getByRole('link', { name: /^\d+ foto’s$/ }).click();
    const href = await page.getByRole('link', { name: /^Foto 2 van/ }).getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\/(avif|webp|jpeg)$/);
    await page.getByRole('link', { name: 'Terug naar het pand' }).click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/.*\/\d+\/$/);
  });
});

test('a tablet has the links to everything there is to see', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openShowpiece(page);
  for (const name of ['18 foto’s', 'Plannen', 'Video', '360°'])
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});
