import { beforeEach, expect, it } from 'vitest';
import { wishOtherMoments } from '#commands/appointment/change-appointment.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const agent = await addAgent(database);
const house = await addProperty(database, { agent_id: agent, reference: 'K-1', street: 'Kouter' });
const staff = await logInStaff(app, 'agent', { agent_id: agent });
const { see, send } = asksOffice(app);
const page = async (path: string) => (await see(path, staff.cookie)).text();
const day = addDays(dayOf(new Date()), 7);
const [startsAt, endsAt] = [timeOn(day, '10:00'), timeOn(day, '10:45')];

beforeEach(async () => {
  for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot'] as const)
    await database.deleteFrom(table).execute();
});

/** An agreed appointment, whose request is done. */
async function agreed(given: object = {}): Promise<{ id: number; lead: number }> {
  const { id: lead } = await database
    .insertInto('lead')
    .values({
      ...{
        form: 'visit',
        page: '/nl/',
        language: 'fr',
        status: 'done',
        content_hash: 'a',
        privacy_version: 1,
      },
      ...{ first_name: 'Annelies', last_name: 'Peeters', email: 'annelies@example.be' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('appointment')
    .values({
      ...{ lead_id: lead, property_id: house, agent_id: agent, status: 'confirmed' },
      ...{ starts_at: startsAt, ends_at: endsAt, ...given },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, lead };
}

const stored = (id: number) =>
  database.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (lead: number) =>
  (await database.selectFrom('lead').select('status').where('id', '=', lead).executeTakeFirstOrThrow())
    .status;
const mails = () => database.selectFrom('mail_message').select('id').execute();

it('who asks for another moment than was agreed waits in the calendar and in the inbox until it is moved', async () => {
  const { id, lead } = await agreed();
  expect(await page(`/office/calendar/?day=${day}`)).not.toContain(`data-wish="${id}"`);
  const site = { ...officeSite, database, settings: defaultSettings, now: new Date() };
  const jobs = { enqueue: async () => {} };
  await wishOtherMoments({ ...site, jobs, actor: 'visitor' }, id, [`${day}T10:00-13:00`]);
  expect(await statusOf(lead)).toBe('open');
  const html = await page(`/office/calendar/?day=${day}`);
  expect(html).toContain(`data-wish="${id}"`);
  // Its own present time does not count as busy.
  expect(html).toMatch(/Plannen op [a-z]{2} \d+-\d+ om 10\suur/);
  expect(html).toContain('Bezoek vastgelegd');
  const plan = { do: 'plan', visit: String(id), day, time: '11:00', minutes: '45' };
  const { headers } = await send('/office/calendar/', plan, staff.cookie);
  expect(headers.get('Location')).toBe(`/office/calendar/?day=${day}&told=moved`);
  expect(await stored(id)).toMatchObject({ starts_at: timeOn(day, '11:00'), wished: [] });
  expect(await statusOf(lead)).toBe('done');
  expect(await page(`/office/calendar/?day=${day}`)).not.toContain(`data-wish="${id}"`);
});

it('a visit that is given the time that it has keeps its place, and nobody is mailed', async () => {
  const slot = await database
    .insertInto('viewing_slot')
    .values({ property_id: house, agent_id: agent, starts_at: startsAt, ends_at: endsAt, booked: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await agreed({ slot_id: slot.id });
  const same = { do: 'plan', day, time: '10:00', minutes: '45', agent: String(agent) };
  const { headers } = await send(`/office/calendar/${id}/`, same, staff.cookie);
  expect(headers.get('Location')).toBe(`/office/calendar/?day=${day}&told=moved`);
  expect(await stored(id)).toMatchObject({ slot_id: slot.id, starts_at: startsAt });
  expect(await mails()).toEqual([]);
  await send(`/office/calendar/${id}/`, { ...same, minutes: '30' }, staff.cookie);
  expect(await stored(id)).toMatchObject({ slot_id: null, ends_at: timeOn(day, '10:30') });
  expect(await mails()).toHaveLength(2);
});

it('a visit that had a time and is cancelled leaves a request that waits for the visitor, a planned one settles it', async () => {
  const waiting = async (act: Record<string, string>) => {
    const { id, lead } = await agreed();
    await database.updateTable('lead').set({ status: 'waiting' }).where('id', '=', lead).execute();
    await send(`/office/calendar/${id}/`, act, staff.cookie);
    return statusOf(lead);
  };
  expect(await waiting({ do: 'cancel' })).toBe('waiting');
  expect(await waiting({ do: 'plan', day, time: '11:00', minutes: '45', agent: String(agent) })).toBe('done');
});
