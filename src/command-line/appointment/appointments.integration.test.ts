import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { addVisitRequest } from '#test/visit-request.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
const agent = await addAgent(database);
const property = await addProperty(database, { reference: 'V-1', agent_id: agent });
await addProperty(database, { reference: 'V-2' });
const lead_id = await addVisitRequest(database);
const { id } = await database
  .insertInto('appointment')
  .values({ lead_id, property_id: property, wished: JSON.stringify(['2099-01-06T10:00-13:00']) })
  .returning('id')
  .executeTakeFirstOrThrow();

it('adds a time at which a property is shown, once', async () => {
  const add = () => gevel('slots', 'add', 'V-1', '2099-07-06', '14:00', '14:30', '3');
  expect(await add()).toMatchObject({
    status: 0,
    out: 'V-1 can be booked for 6-7-2099 from 14:00 to 14:30, places: 3\n',
  });
  expect(await add()).toMatchObject({ status: 1, err: expect.stringContaining('already') });
  expect(await database.selectFrom('viewing_slot').selectAll().execute()).toMatchObject([
    { property_id: property, agent_id: agent, starts_at: new Date('2099-07-06T12:00:00Z'), capacity: 3 },
  ]);
});

it.each([
  ['V-9', 'no property'],
  ['V-2', 'no agent'],
])('adds none to %s', async (reference, said) => {
  const { status, err } = await gevel('slots', 'add', reference, '2099-07-06', '14:00', '14:30');
  expect([status, err.includes(said)]).toEqual([1, true]);
});

it('lists an appointment and gives it its time, with mails', async () => {
  expect((await gevel('appointments')).out).toBe(
    `${id}  V-1  requested  2099-01-06T10:00-13:00  Lies  lies@example.be\n`,
  );
  expect(await gevel('appointments', 'confirm', String(id), '2099-01-06', '10:00', '10:40')).toMatchObject({
    status: 0,
  });
  expect((await gevel('appointments')).out).toContain('confirmed  6-1-2099 10:00  Lies');
  const mails = await database
    .selectFrom('mail_message')
    .select(['recipient', 'data'])
    .orderBy('position')
    .execute();
  expect(mails).toMatchObject([
    { recipient: 'lies@example.be', data: { change: 'confirmed', startsAt: '2099-01-06T09:00:00.000Z' } },
    { data: { change: 'confirmed' } },
  ]);

  const refusal = async (which: number) => {
    const { status, err } = await gevel(
      'appointments',
      'confirm',
      `${which}`,
      '2099-01-06',
      '10:00',
      '10:40',
    );
    return `${status} ${err}`;
  };
  expect(await refusal(999)).toBe('1 There is no appointment 999.\n');
  expect(await refusal(id)).toBe(`1 Appointment ${id} already has that time.\n`);
  await database.updateTable('appointment').set({ status: 'cancelled' }).where('id', '=', id).execute();
  expect(await refusal(id)).toBe(`1 Appointment ${id} is cancelled.\n`);
  const begun = { status: 'confirmed', starts_at: new Date('2026-01-06T09:00:00Z') };
  await database.updateTable('appointment').set(begun).where('id', '=', id).execute();
  expect(await refusal(id)).toBe(`1 Appointment ${id} is over.\n`);
});

it.each([
  [['appointments', 'carried-out']],
  [['appointments', 'carried-out', '1', '2']],
  [['appointments', 'carried-out', '1', '--feedback', ' ']],
  [['appointments', 'carried-out', '1', '--feedback', 'x'.repeat(2001)]],
  [['appointments', 'no-show', 'x']],
  [['appointments', 'no-show', '1', '--public']],
  [['slots', 'add', 'V-1']],
  [['slots', 'add', 'V-1', '2099-02-30', '14:00', '14:30']],
  [['slots', 'add', 'V-1', '2099-07-06', '14:30', '14:00']],
  [['slots', 'add', 'V-1', '2099-07-06', '14:00', '14:30', '0']],
  [['slots', 'add', 'V-1', '2020-07-06', '14:00', '14:30']],
  [['appointments', 'confirm', 'x', '2099-07-06', '14:00', '14:30']],
  [['appointments', 'confirm', '1', '2020-07-06', '14:00', '14:30']],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});
