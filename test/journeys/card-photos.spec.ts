import type { Page } from '@playwright/test';
import { desktop, expect, holdBack, hydrated, phone, test } from './strict-page.ts';

const list = '/nl/te-koop/?text=RL-2417';

test.describe('a card on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('is swiped through its photographs, and still leads to the property', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const { card, track, place, swipe, y } = await finger(page);
    const href = await card.getByRole('link').getAttribute('href');
    await swipe();
    await expect(track.locator('a')).toHaveCount(5);
    await expect.poll(place).toBeCloseTo(1);
    await swipe();
    await expect.poll(place).toBeCloseTo(2);
    // For screen readers the card is one link.
    await expect(card.getByRole('link')).toHaveCount(1);
    await page.touchscreen.tap(200, y);
    await expect(page).toHaveURL(href ?? '');
  });

  test('shows the second photograph to a finger that was quicker than the code', async ({ page }) => {
    const code = await holdBack(page, /\/card-photos-[^/]*\.js$/);
    await page.goto(list);
    await hydrated(page);
    const { place, swipe } = await finger(page);
    await swipe();
    await code.asked();
    code.release();
    await expect.poll(place).toBeCloseTo(1);
  });
});

/** `place`: the photograph that is shown, in between a fraction. */
async function finger(page: Page) {
  const card = page.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.locator('.card-ground').boundingBox();
  const y = (box?.y ?? 0) + 80;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y })) });
  const swipe = async () => {
    await send('touchStart', 340);
    for (let x = 320; x >= 60; x -= 20) await send('touchMove', x);
    await send('touchEnd');
  };
  const track = card.locator('.card-photos');
  const place = () => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  return { card, track, place, swipe, y };
}

test.describe('a card on a desk', () => {
  test.use({ viewport: desktop });

  test('has arrows for the mouse', async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const card = page.locator('article').first();
    await card.hover();
    await card.locator('.card-arrow-on').click();
    const track = card.locator('.card-photos');
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300);
    await card.locator('.card-arrow-back').click();
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expect(page).toHaveURL(list);
  });
});
