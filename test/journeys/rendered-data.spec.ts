import { expect, hydrated, test } from './strict-page.ts';

for (const [what, answer] of [
  ['does not arrive', { status: 503, body: 'busy' }],
  [
    'is something else',
    { status: 200, contentType: 'text/html', body: '<html>Log in to the network</html>' },
  ],
] as const) {
  test(`a page whose data ${what} stays as it is`, async ({ page, problems }) => {
    const asked = page.waitForResponse('**/_.rendered');
    await page.route('**/_.rendered', (route) => route.fulfill(answer));
    await page.goto('/nl/te-koop/');
    await (await asked).finished();
    await expect(page.locator('html')).not.toHaveAttribute('data-waits');
    await expect(page.locator('article')).toHaveCount(12);
    await page.locator('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+\/$/);
    if (answer.status === 503) problems.length = 0;
  });
}

test('a property that came between a page and its data leaves the page as it is', async ({ page }) => {
  const count = /(?<before><span class="facts text-ink-3">)\d+/;
  await page.route('**/nl/nieuwsbrief/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(count);
    await route.fulfill({ response, body: html.replace(count, '$<before>3') });
  });
  await page.goto('/nl/nieuwsbrief/');
  await hydrated(page);
  await expect(page.locator('.drawer-row .facts').first()).toHaveText('3');
});
