import { expect, test } from './strict-page.ts';

for (const width of [390, 820, 1440]) {
  test(`the note on the picture of a project stands where its title does at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/nl/projecten/gent/dokhuis/5/');
    const left = (await page.locator('h1').boundingBox())?.x;
    expect((await page.locator('.picture-note').first().boundingBox())?.x).toBe(left);
  });
}

test('the units of a project stand in rows of one height, with a plan and without', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/projecten/gent/dokhuis/5/');
  const rows = page.locator('main tbody tr');
  await expect(rows.getByRole('link', { name: 'Grondplan' }).first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(new Set(heights).size).toBe(1);
});

for (const width of [320, 820]) {
  test(`a tap leads to the plan of a unit at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/nl/projecten/gent/dokhuis/5/');
    const plan = page.locator('main li').getByRole('link', { name: 'Grondplan' }).first();
    expect((await plan.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    await plan.click();
    await expect(page).toHaveURL(/\/pictures\/.*width=1600/);
  });
}
