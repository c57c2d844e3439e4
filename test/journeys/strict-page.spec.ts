import { expect, test } from './strict-page.ts';

// Every other journey relies on this: a page with an error fails its test.
for (const { name, from, to, told } of [
  { name: 'another text than React expects', from: /(<h1[^>]*>)/, to: '$1Anders: ', told: /418|hydrat/i },
  {
    name: 'a script that the policy does not know',
    from: '</body>',
    to: '<script>x</script></body>',
    told: /Content Security Policy/,
  },
  {
    name: 'a style that the policy does not know',
    from: '<h1',
    to: '<h1 style="color:red"',
    told: /Content Security Policy/,
  },
  {
    name: 'a picture from another site',
    from: '</body>',
    to: '<img src="https://other.example/a.gif"></body>',
    told: /other\.example/,
  },
  {
    name: 'a file that is missing',
    from: '</body>',
    to: '<img src="/assets/none.png"></body>',
    told: /none\.png/,
  },
]) {
  test(`tells of ${name}`, async ({ page, problems }) => {
    await page.route('**/nl/contact/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });
    await page.goto('/nl/contact/');
    await expect.poll(() => problems.join('\n')).toMatch(told);
    problems.length = 0;
    await page.close();
    problems.length = 0;
  });
}

test('is silent about a page that is sound', async ({ page, problems }) => {
  await page.goto('/nl/contact/');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
