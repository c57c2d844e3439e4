import { arriveWithCode, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

test.skip(process.env.SITE_DATA_DIR === undefined, 'invites staff to the site');
test.use({ baseURL: officeUrl() });

test('a colleague is added by the keyboard, seen by visitors, and leaves', async ({ page, problems }) => {
  const { email } = await arriveWithCode(page, 'nl');
  await page.goto('/office/team/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Medewerker toevoegen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/office/team/new/');
  await hydrated(page);
  const type = async (name: string, text: string) => {
    await page.locator(`[name="${name}"]`).focus();
    await page.keyboard.type(text);
  };
  await type('firstName', 'Aagje');
  await type('lastName', 'Zwaenepoel');
  await type('role.nl', 'Stagiair');
  await type('phone', '0470 99 88 77');
  await type('email', email);
  await page.locator('[name="office"]').selectOption({ index: 1 });
  await page.locator('[name="lastName"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bewaard. De site toont het nu.')).toBeVisible();
  const path = await page.getByRole('link', { name: 'Aagje Zwaenepoel' }).getAttribute('href');
  const seen = () => page.request.get(`${process.env.SITE_URL}/nl/team/${/\d+/.exec(path ?? '')?.[0]}/`);
  expect(await (await seen()).text()).toContain('Aagje Zwaenepoel');

  await page.goto(path ?? '');
  await hydrated(page);
  await page.locator('[name="to"]').selectOption({ index: 1 });
  await page.locator('[name="to"]').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aagje Zwaenepoel werkt hier niet meer')).toBeVisible();
  expect((await seen()).status()).toBe(404);
  forgiveRefusals(problems);
});

test('the box of a choice stands at the first line of its words, however many there are', async ({
  page,
}) => {
  await arriveWithCode(page, 'nl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/office/portals/');
  const choice = page.locator('.office-choice').filter({ hasText: 'Immoweb' });
  const { lines, apart } = await choice.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label.lastChild ?? label);
    const rows = [...words.getClientRects()];
    const middle = (of: DOMRect | undefined) => (of ? of.top + of.height / 2 : Number.NaN);
    const box = label.querySelector('input')?.getBoundingClientRect();
    return { lines: rows.length, apart: Math.abs(middle(box) - middle(rows[0])) };
  });
  expect(lines).toBeGreaterThan(1);
  expect(apart).toBeLessThan(3);
});
