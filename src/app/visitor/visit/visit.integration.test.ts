import { describe, expect, it } from 'vitest';
import { takeSlot, ViewingFull } from '#commands/appointment/book-viewing.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';
import { calendarIn, day, houseToVisit, moment, visitor, visitPath } from '#test/visits.ts';

const app = await createTestApp();
const { request, database } = app;
const { agent, house, addSlot, askVisit, mails, visits } = await houseToVisit(app);
const flat = await addProperty(database, {
  agent_id: agent,
  purpose: 'rent',
  type: 'apartment',
  price_cents: 950_00,
  bedrooms: 2,
});
const shown = await addProperty(database, { agent_id: agent });

describe('a home without times of its own', () => {
  it('is asked for in parts of days, as a wish', async () => {
    const page = await request(visitPath(house));
    const html = await page.text();
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`value="${moment()}"`);
    const answer = await askVisit(house, { moments: moment() });
    const thanks = answer.headers.get('Location') ?? '';
    expect([answer.status, thanks.split('?')[0]]).toEqual([303, '/nl/bedankt/contact-appointment/']);
    const thanked = await (await request(thanks)).text();
    expect(thanked).toContain('Bedankt, Annelies.');
    expect(thanked).not.toContain('visit.ics');
    expect(await visits()).toMatchObject([
      { status: 'requested', property_id: house, agent_id: agent, wished: [moment()], starts_at: null },
    ]);
    expect(await mails()).toMatchObject([
      { template: 'request-for-agent', recipient: 'eline@agency.example', reply_to: visitor.email },
      { template: 'appointment', recipient: visitor.email, data: { change: 'requested' } },
    ]);
  });

  it('wants a moment that is offered', async () => {
    const none = await askVisit(house, {});
    expect([none.status, (await none.text()).includes('Kies minstens één moment')]).toEqual([422, true]);
    const sunday = await askVisit(house, { moments: moment('2020-01-05') });
    expect(sunday.status).toBe(422);
    expect(await visits()).toEqual([]);
  });

  it('has no place in a part in which the agent has visits enough', async () => {
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
    const html = await (await request(visitPath(house))).text();
    expect(html).toContain('volzet');
    expect(html).not.toContain(`value="${moment()}"`);
    expect((await askVisit(house, { moments: moment() })).status).toBe(422);
  });
});

describe('a home to let', () => {
  it('has conditions that are agreed to beforehand', async () => {
    const html = await (await request(visitPath(flat))).text();
    for (const said of ['€ 2.850', '€ 950', 'hoogstens</dt>'])
      expect(html.replaceAll(' ', ' ')).toContain(said);
    const refused = await askVisit(flat, { moments: moment() });
    expect([refused.status, (await refused.text()).includes('voorwaarden van de verhuur')]).toEqual([
      422,
      true,
    ]);
    expect((await askVisit(flat, { moments: moment(), terms: 'yes' })).status).toBe(303);
  });

  it('does not tell a hidden rent', async () => {
    const hidden = await addProperty(database, {
      purpose: 'rent',
      type: 'apartment',
      price_cents: 1_234_00,
      publish_price: false,
    });
    const html = await pageWithData({ request }, visitPath(hidden));
    expect(html).not.toMatch(/1\.234|3\.702/);
  });
});

describe('a home with times', () => {
  it('is booked at once, with a calendar file for both', async () => {
    const time = await addSlot(14);
    const answer = await askVisit(house, { time, remark: 'Zie www.evil.example' });
    expect(answer.status).toBe(303);
    expect(await visits()).toMatchObject([{ status: 'confirmed', starts_at: timeOn(day, '14:00') }]);
    const [, toVisitor, toAgent] = await mails();
    expect(toVisitor).toMatchObject({
      recipient: visitor.email,
      // Whoever it may not be from gets no link.
      data: { change: 'confirmed', remark: 'Zie …' },
    });
    expect(toAgent).toMatchObject({ recipient: 'eline@agency.example', reply_to: visitor.email });
    const calendar = calendarIn(toVisitor?.data);
    expect(calendar).toContain(`DTSTART;TZID=Europe/Brussels:${day.replaceAll('-', '')}T140000`);
    expect(calendar).toContain('METHOD:REQUEST');
  });

  it('keeps all that was typed of who comes too late, and says that it is full', async () => {
    const time = await addSlot(14);
    await addSlot(15);
    await askVisit(house, { time });
    const late = await askVisit(house, { first_name: 'Joris', time });
    const html = await late.text();
    expect(late.status).toBe(422);
    expect(html).toContain('De afspraken zijn volzet');
    expect(html).toContain('value="Joris"');
    expect(await database.selectFrom('lead').select('first_name').execute()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
  });

  it('takes the same twice for one visit, also when it was the last place', async () => {
    const time = await addSlot(14);
    const statuses = [await askVisit(house, { time }), await askVisit(house, { time })];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await visits()).toHaveLength(1);
  });

  it('lets one of a hundred who ask at once have the last place; the others read that it is full', async () => {
    const time = await addSlot(14);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const answer = await askVisit(house, {
          email: `bezoeker${index}@voorbeeld.be`,
          time,
        });
        return { status: answer.status, isFull: (await answer.text()).includes('De afspraken zijn volzet') };
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status, isFull }) => status === 422 && isFull)).toHaveLength(99);
    expect(await visits()).toHaveLength(1);
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
    await expect(taken).rejects.toThrow(ViewingFull);
  });
});

describe('a home that cannot be visited', () => {
  it.each([
    ['is sold', 302, { availability: 'sold' }],
    ['was withdrawn', 410, { publication: 'withdrawn' }],
    ['is a draft', 404, { publication: 'draft' }],
  ] as const)('%s', async (_, status, given) => {
    const id = await addProperty(database, given);
    expect((await request(visitPath(id))).status).toBe(status);
    expect((await askVisit(id, { moments: moment() })).status).toBe(status);
    expect(await visits()).toEqual([]);
  });

  it.each(['0', 'abc', '99999999999'])('is none: %s', async (id) => {
    expect((await request(`/nl/bezoek-aanvragen/${id}/`)).status).toBe(404);
  });
});
