import { beforeEach, describe, expect, it } from 'vitest';
import { takeSlot, ViewingFull } from '#commands/book-viewing.ts';
import { dayOf, formatTime } from '#domain/dates.ts';
import { countryIds } from '#domain/region.ts';
import { openDays, timeOn } from '#domain/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';

const { request, database } = await createTestApp();
const agent = await addAgent(database);
const house = await addProperty(database, { agent_id: agent });
const flat = await addProperty(database, {
  agent_id: agent,
  purpose: 'rent',
  type: 'apartment',
  price_cents: 950_00,
  bedrooms: 2,
});
const shown = await addProperty(database, { agent_id: agent });

const person = {
  title: 'ms',
  first_name: 'Annelies',
  last_name: 'Peeters',
  email: 'annelies@voorbeeld.be',
  phone: '0470 12 34 56',
  privacy: 'yes',
};
const days = openDays(new Date(), countryIds.belgium);
const day = days[3] ?? '';
const moment = (on = day, from = '10:00', to = '13:00') => `${on}T${from}-${to}`;

async function addSlot(propertyId: number, hour: number, capacity = 1): Promise<string> {
  const startsAt = timeOn(day, `${hour}:00`);
  const endsAt = timeOn(day, `${hour}:40`);
  await database
    .insertInto('viewing_slot')
    .values({ property_id: propertyId, agent_id: agent, starts_at: startsAt, ends_at: endsAt, capacity })
    .execute();
  return moment(dayOf(startsAt), formatTime(startsAt), formatTime(endsAt));
}

let visitors = 0;

async function send(path: string, fields: Record<string, string>, captcha = true) {
  visitors += 1;
  return request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': `198.51.100.${visitors % 250}` },
    body: new URLSearchParams({ ...(captcha && (await passCaptcha(database, 'visit'))), ...fields }),
  });
}

const visitPath = (id: number) => `/nl/bezoek-aanvragen/${id}/`;
const mails = () => database.selectFrom('mail_message').selectAll().orderBy('position').execute();
const visits = () => database.selectFrom('appointment').selectAll().orderBy('id').execute();
const calendarIn = (data: unknown) => (data as { calendar?: string }).calendar ?? '';
const linkIn = (data: unknown) => (data as { movePath: string }).movePath;

beforeEach(async () => {
  for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot', 'request_count'] as const)
    await database.deleteFrom(table).execute();
});

describe('a home without times of its own', () => {
  it('is asked for in parts of days, as a wish', async () => {
    const page = await request(visitPath(house));
    const html = await page.text();
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`value="${moment()}"`);
    const answer = await send(visitPath(house), { ...person, moments: moment() });
    const thanks = answer.headers.get('Location') ?? '';
    expect([answer.status, thanks.split('?')[0]]).toEqual([303, '/nl/bedankt/contact-appointment/']);
    const thanked = await (await request(thanks)).text();
    expect(thanked).toContain('Bedankt, Annelies.');
    expect(thanked).not.toContain('visit.ics');
    expect(await visits()).toMatchObject([
      { status: 'requested', property_id: house, agent_id: agent, wished: [moment()], starts_at: null },
    ]);
    expect(await mails()).toMatchObject([
      { template: 'request-for-agent', recipient: 'eline@agency.example', reply_to: person.email },
      { template: 'appointment', recipient: person.email, data: { change: 'requested' } },
    ]);
  });

  it('wants a moment that is offered', async () => {
    const none = await send(visitPath(house), person);
    expect([none.status, (await none.text()).includes('Kies minstens één moment')]).toEqual([422, true]);
    const sunday = await send(visitPath(house), { ...person, moments: moment('2020-01-05') });
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
    expect((await send(visitPath(house), { ...person, moments: moment() })).status).toBe(422);
  });
});

describe('a home to let', () => {
  it('has conditions that are agreed to beforehand', async () => {
    const html = await (await request(visitPath(flat))).text();
    for (const said of ['€ 2.850', '€ 950', 'hoogstens</dt>'])
      expect(html.replaceAll(' ', ' ')).toContain(said);
    const refused = await send(visitPath(flat), { ...person, moments: moment() });
    expect([refused.status, (await refused.text()).includes('voorwaarden van de verhuur')]).toEqual([
      422,
      true,
    ]);
    expect((await send(visitPath(flat), { ...person, moments: moment(), terms: 'yes' })).status).toBe(303);
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
    const time = await addSlot(house, 14);
    const answer = await send(visitPath(house), { ...person, time, remark: 'Zie www.evil.example' });
    expect(answer.status).toBe(303);
    expect(await visits()).toMatchObject([{ status: 'confirmed', starts_at: timeOn(day, '14:00') }]);
    const [, toVisitor, toAgent] = await mails();
    expect(toVisitor).toMatchObject({
      recipient: person.email,
      // Whoever it may not be from gets no link.
      data: { change: 'confirmed', remark: 'Zie …' },
    });
    expect(toAgent).toMatchObject({ recipient: 'eline@agency.example', reply_to: person.email });
    const calendar = calendarIn(toVisitor?.data);
    expect(calendar).toContain(`DTSTART;TZID=Europe/Brussels:${day.replaceAll('-', '')}T140000`);
    expect(calendar).toContain('METHOD:REQUEST');
  });

  it('keeps all that was typed of who comes too late, and says that it is full', async () => {
    const time = await addSlot(house, 14);
    await addSlot(house, 15);
    await send(visitPath(house), { ...person, time });
    const late = await send(visitPath(house), { ...person, first_name: 'Joris', time });
    const html = await late.text();
    expect(late.status).toBe(422);
    expect(html).toContain('De afspraken zijn volzet');
    expect(html).toContain('value="Joris"');
    expect(await database.selectFrom('lead').select('first_name').execute()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
  });

  it('takes the same twice for one visit, also when it was the last place', async () => {
    const time = await addSlot(house, 14);
    const statuses = [
      await send(visitPath(house), { ...person, time }),
      await send(visitPath(house), { ...person, time }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await visits()).toHaveLength(1);
  });

  it('lets one of a hundred who ask at once have the last place; the others read that it is full', async () => {
    const time = await addSlot(house, 14);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const answer = await send(visitPath(house), {
          ...person,
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
  }, 60_000);

  it('has no place at a time that has begun', async () => {
    const startsAt = new Date(Date.now() - 60_000);
    await database
      .insertInto('viewing_slot')
      .values({
        property_id: house,
        agent_id: agent,
        starts_at: startsAt,
        ends_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const taken = database
      .transaction()
      .execute((transaction) => takeSlot(transaction, { propertyId: house, startsAt }, new Date()));
    await expect(taken).rejects.toThrow(ViewingFull);
  });
});

describe('the page that thanks for a booked visit', () => {
  async function thanked() {
    const time = await addSlot(house, 14);
    return (await send(visitPath(house), { ...person, time })).headers.get('Location') ?? '';
  }
  const fileOn = async (page: string) =>
    (/href="([^"]*visit\.ics[^"]*)"/.exec(await (await request(page)).text())?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );

  it('has a calendar file, and is of this visitor alone', async () => {
    const thanks = await thanked();
    const page = await request(thanks);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await page.text()).toContain('Uw bezoek staat vast.');
    const file = await request(await fileOn(thanks));
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Cache-Control')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'no-store',
    ]);
    const text = await file.text();
    expect(text).toContain(`DTSTART;TZID=Europe/Brussels:${day.replaceAll('-', '')}T140000`);
    expect(text).not.toContain(person.email);
    // The same event as that of the mail, so that it is in the calendar once.
    const uid = /UID:.*/.exec(text)?.[0];
    expect(calendarIn((await mails())[1]?.data)).toContain(uid);
    expect(await fileOn(linkIn((await mails())[1]?.data))).toBe(await fileOn(thanks));
  });

  it('knows nothing without its token, with one that was changed, or of a visit that was cancelled', async () => {
    const thanks = await thanked();
    const file = await fileOn(thanks);
    const path = thanks.split('?')[0] ?? '';
    for (const address of [
      path,
      `${path}?token=1`,
      thanks.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
    ]) {
      const html = await (await request(address)).text();
      expect(html).toContain('Bedankt.');
      expect(html).not.toMatch(/visit\.ics|Annelies/);
    }
    expect((await request(file.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')))).status).toBe(404);
    await send(linkIn((await mails())[1]?.data), { do: 'cancel' }, false);
    expect((await request(file)).status).toBe(404);
    expect(await fileOn(thanks)).toBe('');
  });

  it('opens no door to the appointment itself', async () => {
    const token = (await thanked()).split('?')[1];
    expect((await request(`/nl/afspraak/?${token}`)).status).toBe(404);
  });

  it('is the same for who sends the same twice', async () => {
    const time = await addSlot(house, 14);
    const first = await send(visitPath(house), { ...person, time });
    const second = await send(visitPath(house), { ...person, time });
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
  });
});

describe('the link of an appointment', () => {
  async function booked() {
    const time = await addSlot(house, 14);
    const other = await addSlot(house, 16);
    await send(visitPath(house), { ...person, time });
    return { link: linkIn((await mails())[1]?.data), other };
  }
  const counts = () => database.selectFrom('viewing_slot').select('booked').orderBy('starts_at').execute();

  it('changes nothing when it is opened', async () => {
    const { link } = await booked();
    const page = await request(link);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await page.text()).toContain('Uw bezoek staat vast');
    expect(await visits()).toMatchObject([{ status: 'confirmed', revision: 0 }]);
  });

  it('cancels: the place is free again, both are told, and calendars too', async () => {
    const { link } = await booked();
    expect((await send(link, { do: 'cancel' }, false)).status).toBe(303);
    expect(await visits()).toMatchObject([{ status: 'cancelled', revision: 1, slot_id: null }]);
    expect(await counts()).toEqual([{ booked: 0 }, { booked: 0 }]);
    const told = (await mails()).slice(3);
    expect(told.map(({ recipient }) => recipient)).toEqual([person.email, 'eline@agency.example']);
    expect(calendarIn(told[0]?.data)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    // Once more is nothing more.
    expect((await send(link, { do: 'cancel' }, false)).status).toBe(303);
    expect(await mails()).toHaveLength(5);
    expect(await (await request(link)).text()).toContain('geannuleerd');
  });

  it('moves: the old place is free, the new one taken, under the same UID', async () => {
    const { link, other } = await booked();
    const answer = await send(link, { do: 'move', time: other }, false);
    expect(answer.status).toBe(303);
    expect((await request(answer.headers.get('Location') ?? '')).status).toBe(200);
    expect(await visits()).toMatchObject([
      { status: 'confirmed', revision: 1, starts_at: timeOn(day, '16:00') },
    ]);
    expect(await counts()).toEqual([{ booked: 0 }, { booked: 1 }]);
    const all = (await mails()).map(({ data }) => calendarIn(data));
    const uids = new Set(all.flatMap((file) => /UID:(.*)\r/.exec(file)?.[1] ?? []));
    expect(uids.size).toBe(1);
    expect(all.at(-1)).toContain('SEQUENCE:1');
  });

  it('says when the new time is full, and leaves the visit where it was', async () => {
    const { link, other } = await booked();
    await send(visitPath(house), { ...person, first_name: 'Joris', time: other });
    const answer = await send(link, { do: 'move', time: other }, false);
    expect([answer.status, (await answer.text()).includes('De afspraken zijn volzet')]).toEqual([422, true]);
    expect(await counts()).toEqual([{ booked: 1 }, { booked: 1 }]);
    expect((await send(link, { do: 'move', time: 'morgen' }, false)).status).toBe(422);
  });

  it('lets two change places at once without waiting for each other for ever', async () => {
    const { link, other } = await booked();
    await send(visitPath(house), { ...person, first_name: 'Joris', time: other });
    const theirs = linkIn((await mails())[4]?.data);
    const first = moment(day, '14:00', '14:40');
    const answers = await Promise.all([
      send(link, { do: 'move', time: other }, false),
      send(theirs, { do: 'move', time: first }, false),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });

  it.each([
    ['none', () => '/nl/afspraak/'],
    [
      'of another appointment',
      (link: string) => link.replace(/token=(\d+)/, (_, id) => `token=${Number(id) + 1}`),
    ],
    ['that was changed', (link: string) => `${link.slice(0, -2)}xx`],
    ['that is no token', () => '/nl/afspraak/?token=1'],
  ])('opens nothing with a token: %s', async (_, change) => {
    const { link } = await booked();
    expect((await request(change(link))).status).toBe(404);
    expect((await send(change(link), { do: 'cancel' }, false)).status).toBe(404);
    expect(await visits()).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('the link of a wish', () => {
  async function wished() {
    await send(visitPath(house), { ...person, moments: moment() });
    return linkIn((await mails())[1]?.data);
  }
  const other = moment(days[4]);
  const wish = (link: string, moments: string) => send(link, { do: 'wish', moments }, false);

  it('takes other parts of days, and tells both', async () => {
    const link = await wished();
    const html = await (await request(link)).text();
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${moment()}"`));
    expect(html).toContain(`value="${other}"`);
    expect((await wish(link, other)).status).toBe(303);
    expect(await visits()).toMatchObject([{ status: 'requested', revision: 1, wished: [other] }]);
    const told = (await mails()).slice(2);
    expect(told).toMatchObject([
      { recipient: person.email, data: { change: 'other_wish' } },
      { recipient: 'eline@agency.example', reply_to: person.email, data: { change: 'other_wish' } },
    ]);
    // The same again is nothing more.
    expect((await wish(link, other)).status).toBe(303);
    expect(await mails()).toHaveLength(4);
  });

  it('leaves the time that the agent gave until there is another', async () => {
    const link = await wished();
    const time = { starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:40') };
    await database
      .updateTable('appointment')
      .set({ status: 'confirmed', wished: '[]', ...time })
      .execute();
    expect((await wish(link, other)).status).toBe(303);
    expect(await visits()).toMatchObject([{ status: 'confirmed', wished: [other], ...time }]);
    expect(await (await request(link)).text()).toContain('U vroeg een ander moment');
  });

  it.each([
    ['nothing', ''],
    ['a day long gone', moment('2020-01-06')],
    ['what is no moment', 'morgen'],
  ])('refuses %s', async (_, typed) => {
    const link = await wished();
    expect((await wish(link, typed)).status).toBe(422);
    expect(await visits()).toMatchObject([{ revision: 0, wished: [moment()] }]);
  });

  it('takes none where the home has times now', async () => {
    const link = await wished();
    await addSlot(house, 14);
    expect((await wish(link, other)).status).toBe(422);
  });

  it('floods nobody: ten changes an hour', async () => {
    const link = await wished();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await wish(link, index % 2 ? moment() : other)).status);
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    expect(await mails()).toHaveLength(22);
    expect((await send(link, { do: 'cancel' }, false)).status).toBe(303);
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
    expect((await send(visitPath(id), { ...person, moments: moment() })).status).toBe(status);
    expect(await visits()).toEqual([]);
  });

  it.each(['0', 'abc', '99999999999'])('is none: %s', async (id) => {
    expect((await request(`/nl/bezoek-aanvragen/${id}/`)).status).toBe(404);
  });
});
