import { expect, test } from './strict-page.ts';

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
