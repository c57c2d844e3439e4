import { afterEach, describe, expect, it } from 'vitest';
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

afterEach(async () => {
  await database.deleteFrom('appointment').where('id', '!=', id).execute();
  await database.deleteFrom('mail_message').execute();
});

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

describe('an appointment whose time has come', () => {
  const past = { starts_at: new Date('2026-01-06T09:00:00Z'), ends_at: new Date('2026-01-06T09:40:00Z') };
  const addAppointment = async (values: object) => {
    const appointment = await database
      .insertInto('appointment')
      .values({ lead_id, property_id: property, status: 'confirmed', ...past, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return appointment.id;
  };
  const read = (appointment: number) =>
    database
      .selectFrom('appointment')
      .select(['status', 'feedback', 'feedback_language', 'feedback_is_public'])
      .where('id', '=', appointment)
      .executeTakeFirst();

  it('was carried out, with words that are public only when it is said of them', async () => {
    const appointment = await addAppointment({});
    const say = (...words: string[]) => gevel('appointments', 'carried-out', String(appointment), ...words);
    expect((await gevel('appointments', '--past')).out).toContain(
      `${appointment}  V-1  confirmed  6-1-2026 10:00`,
    );
    expect(await say('--public')).toMatchObject({ status: 1, err: expect.stringContaining('--feedback') });
    expect(await say()).toMatchObject({ status: 0, out: `Appointment ${appointment}: carried out\n` });
    expect(await read(appointment)).toEqual({
      status: 'carried_out',
      feedback: null,
      feedback_language: null,
      feedback_is_public: false,
    });
    await say('--feedback', 'Te weinig licht');
    expect(await read(appointment)).toMatchObject({ feedback: 'Te weinig licht', feedback_is_public: false });
    await say('--public');
    expect(await read(appointment)).toMatchObject({ feedback: 'Te weinig licht', feedback_is_public: true });
    await say('--feedback', 'Mooi, maar te duur');
    expect(await read(appointment)).toMatchObject({
      feedback: 'Mooi, maar te duur',
      feedback_is_public: false,
    });
    expect((await gevel('appointments', '--past')).out).not.toContain(`${appointment}  V-1`);
    const audited = await database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject', '=', `appointment:${appointment}`)
      .execute();
    expect(audited).toEqual(Array(4).fill({ actor: 'command', action: 'appointment.carried_out' }));
  });

  it('keeps the language of the words, which is the first of the site if nothing is said', async () => {
    const appointment = await addAppointment({});
    const say = (...words: string[]) => gevel('appointments', 'carried-out', String(appointment), ...words);
    await say('--feedback', 'Trop cher', '--language', 'fr');
    expect(await read(appointment)).toMatchObject({ feedback_language: 'fr' });
    await say('--public');
    expect(await read(appointment)).toMatchObject({ feedback_language: 'fr', feedback_is_public: true });
    await say('--feedback', 'Te duur');
    expect(await read(appointment)).toMatchObject({ feedback_language: 'nl' });
    for (const [words, said] of [
      [['--feedback', 'Troppo caro', '--language', 'it'], '--language must be one of nl, fr, de, en.'],
      [['--language', 'fr'], 'give both.'],
    ] as const)
      expect(await say(...words)).toMatchObject({ status: 2, err: expect.stringContaining(said) });
    expect(await read(appointment)).toMatchObject({ feedback: 'Te duur', feedback_language: 'nl' });
  });

  it('had nobody who came: what was said of it goes', async () => {
    const appointment = await addAppointment({});
    await gevel('appointments', 'carried-out', String(appointment), '--feedback', 'Mooi', '--public');
    expect(await gevel('appointments', 'no-show', String(appointment))).toMatchObject({
      status: 0,
      out: `Appointment ${appointment}: nobody came\n`,
    });
    expect(await read(appointment)).toEqual({
      status: 'no_show',
      feedback: null,
      feedback_language: null,
      feedback_is_public: false,
    });
  });

  it.each([
    [
      'that is still to come',
      { ends_at: new Date('2099-01-06T10:00:00Z'), starts_at: new Date('2099-01-06T09:00:00Z') },
      'has not begun yet',
    ],
    ['that was cancelled', { status: 'cancelled' }, 'cancelled'],
    ['that has no time', { status: 'requested', starts_at: null, ends_at: null }, 'never confirmed'],
  ] as const)('is not one %s', async (_, values, said) => {
    const appointment = await addAppointment(values);
    for (const verb of ['carried-out', 'no-show'])
      expect(await gevel('appointments', verb, String(appointment))).toMatchObject({
        status: 1,
        err: expect.stringContaining(said),
      });
    expect(await read(appointment)).toMatchObject({ feedback: null });
  });

  it('is one that there is', async () => {
    expect(await gevel('appointments', 'no-show', '999999')).toMatchObject({
      status: 1,
      err: 'There is no appointment 999999.\n',
    });
  });
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
