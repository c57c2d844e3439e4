import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
const agent = await addAgent(database);
const property = await addProperty(database, { reference: 'V-1', agent_id: agent });
await addProperty(database, { reference: 'V-2' });
const { id: lead_id } = await database
  .insertInto('lead')
  .values({
    form: 'visit',
    content_hash: 'a',
    language: 'nl',
    page: '/nl/',
    first_name: 'Lies',
    email: 'lies@example.be',
    privacy_version: 1,
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const { id } = await database
  .insertInto('appointment')
  .values({ lead_id, property_id: property, wished: JSON.stringify(['2099-01-06T10:00-13:00']) })
  .returning('id')
  .executeTakeFirstOrThrow();

it('adds a time at which a home is shown, once', async () => {
  const add = () => gevel('slots:add', 'V-1', '2099-07-06', '14:00', '14:30', '3');
  expect(await add()).toMatchObject({
    status: 0,
    out: 'V-1 is shown on 6-7-2099 from 14:00 to 14:30, 3 at once\n',
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
  const { status, err } = await gevel('slots:add', reference, '2099-07-06', '14:00', '14:30');
  expect([status, err.includes(said)]).toEqual([1, true]);
});

it('lists a visit and gives it its time, with mails', async () => {
  expect((await gevel('appointments')).out).toBe(
    `${id}  V-1  requested  2099-01-06T10:00-13:00  Lies  lies@example.be\n`,
  );
  expect(await gevel('appointments', 'confirm', String(id), '2099-01-06', '10:00', '10:40')).toMatchObject({
    status: 0,
  });
  expect((await gevel('appointments')).out).toContain('confirmed  6-1-2099 10:00');
  const mails = await database
    .selectFrom('mail_message')
    .select(['recipient', 'data'])
    .orderBy('position')
    .execute();
  expect(mails).toMatchObject([
    { recipient: 'lies@example.be', data: { change: 'confirmed', startsAt: '2099-01-06T09:00:00.000Z' } },
    { data: { change: 'confirmed' } },
  ]);
  expect((await gevel('appointments', 'confirm', '999', '2099-01-06', '10:00', '10:40')).status).toBe(1);
});

it.each([
  [['slots:add', 'V-1']],
  [['slots:add', 'V-1', '2099-02-30', '14:00', '14:30']],
  [['slots:add', 'V-1', '2099-07-06', '14:30', '14:00']],
  [['slots:add', 'V-1', '2099-07-06', '14:00', '14:30', '0']],
  [['slots:add', 'V-1', '2020-07-06', '14:00', '14:30']],
  [['appointments', 'confirm', 'x', '2099-07-06', '14:00', '14:30']],
  [['appointments', 'confirm', '1', '2020-07-06', '14:00', '14:30']],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});
