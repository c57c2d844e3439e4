import { afterAll, describe, expect, it } from 'vitest';
import { findAnswerTimes } from '#database/lead/answer-times.ts';
import { dayMs } from '#domain/time/durations.ts';
import { deliverMails } from '#mail/outbox/deliver-mails.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { agent, eline, jonas, see, send, ask, leadOf, page } = await officeOfRequests(site);
const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

const answerFields = { do: 'answer', subject: 'Uw vraag', text: 'Dag,\n\nDat kan.\n\nEline', seen: '0' };

describe('an answer', () => {
  const answer = (id: number, fields: object, cookie = eline.cookie) =>
    send(`/office/requests/${id}/`, { ...answerFields, ...fields }, cookie);

  it('begins with a template in the language of the visitor, and arrives there with times, replies going to the agent', async () => {
    const property_id = await addProperty(database, {
      street: 'Kouter',
      house_number: '12',
      city: 'Gent',
      agent_id: agent,
    });
    const startsAt = new Date('2026-11-26T09:00:00Z');
    await database
      .insertInto('viewing_slot')
      .values({
        property_id,
        agent_id: agent,
        starts_at: startsAt,
        ends_at: new Date('2026-11-26T09:30:00Z'),
      })
      .execute();
    const given = { form: 'visit', first_name: 'Mathieu', email: 'mathieu@exemple.be', language: 'fr' };
    const id = await ask({ ...given, property_id, agent_id: agent });
    const shown = await page(`/office/requests/${id}/`);
    expect(shown).toContain('Bonjour Mathieu,');
    expect(shown).toContain('le bien Kouter 12, Gent');
    expect(shown).toContain('In plaats van {{slots}} komen de momenten');
    expect(shown).not.toContain('{{documents}} komen');
    expect(shown).toContain('data-row="– jeudi 26 novembre à 10 h"');
    expect(shown).toContain('Mathieu vraagt een bezoek: Huis, Kouter 12');

    const refused = await answer(id, { text: 'Bonjour {{prenom}}\n{{slots}}' });
    expect(refused.status).toBe(422);
    expect(await text(refused)).toContain('Vul {{prenom}} nog in');
    const written = { subject: 'Votre visite', text: 'Bonjour Mathieu,\n\n{{slots}}\n\nÀ bientôt' };
    expect((await answer(id, written)).status).toBe(422);
    // As the page writes it when the time is chosen.
    const raw = await (await see(`/office/requests/${id}/`, eline.cookie)).text();
    const chosen = written.text.replace('{{slots}}', /data-row="([^"]+)"/.exec(raw)?.[1] ?? '');
    const sent = await answer(id, { ...written, text: chosen, slot: startsAt.toISOString() });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/office/requests/${id}/?told=sent`]);

    await deliverMails({
      database,
      environment: {
        publicUrl: officeSite.publicUrl,
        smtpUrl: mailbox.url,
        mailFrom: undefined,
        devMailbox: false,
      },
      log: { error: () => {}, warn: () => {} },
      now: () => now,
    });
    const [mail] = await mailbox.mailsTo('mathieu@exemple.be');
    expect(mail?.subject).toBe('Votre visite');
    expect(mail?.replyTo?.[0]?.address).toBe('eline@agency.example');
    const plain = mail?.text?.replaceAll('\u00a0', ' ');
    expect(plain?.match(/jeudi 26 novembre à 10 h/g)).toHaveLength(1);
    expect(plain).toContain('Choisir un moment');
    expect(mail?.html).not.toContain('{{');
    expect(await leadOf(id)).toMatchObject({ status: 'waiting', first_answer_at: now });
    const after = await page(`/office/requests/${id}/`);
    expect(after).toContain('Antwoord van Eline Vermeersch');
    expect(after).toContain('verstuurd, 14.34 uur');
  });

  it('to somebody whose visit is booked confirms its moment, and offers no other', async () => {
    const property_id = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
    const given = { form: 'visit', first_name: 'Mathieu', email: 'mathieu@exemple.be', language: 'fr' };
    const id = await ask({ ...given, property_id });
    const of = async (status: string, day: string) => {
      const [starts_at, ends_at] = [new Date(`${day}T09:00:00Z`), new Date(`${day}T09:45:00Z`)];
      await database.deleteFrom('appointment').where('lead_id', '=', id).execute();
      await database
        .insertInto('appointment')
        .values({ lead_id: id, property_id, status, starts_at, ends_at })
        .execute();
      return page(`/office/requests/${id}/`);
    };
    const booked = await of('confirmed', '2026-11-26');
    expect(booked).toContain('jeudi 26 novembre de 10 h à 10 h 45\n\nUn empêchement');
    expect(booked).not.toContain('Ces moments sont encore libres');
    expect(await of('confirmed', '2026-11-19')).toContain('Merci pour votre message');
    expect(await of('cancelled', '2026-11-26')).toContain('Ces moments sont encore libres');
  });

  it('takes what a button puts into it, at the end of what was typed where there is no JavaScript', async () => {
    const property_id = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
    const id = await ask({ property_id });
    const shown = await page(`/office/requests/${id}/`);
    expect(shown.match(/value="insert:\w+"/g)).toEqual([
      'value="insert:firstname"',
      'value="insert:property"',
    ]);
    const insert = (field: string, typed: string) => answer(id, { do: `insert:${field}`, text: typed });
    const named = await insert('firstname', 'Dag');
    expect(named.status).toBe(200);
    expect(await text(named)).toMatch(/>Dag Annelies<\/textarea>/);
    expect(await text(await insert('property', 'Het gaat om'))).toContain('>Het gaat om Kouter 12, Gent<');
    const inserted = await insert('slots', 'Dag,\r\n');
    expect(await text(inserted)).toContain('>Dag,\n\n{{slots}}\n\n</textarea>');
    expect((await insert('sender', '')).status).toBe(400);
    expect(await database.selectFrom('mail_message').select('id').execute()).toEqual([]);
  });

  it('is not sent twice: the second is told what the first said, and keeps what was typed', async () => {
    const id = await ask({ agent_id: agent });
    await send(`/office/requests/${id}/presence/`, {}, jonas.cookie);
    expect(await page(`/office/requests/${id}/`)).toContain('Jonas Baert antwoordt sinds 14.34 uur');
    expect((await answer(id, { subject: 'Van Jonas' }, jonas.cookie)).status).toBe(303);
    expect(await page(`/office/requests/${id}/`)).not.toContain('antwoordt sinds');

    const second = await answer(id, { subject: 'Van Eline', text: 'Mijn lange antwoord' });
    expect(second.status).toBe(409);
    const told = await text(second);
    expect(told).toContain('Jonas Baert heeft intussen geantwoord');
    expect(told).toContain('Van Jonas');
    expect(told).toContain('value="Van Eline"');
    expect(told).toContain('Mijn lange antwoord');
    const seen = /name="seen" value="(\d+)"/.exec(told)?.[1] ?? '0';
    expect(Number(seen)).toBeGreaterThan(0);
    expect((await answer(id, { seen })).status).toBe(303);
    expect(await database.selectFrom('mail_message').select('id').execute()).toHaveLength(2);
  });

  it('of two at the same moment goes out once', async () => {
    const id = await ask();
    const both = await Promise.all([answer(id, {}), answer(id, {}, jonas.cookie)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('is counted in office hours', async () => {
    const id = await ask();
    const asked = new Date('2026-11-20T19:00:00Z');
    await database.updateTable('lead').set({ created_at: asked }).where('id', '=', id).execute();
    await answer(id, {});
    const times = await findAnswerTimes(database, {
      from: new Date(now.getTime() - dayMs),
      until: new Date(now.getTime() + 1),
    });
    expect(times).toEqual({ count: 1, median: 5 * 60 + 34, ninetieth: 5 * 60 + 34 });
  });

  it('begins with the agency’s own words, where it has some', async () => {
    const words = { id: 'information', do: 'keep' };
    const fields = Object.fromEntries(
      ['nl', 'fr', 'de', 'en'].flatMap((language) => [
        [`subject-${language}`, `Onderwerp ${language}`],
        [`body-${language}`, `Hallo {{firstname}} ${language}`],
      ]),
    );
    const templates = '/office/requests/templates/';
    const wrong = await send(templates, { ...words, ...fields, 'body-nl': 'Dag {{voornaam}}' }, eline.cookie);
    expect([wrong.status, (await text(wrong)).includes('{{voornaam}} bestaat niet')]).toEqual([422, true]);
    expect((await send(templates, { ...words, ...fields }, eline.cookie)).status).toBe(303);
    const id = await ask({ property_id: await addProperty(database, {}) });
    expect(await page(`/office/requests/${id}/`)).toContain('Hallo Annelies nl');
    await send(templates, { id: 'information', do: 'remove' }, eline.cookie);
    expect(await page(`/office/requests/${id}/`)).toContain('Bedankt voor uw vraag');
  });
});

it('takes notes, calls, and what is put off', async () => {
  const id = await ask();
  const here = `/office/requests/${id}/`;
  expect((await send(here, { do: 'note', note: ' ' }, eline.cookie)).status).toBe(422);
  await send(here, { do: 'note', note: 'Heeft een hond' }, eline.cookie);
  expect(await leadOf(id)).toMatchObject({ status: 'open', first_answer_at: null });
  await send(here, { do: 'call', note: 'Belt terug' }, eline.cookie);
  expect(await leadOf(id)).toMatchObject({ first_answer_at: now });
  await send(here, { do: 'snooze', until: 'monday' }, eline.cookie);
  expect((await leadOf(id)).snoozed_until).toEqual(new Date('2026-11-30T08:00:00Z'));
  expect(await page('/office/requests/')).toContain('Er wacht niets');
  const shown = await page(here);
  for (const words of ['Heeft een hond', 'Belt terug', 'Uitgesteld tot 30-11-2026'])
    expect(shown).toContain(words);
  await send(here, { do: 'take-up' }, eline.cookie);
  expect(await page('/office/requests/')).toContain('Annelies');
});
