import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { remindAppointments } from './remind-appointments.ts';

const { database } = await testDatabase();
const agent = await addAgent(database);
const property = await addProperty(database, { agent_id: agent });
const { id: lead } = await database
  .insertInto('lead')
  .values({
    form: 'visit',
    content_hash: 'a',
    language: 'fr',
    page: '/fr/',
    first_name: 'Lies',
    email: 'lies@example.be',
    privacy_version: 1,
  })
  .returning('id')
  .executeTakeFirstOrThrow();

// The clock goes back in the night before the appointment, so its day begins an hour later than usual.
const now = new Date('2026-10-24T10:00:00Z');
const tomorrow = '2026-10-25T09:00:00Z';

beforeEach(async () => {
  await database.deleteFrom('mail_message').execute();
  await database.deleteFrom('appointment').execute();
});

async function appointment(
  startsAt: string,
  { status = 'confirmed', created = '2026-10-20T08:00:00Z' } = {},
) {
  await database
    .insertInto('appointment')
    .values({
      lead_id: lead,
      property_id: property,
      agent_id: agent,
      status,
      starts_at: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 1_800_000),
      created_at: created,
    })
    .execute();
}

const remind = (at = now) => remindAppointments({ database, jobs: { enqueue: async () => {} }, now: at });
const mails = () =>
  database.selectFrom('mail_message').select(['template', 'recipient', 'language']).execute();

it('reminds of an appointment the day before, once', async () => {
  await appointment(tomorrow);
  await Promise.all([remind(), remind()]);
  await remind(new Date('2026-10-24T11:00:00Z'));
  expect(await mails()).toEqual([
    { template: 'appointment-reminder', recipient: 'lies@example.be', language: 'fr' },
  ]);
});

it('reminds of where the door is, also where the site hides it', async () => {
  const { street, house_number } = { street: 'Rue cachée', house_number: '7' };
  await database
    .updateTable('property')
    .set({ publish_address: false, street, house_number })
    .where('id', '=', property)
    .execute();
  await appointment(tomorrow);
  await remind();
  const { data } = await database.selectFrom('mail_message').select('data').executeTakeFirstOrThrow();
  expect(data).toMatchObject({ address: 'Rue cachée 7, 9000 Gent' });
});

it.each([
  ['is cancelled', tomorrow, { status: 'cancelled' }],
  ['was booked today', tomorrow, { created: '2026-10-24T08:00:00Z' }],
  ['is today', '2026-10-24T21:30:00Z', {}],
  ['is the day after', '2026-10-25T23:00:00Z', {}],
])('does not remind of one that %s', async (_, startsAt, given) => {
  await appointment(startsAt, given);
  await remind();
  expect(await mails()).toEqual([]);
});

it.each(['2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z'])(
  'reminds of one at an end of the day: %s',
  async (startsAt) => {
    await appointment(startsAt);
    await remind();
    expect(await mails()).toHaveLength(1);
  },
);
