import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes properties and staff of its own');
test.use({ baseURL: officeUrl() });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

/** Deletes the appointments, so that their times are free for a repeated test. */
const added: number[] = [];
test.afterEach(async () => {
  if (added.length > 0) await database.deleteFrom('appointment').where('id', 'in', added).execute();
});

/** In a week in which nobody else has appointments. */
const day = addDays(dayOf(new Date()), 200);
/** In a week of its own: the test beside it plans at the same hours with the same agent. */
const dragged = addDays(day, 21);
const past = addDays(dayOf(new Date()), -300);

/** The oldest property of the site, so that visitors in other journeys choose others. */
async function addVisit(given: object): Promise<{ id: number; person: string }> {
  const agent = await database.selectFrom('agent').select('id').orderBy('sort').executeTakeFirstOrThrow();
  const property_id = await addProperty(database, {
    reference: `J-${randomUUID()}`,
    agent_id: agent.id,
    published_at: new Date('2001-01-01'),
  });
  const last_name = `Peeters${randomUUID().slice(0, 6)}`;
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      form: 'visit',
      page: '/nl/',
      language: 'nl',
      first_name: 'An',
      last_name,
      email: 'an@voorbeeld.example',
      phone: '0470 12 34 56',
      content_hash: randomUUID(),
      privacy_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('appointment')
    .values({ property_id, lead_id, agent_id: agent.id, reminded_at: new Date(), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  added.push(id);
  return { id, person: `An ${last_name}` };
}

const stored = (id: number) =>
  database.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a wish is planned, moved and cancelled by the keyboard', async ({ page, problems }) => {
  await page.setViewportSize(desktop);
  await arrive(page, 'agent', 'nl');
  const { id, person } = await addVisit({ wished: JSON.stringify([`${day}T10:00-13:00`]) });
  await page.goto(`/office/calendar/?wish=${id}&day=${day}`);
  await hydrated(page);
  await expect(page.locator('.week-entry[data-kind="wish"]').first()).toBeVisible();
  const plan = page.locator('.wish[data-chosen] button');
  await expect(plan).toContainText(/Plannen op .* om \d/);
  await plan.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Het bezoek is gepland');
  expect((await stored(id)).status).toBe('confirmed');

  const entry = page.locator('.week-entry a').filter({ hasText: person.split(' ')[1] ?? '' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person);
  await expectAccessible(page);
  await page.locator('main [name="time"]').last().fill('15:00');
  await page.locator('main [name="minutes"]').last().press('Enter');
  await expect(page.getByRole('status').first()).toContainText('verplaatst');
  expect((await stored(id)).starts_at).toEqual(timeOn(day, '15:00'));

  await page.goto(`/office/calendar/${id}/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Bezoek annuleren' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('geannuleerd');
  expect(await stored(id)).toMatchObject({ status: 'cancelled', revision: 2 });
  forgiveRefusals(problems);
});

test('a wish and a visit are dragged onto a time of an agent, where a button plans them; keys turn the weeks', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(desktop);
  await arrive(page, 'agent', 'nl');
  const { id } = await addVisit({ wished: JSON.stringify([`${dragged}T10:00-13:00`]) });
  await page.goto(`/office/calendar/?wish=${id}&day=${dragged}`);
  await hydrated(page);
  // The wishes take no room from the week before there is enough for both.
  await page.setViewportSize({ width: 1024, height: 800 });
  const grid = page.locator('.week-grid');
  expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize(desktop);
  const wish = page.locator(`.wish[data-wish="${id}"]`);
  await expect(wish).toHaveAttribute('draggable', 'true');
  const column = page.locator(`[data-drop-day="${dragged}"]`).first();
  const hours = Number(await column.getAttribute('data-drop-hours'));
  const from = Number(await column.getAttribute('data-drop-from'));
  const { height = 0 } = (await column.boundingBox()) ?? {};
  // In the first quarter after three.
  await wish.dragTo(column, { targetPosition: { x: 12, y: (height / hours) * (15 - from) + 6 } });
  await expect(wish.getByRole('button')).toContainText(/om 15\suur/);
  await expect(column.locator('[data-kind="chosen"]')).toBeVisible();
  expect((await stored(id)).status).toBe('requested');
  await wish.getByRole('button').click();
  await expect(page.getByRole('status').first()).toContainText('Het bezoek is gepland');
  expect((await stored(id)).starts_at).toEqual(timeOn(dragged, '15:00'));

  const visit = column.locator(`[data-visit="${id}"]`);
  await expect(visit).toHaveAttribute('draggable', 'true');
  await visit.dragTo(column, {
    sourcePosition: { x: 6, y: 10 },
    targetPosition: { x: 12, y: (height / hours) * (16.25 - from) + 10 },
  });
  await expect(page.locator('main [name="time"]').last()).toHaveValue('16:15');
  expect((await stored(id)).starts_at).toEqual(timeOn(dragged, '15:00'));
  await page.getByRole('button', { name: 'Verplaatsen' }).click();
  await expect(page.getByRole('status').first()).toContainText('verplaatst');
  expect((await stored(id)).starts_at).toEqual(timeOn(dragged, '16:15'));

  await page.goto(`/office/calendar/?day=${dragged}`);
  await hydrated(page);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`day=${addDays(dragged, 7)}`));
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/calendar\/new\/$/);
  forgiveRefusals(problems);
});

test('on a telephone a visit that is over is closed with two texts', async ({ page, problems }) => {
  await page.setViewportSize(phone);
  await arrive(page, 'agent', 'nl');
  const { id, person } = await addVisit({
    status: 'confirmed',
    starts_at: timeOn(past, '10:00'),
    ends_at: timeOn(past, '10:45'),
  });
  await page.goto(`/office/calendar/?day=${past}`);
  await hydrated(page);
  await expectAccessible(page);
  const row = page.locator('.visit-row').filter({ hasText: person });
  await expect(row).toContainText('Nog niet afgesloten');
  await row.getByLabel('Uitgevoerd').check();
  await row.getByLabel('Voor de eigenaar').fill('Mooi licht');
  await row.getByLabel('Alleen voor het kantoor').fill('Budget 620');
  await page.context().setOffline(true);
  await row.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status').last()).toContainText('Geen verbinding');
  await expect(row.getByLabel('Voor de eigenaar')).toHaveValue('Mooi licht');
  await page.context().setOffline(false);
  await expect(page.getByRole('status').last()).toBeEmpty();
  await row.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('status').first()).toContainText('Bewaard');
  expect(await stored(id)).toMatchObject({
    status: 'carried_out',
    feedback: 'Mooi licht',
    feedback_is_public: false,
    feedback_internal: 'Budget 620',
  });
  forgiveRefusals(problems);
});
