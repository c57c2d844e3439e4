import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';

const data = process.env.SITE_DATA_DIR;

test.skip(data === undefined, 'makes a property and staff of its own');
test.use({ baseURL: officeUrl(), viewport: phone });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(data ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

async function addHome(): Promise<number> {
  const { id: place_id } = await database
    .selectFrom('place')
    .select('id')
    .where('postal_code', '=', '9000')
    .executeTakeFirstOrThrow();
  return addProperty(database, {
    ...{ place_id, latitude: 51.05, longitude: 3.72, reference: `J-${randomUUID()}` },
    ...{ publication: 'draft', published_at: null },
  });
}

const positionOf = async (id: number) =>
  database
    .selectFrom('property')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a home is moved on the map by keys alone, and put where somebody clicks', async ({
  page,
  problems,
}) => {
  const id = await addHome();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/properties/${id}/`);
  await hydrated(page);
  const map = page.locator('[name="point"]');
  await map.focus();
  await expect.poll(() => map.evaluate((each: HTMLInputElement) => each.src)).toContain('at=3.7200');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await positionOf(id)).latitude).toBeCloseTo(51.05045, 5);
  await expect(page.locator('[name="latitude"]')).toHaveValue('51,05045');
  // Presses during a request are ignored: they would move a picture that nobody has seen yet.
  await expect(page.locator('#position')).toHaveAttribute('aria-busy', 'false');
  // After a move by keys the focus stays on the map.
  await expect(map).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await positionOf(id)).latitude).toBeCloseTo(51.05036, 5);
  await expect(page.locator('#position')).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);

  await map.click({ position: { x: 260, y: 160 } });
  await expect.poll(async () => (await positionOf(id)).longitude).toBeGreaterThan(3.735);
  await expect(page.locator('[name="longitude"]')).toHaveValue(/^3,7[3-9]/);
  await expect(page.locator('#position')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Volgens het adres: Gent' }).click();
  await expect.poll(async () => (await positionOf(id)).longitude).toBeLessThan(3.735);
  forgiveRefusals(problems);
});

test('what is typed about a project stays while it is moved and withdrawn, and is saved', async ({
  page,
  problems,
}) => {
  const { id: place_id } = await database
    .selectFrom('place')
    .select('id')
    .where('postal_code', '=', '9000')
    .executeTakeFirstOrThrow();
  const place = { place_id, latitude: 51.05, longitude: 3.72 };
  const id = await addProject(database, { ...place, reference: `J-${randomUUID()}` });
  const stored = () =>
    database
      .selectFrom('project')
      .select(['name', 'latitude', 'publication'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/projects/${id}/`);
  await hydrated(page);
  const name = page.locator('[name="name"]');
  await name.fill('De Nieuwe Tuinlaan');
  await page.locator('button[value="north"]').click();
  await expect.poll(async () => (await stored()).latitude).toBeCloseTo(51.05045, 5);
  await expect(page.locator('#position')).toHaveAttribute('aria-busy', 'false');
  await expect(name).toHaveValue('De Nieuwe Tuinlaan');
  await page.locator('button[value="withdraw"]').click();
  await expect(page.locator('button[value="publish"]')).toBeVisible();
  await expect(name).toHaveValue('De Nieuwe Tuinlaan');
  await page.locator('button[value="save"]').click();
  await expect.poll(stored).toMatchObject({ name: 'De Nieuwe Tuinlaan', publication: 'withdrawn' });
  await expect(name).toHaveValue('De Nieuwe Tuinlaan');
  forgiveRefusals(problems);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a click on the picture is enough', async ({ page, problems }) => {
    const id = await addHome();
    await arrive(page, 'agent', 'nl');
    await page.goto(`/office/properties/${id}/`);
    await page.locator('[name="point"]').click({ position: { x: 60, y: 160 } });
    await page.waitForURL(/told=saved#position$/);
    const { latitude, longitude } = await positionOf(id);
    expect(latitude).toBeCloseTo(51.05, 3);
    expect(longitude).toBeLessThan(3.71);
    forgiveRefusals(problems);
  });
});
