import { atRest, expect, holdBack, hydrated, isConnected, takenOver, test } from './strict-page.ts';

test('the form of the contact page stays while its code loads', async ({ page }) => {
  const code = await holdBack(page, /\/contact-form-[^/]*\.js$/);
  await page.goto('/nl/contact/', { waitUntil: 'commit' });
  const form = await page.locator('main form').elementHandle();
  if (!form) throw new Error('There is no form');
  await code.asked();
  await atRest(page);
  expect(await isConnected(form)).toBe(true);
  code.release();
  await hydrated(page);
  await takenOver(form);
  expect(await isConnected(form)).toBe(true);
});

test('it comes with the contact page that is opened from another page, which loads nothing of it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const code = () => scripts.filter((path) => /\/contact-form-[^/]*\.js$/.test(path));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(code()).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/nl/contact/');
  await expect(page.locator('main form[method="post"]')).toBeVisible();
  expect(code()).toHaveLength(1);
});

test('offices come first on the contact page; the form stands beside them, or on a phone below', async ({
  page,
}) => {
  const place = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [office, form] = await Promise.all([
      page.getByRole('link', { name: '092 34 56 78' }).and(page.locator('main a')).first().boundingBox(),
      page.locator('main form[method="post"]').boundingBox(),
    ]);
    if (!office || !form) throw new Error('There is no office or no form');
    return { isBelow: form.y > office.y + office.height, isBeside: form.x > office.x + office.width };
  };
  await page.goto('/nl/contact/');
  await hydrated(page);
  expect(await place(390)).toEqual({ isBelow: true, isBeside: false });
  expect(await place(1440)).toEqual({ isBelow: false, isBeside: true });
});
