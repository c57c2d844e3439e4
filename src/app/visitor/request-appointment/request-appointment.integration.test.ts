import { describe, expect, it, onTestFinished } from 'vitest';
import { SlotFull, takeSlot } from '#commands/appointment/book-appointment.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { appointmentPath, calendarIn, day, houseToSee, moment, visitor } from '#test/appointments.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const app = await createTestApp();
const { request, database } = app;
const { agent, house, addSlot, askAppointment, mails, appointments } = await houseToSee(app);
const flat = await addProperty(database, {
  agent_id: agent,
  purpose: 'rent',
  type: 'apartment',
  price_cents: 950_00,
  bedrooms: 2,
});
const shown = await addProperty(database, { agent_id: agent });

describe('a property without times of its own', () => {
  it('takes a period of absence only as a whole', async () => {
    const answer = await askAppointment(house, { moments: moment(), away_until: day });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Vul zowel de begin- als de einddatum in');
    const asked = await askAppointment(house, { moments: moment(), away_from: day, away_until: day });
    expect(asked.status).toBe(303);
  });

  it('tells of half a period at once with all else that lacks, in the order of the form', async () => {
    const answer = await askAppointment(house, { first_name: '', email: 'annelies@', away_until: day });
    const summary = (await answer.text()).match(/role="alert"[\s\S]*?<\/ul>/)?.[0];
    expect(summary).toMatch(/één moment.*Voornaam is verplicht.*e-mailadres.*begin- als de einddatum/s);
  });

  it('is asked for in parts of days, as a wish', async () => {
    const page = await request(appointmentPath(house));
    const html = await page.text();
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`value="${moment()}"`);
    const answer = await askAppointment(house, { moments: moment() });
    const thanks = answer.headers.get('Location') ?? '';
    expect([answer.status, thanks.split('?')[0]]).toEqual([303, '/nl/bedankt/contact-appointment/']);
    const thanked = await (await request(thanks)).text();
    expect(thanked).toContain('Bedankt, Annelies.');
    expect(thanked).not.toContain('visit.ics');
    expect(await appointments()).toMatchObject([
      { status: 'requested', property_id: house, agent_id: agent, wished: [moment()], starts_at: null },
    ]);
    expect(await mails()).toMatchObject([
      { template: 'request-for-agent', recipient: 'eline@agency.example', reply_to: visitor.email },
      { template: 'appointment', recipient: visitor.email, data: { change: 'requested' } },
    ]);
  });

  it('wants a moment that is offered', async () => {
    const none = await askAppointment(house, {});
    expect([none.status, (await none.text()).includes('Kies minstens één moment')]).toEqual([422, true]);
    const sunday = await askAppointment(house, { moments: moment('2020-01-05') });
    expect(sunday.status).toBe(422);
    expect(await appointments()).toEqual([]);
  });

  it('has no place in a part in which the agent has appointments enough', async () => {
    for (const minutes of ['00', '20', '40']) {
      await database
        .insertInto('appointment')
        .values({
          property_id: shown,
          agent_id: agent,
          status: 'confirmed',
          starts_at: timeOn(day, `10:${minutes}`),
          ends_at: timeOn(day, '11:00'),
        })
        .execute();
    }
    const html = await (await request(appointmentPath(house))).text();
    expect(html).toContain('volzet');
    expect(html).not.toContain(`value="${moment()}"`);
    expect((await askAppointment(house, { moments: moment() })).status).toBe(422);
  });
});

describe('a property to let', () => {
  it('says nothing of income and occupants where the agency has not asked for it', async () => {
    const html = (await (await request(appointmentPath(flat))).text()).replaceAll('\u00a0', ' ');
    expect(html).not.toMatch(/Maximum aantal bewoners<\/dt>|Netto-inkomen/);
  });

  it('has conditions that are agreed to beforehand', async () => {
    const visits = { ...defaultSettings.visits, incomeInRents: 3, personsPerBedroom: 2 };
    const store = (settings: Settings) =>
      database.transaction().execute((transaction) => replaceSettings(transaction, settings));
    onTestFinished(() => store(defaultSettings));
    await store({ ...defaultSettings, visits });
    const html = await (await request(appointmentPath(flat))).text();
    for (const said of ['€ 2.850', '€ 950', 'Maximum aantal bewoners</dt>'])
      expect(html.replaceAll(' ', ' ')).toContain(said);
    const refused = await askAppointment(flat, { moments: moment() });
    expect([refused.status, (await refused.text()).includes('voorwaarden van de verhuur')]).toEqual([
      422,
      true,
    ]);
    expect((await askAppointment(flat, { moments: moment(), terms: 'yes' })).status).toBe(303);
  });

  it('does not tell a hidden rent', async () => {
    const hidden = await addProperty(database, {
      purpose: 'rent',
      type: 'office',
      price_cents: 1_234_00,
      publish_price: false,
    });
    const html = await pageWithData({ request }, appointmentPath(hidden));
    expect(html).not.toMatch(/1\.234|3\.702/);
  });
});

describe('a property with times', () => {
  it('is booked at once, with a calendar file for both', async () => {
    const time = await addSlot(14);
    const answer = await askAppointment(house, { time, remark: 'Zie www.evil.example' });
    expect(answer.status).toBe(303);
    expect(await appointments()).toMatchObject([{ status: 'confirmed', starts_at: timeOn(day, '14:00') }]);
    const [, toVisitor, toAgent] = await mails();
    expect(toVisitor).toMatchObject({
      recipient: visitor.email,
      // Another person may have typed the address, so it gets no link.
      data: { change: 'confirmed', remark: 'Zie …' },
    });
    expect(toAgent).toMatchObject({ recipient: 'eline@agency.example', reply_to: visitor.email });
    const calendar = calendarIn(toVisitor?.data);
    expect(readCalendar(calendar)).toMatchObject({
      method: 'REQUEST',
      events: [{ startsAt: timeOn(day, '14:00'), sequence: 0 }],
    });
  });

  it('keeps all that was typed of who comes too late, and says that it is full', async () => {
    const time = await addSlot(14);
    await addSlot(15);
    await askAppointment(house, { time });
    const late = await askAppointment(house, { first_name: 'Joris', time });
    const html = await late.text();
    expect(late.status).toBe(422);
    expect(html).toContain('De afspraken zijn volzet');
    expect(html).toContain('value="Joris"');
    expect(await database.selectFrom('lead').select('first_name').execute()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
  });

  it('takes the same twice for one appointment, also when it was the last place', async () => {
    const time = await addSlot(14);
    const statuses = [await askAppointment(house, { time }), await askAppointment(house, { time })];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await appointments()).toHaveLength(1);
  });

  it('lets one of a hundred who ask at once have the last place; the others read that it is full', async () => {
    const time = await addSlot(14);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const ask = () => askAppointment(house, { email: `bezoeker${index}@voorbeeld.be`, time });
        let answer = await ask();
        // A busy machine turns some away, who come back.
        while (answer.status === 503) answer = await ask();
        return { status: answer.status, isFull: (await answer.text()).includes('De afspraken zijn volzet') };
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status, isFull }) => status === 422 && isFull)).toHaveLength(99);
    expect(await appointments()).toHaveLength(1);
    expect(await database.selectFrom('viewing_slot').select('booked').execute()).toEqual([{ booked: 1 }]);
  });

  it('has no place at a time that has begun', async () => {
    const startsAt = new Date(Date.now() - minuteMs);
    await database
      .insertInto('viewing_slot')
      .values({
        property_id: house,
        agent_id: agent,
        starts_at: startsAt,
        ends_at: new Date(Date.now() + minuteMs),
      })
      .execute();
    const taken = database
      .transaction()
      .execute((transaction) => takeSlot(transaction, { propertyId: house, startsAt }, new Date()));
    await expect(taken).rejects.toThrow(SlotFull);
  });
});

describe('a property that cannot be visited', () => {
  it.each([
    ['is sold', 302, { availability: 'sold' }],
    ['was withdrawn', 410, { publication: 'withdrawn' }],
    ['is a draft', 404, { publication: 'draft' }],
  ] as const)('%s', async (_, status, given) => {
    const id = await addProperty(database, given);
    expect((await request(appointmentPath(id))).status).toBe(status);
    expect((await askAppointment(id, { moments: moment() })).status).toBe(status);
    expect(await appointments()).toEqual([]);
  });

  it.each(['0', 'abc', '99999999999'])('is none: %s', async (id) => {
    expect((await request(`/nl/bezoek-aanvragen/${id}/`)).status).toBe(404);
  });
});
