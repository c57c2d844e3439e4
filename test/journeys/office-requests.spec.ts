import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createLead } from '#commands/lead/create-lead.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { dayMs } from '#domain/time/durations.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes requests and staff of its own');
test.use({ baseURL: officeUrl() });

let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(() => database.destroy());

/** Adds a lead as a visitor's form does; gives the name by which it is found. */
async function ask(prefix = 'Journey'): Promise<{ id: number; name: string }> {
  const name = `${prefix}${randomUUID().slice(0, 8)}`;
  const made = await createLead(
    { database, now: new Date(), settings: defaultSettings },
    {
      ...{ form: 'contact', first_name: name, email: `${name}@voorbeeld.example`, language: 'fr' },
      ...{ page: '/fr/', privacy_version: 1, remark: 'Une question' },
    },
    async () => {},
  );
  if (made.outcome === 'conflict') throw new Error('conflict');
  return { id: made.id, name };
}

const statusOf = async (id: number) =>
  (await database.selectFrom('lead').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

for (const viewport of [desktop, phone]) {
  test(`a request is found and answered by the keyboard alone, ${viewport.width} wide`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(viewport);
    const { id, name } = await ask();
    await arrive(page, 'agent', 'nl');
    await page.goto(`/office/requests/?text=${name}`);
    await hydrated(page);
    await page.locator('.row-link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/office/requests/${id}/`);
    await hydrated(page);
    const text = page.locator('[name="text"]');
    await expect(text).toHaveValue(/Bonjour Journey/);
    await text.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Oui. ');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Het antwoord is onderweg')).toBeVisible();
    expect(await statusOf(id)).toBe('waiting');
    const mail = await database
      .selectFrom('mail_message')
      .select(['language', 'data'])
      .where('lead_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(mail.language).toBe('fr');
    expect(JSON.stringify(mail.data)).toContain('Oui. Bonjour');
    forgiveRefusals(problems);
  });
}

test('a field goes into the answer where the caret stands', async ({ page, problems }) => {
  const { id, name } = await ask();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/requests/${id}/`);
  await hydrated(page);
  const text = page.locator('[name="text"]');
  await text.fill('Bonjour, bien reçu.');
  await page.keyboard.press('Control+Home');
  for (const _ of 'Bonjour') await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Voornaam' }).click();
  await expect(text).toHaveValue(`Bonjour ${name}, bien reçu.`);
  await expect(text).toBeFocused();
  forgiveRefusals(problems);
});

test('a chosen time stands in the message, and there again when the page is opened again', async ({
  page,
  problems,
}) => {
  const property = await database
    .selectFrom('property')
    .select(['id', 'agent_id'])
    .where('agent_id', 'is not', null)
    .where('publication', '=', 'published')
    .where('availability', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await ask();
  await database
    .updateTable('lead')
    .set({ form: 'visit', property_id: property.id })
    .where('id', '=', id)
    .execute();
  const day = new Date(Date.now() + 3 * dayMs);
  const starts = new Date(day.setUTCHours(9, 0, 0, 0));
  await database
    .insertInto('viewing_slot')
    .values({
      property_id: property.id,
      agent_id: property.agent_id ?? 0,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + dayMs / 48),
    })
    .execute();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/requests/${id}/`);
  await hydrated(page);
  const text = page.locator('[name="text"]');
  const hint = page.getByText('In plaats van {{slots}}');
  const time = page.locator(`[name="slot"][value="${starts.toISOString()}"]`);
  const row = (await time.getAttribute('data-row')) ?? '';
  await expect(hint).toBeVisible();
  await page.locator('.slot-time', { has: time }).click();
  await expect(text).toHaveValue(new RegExp(`libres\\s*:\\n\\n${row}\\n\\n`));
  await expect(hint).toBeHidden();
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await page.goto(`/office/requests/${id}/`);
  await expect(time).toBeChecked();
  await hydrated(page);
  await page.locator('.slot-time', { has: time }).click();
  await expect(text).toHaveValue(/\{\{slots\}\}/);
  await database
    .deleteFrom('viewing_slot')
    .where('property_id', '=', property.id)
    .where('starts_at', '=', starts)
    .execute();
  forgiveRefusals(problems);
});

test('an answer stays while a note is added, and goes out anyhow after somebody else was quicker', async ({
  page,
  problems,
}) => {
  const { id } = await ask();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/requests/${id}/`);
  await hydrated(page);
  const text = page.locator('[name="text"]');
  await text.fill('Bonjour, c’est possible.');
  await page.locator('[name="note"]').fill('Belt morgen terug');
  await page.getByRole('button', { name: 'Noteren' }).click();
  await expect(page.getByText('Belt morgen terug')).toBeVisible();
  await expect(text).toHaveValue('Bonjour, c’est possible.');
  await database.insertInto('lead_event').values({ lead_id: id, kind: 'mail', at: new Date() }).execute();
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await page.getByRole('button', { name: 'Toch versturen' }).click();
  await expect(page.getByText('Het antwoord is onderweg')).toBeVisible();
  expect(await statusOf(id)).toBe('waiting');
  forgiveRefusals(problems);
  // It was refused the first time.
  expect(problems.splice(0).filter((problem) => !problem.includes('409'))).toEqual([]);
});

test('an answer is saved while it is typed, stands there again, and is thrown away only when asked for', async ({
  page,
  problems,
}) => {
  const { id } = await ask();
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/requests/${id}/`);
  await hydrated(page);
  const text = page.locator('[name="text"]');
  const usual = await text.inputValue();
  await text.fill('Bonjour, samedi');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  // What is typed last goes out with the page.
  await text.fill('Bonjour, samedi à dix heures');
  await page.goto('/office/requests/');
  await page.goto(`/office/requests/${id}/`);
  await hydrated(page);
  await expect(text).toHaveValue('Bonjour, samedi à dix heures');
  await page.getByLabel('Onderwerp').fill('');
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(page.getByRole('link', { name: 'Schrijf een onderwerp' })).toBeVisible();
  await expect(text).toHaveValue('Bonjour, samedi à dix heures');
  await page.getByText('Concept weggooien').click();
  await page.getByRole('button', { name: 'Ja, weggooien' }).click();
  await expect(page.getByText('Het concept is weggegooid')).toBeVisible();
  await expect(text).toHaveValue(usual);
  forgiveRefusals(problems);
  // The form was refused once.
  expect(problems.splice(0).filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('keys in the list move, and e is done, with a way back', async ({ page, problems }) => {
  // Their own beginning, so that the list has these two alone, whatever runs beside.
  const own = `Keys${randomUUID().slice(0, 8)}`;
  const [first, second] = [await ask(own), await ask(own)];
  await arrive(page, 'agent', 'nl');
  await page.goto(`/office/requests/?text=${own}&sort=newest`);
  await hydrated(page);
  await page.getByRole('link', { name: second.name }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: first.name })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('1 aanvraag is klaar')).toBeVisible();
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['done', 'new']);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => statusOf(first.id)).toBe('new');
  forgiveRefusals(problems);
});
