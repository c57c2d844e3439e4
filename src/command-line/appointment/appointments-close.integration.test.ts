import { afterEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { addVisitRequest } from '#test/visit-request.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
const agent = await addAgent(database);
const property = await addProperty(database, { reference: 'V-1', agent_id: agent });
const lead_id = await addVisitRequest(database);

afterEach(async () => {
  await database.deleteFrom('appointment').execute();
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
