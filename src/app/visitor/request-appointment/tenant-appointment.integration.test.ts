import { describe, expect, it } from 'vitest';
import { erasePerson } from '#commands/person/erase-person.ts';
import { dayMs } from '#domain/time/durations.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { remindAppointments } from '#mail/appointment/remind-appointments.ts';
import { href } from '#site/paths/paths.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { appointmentPath, calendarIn, day, houseToSee, moment } from '#test/appointments.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPlans, addProperty } from '#test/factories.ts';

const app = await createTestApp();
const { request, database } = app;
const { agent, send, mails, appointments } = await houseToSee(app);

const jobs = { enqueue: async () => {} };

const home = {
  agent_id: agent,
  purpose: 'rent',
  type: 'apartment',
  price_cents: 950_00,
  bedrooms: 2,
} as const;
const inBrussels = { ...home, region: 'brussels', postal_code: '1030', city: 'Schaarbeek' } as const;
const flat = await addProperty(database, inBrussels);
const inWallonia = await addProperty(database, { ...home, region: 'wallonia', postal_code: '5000' });

const listed = { first_name: 'Annelies', last_name: 'Peeters', privacy: 'yes' };

/** Fields that an outdated form, or a stranger's program, may send along. */
const unlisted = {
  title: 'ms',
  email: 'meer@voorbeeld.be',
  phone: '0499 99 99 99',
  remark: 'Wij zijn met drie',
  contact_by: 'phone',
  newsletter: 'yes',
  terms: 'yes',
  income: '3000',
};

async function ask(path: string, form: 'visit' | 'contact_me' | 'documents', fields: Record<string, string>) {
  return send(path, { ...(await passCaptcha(database, form)), ...listed, ...fields });
}
const askToCome = (fields: Record<string, string>) =>
  ask(appointmentPath(flat), 'visit', { moments: moment(), ...fields });
const leads = () => database.selectFrom('lead').selectAll().orderBy('id').execute();

/** Without the fields that the server itself adds: its key, the captcha and how the visitor came. */
const questionsOn = async (path: string) => {
  const html = await (await request(path)).text();
  const form = html.slice(html.search(/<form[^>]* method="post"/)).split('</form>')[0] ?? '';
  const names = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
  const own = ['idempotency_key', 'captcha_work', 'campaign', 'referrer', 'company_fax'];
  return [...new Set(names)].filter((name) => name && !own.includes(name));
};

describe('an appointment at a home to let, where a law lists what may be asked', () => {
  it.each([
    ['Brussels', flat],
    ['Wallonia', inWallonia],
  ])('asks in %s only a name and one means of contact', async (_, id) => {
    expect(await questionsOn(appointmentPath(id))).toEqual([
      'moments',
      'first_name',
      'last_name',
      'reach',
      'privacy',
    ]);
    const said = (await (await request(appointmentPath(id))).text()).replaceAll(' ', ' ');
    expect(said).toContain('€ 950');
    expect(said).not.toMatch(/€ 2\.850|Netto-inkomen|Aantal bewoners/);
  });

  it.each([
    ['a flat in Flanders', home],
    ['a flat for sale in Brussels', { ...inBrussels, purpose: 'sale' }],
    ['an office to let in Brussels', { ...inBrussels, type: 'office' }],
  ] as const)('asks more of who comes to see %s', async (_, given) => {
    const names = await questionsOn(appointmentPath(await addProperty(database, given)));
    expect(names).toEqual(expect.arrayContaining(['title', 'email', 'phone', 'remark']));
  });

  it('neither keeps nor mails what is not on the list', async () => {
    expect((await askToCome({ ...unlisted, reach: 'annelies@voorbeeld.be' })).status).toBe(303);
    const [lead] = await leads();
    expect(lead).toMatchObject({
      title: null,
      first_name: 'Annelies',
      last_name: 'Peeters',
      email: 'annelies@voorbeeld.be',
      phone: null,
      remark: null,
      answers: { moments: [moment()] },
    });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['eline@agency.example', 'annelies@voorbeeld.be']);
    expect(JSON.stringify([lead, sent])).not.toMatch(/meer@|0499|met drie|3000/);
  });

  it.each([
    ['nothing', '', 'Vul een e-mailadres of een telefoonnummer in'],
    ['an address with an error', 'annelies@', 'Dit e-mailadres lijkt niet te kloppen'],
    ['a number that is too short', '0470', 'Dit telefoonnummer lijkt niet te kloppen'],
  ])('wants a means of contact: not %s', async (_, reach, said) => {
    const answer = await askToCome({ ...unlisted, reach });
    expect([answer.status, (await answer.text()).includes(said)]).toEqual([422, true]);
    expect(await leads()).toEqual([]);
  });
});

describe('a visitor with only a phone', () => {
  const phone = '0470 12 34 56';

  it('has the appointment; the agent is told to call, and the visitor gets no mail', async () => {
    const answer = await askToCome({ reach: phone });
    expect(answer.status).toBe(303);
    expect(await leads()).toMatchObject([{ email: '', phone }]);
    expect(await appointments()).toMatchObject([{ status: 'requested', wished: [moment()] }]);
    expect(await mails()).toMatchObject([
      {
        template: 'request-for-agent',
        recipient: 'eline@agency.example',
        reply_to: null,
        data: { visitor: { name: 'Annelies Peeters', email: '', phone } },
      },
    ]);
  });

  it('sees the time on the page of thanks, which speaks of no mail; the agent gets a calendar file', async () => {
    await database
      .insertInto('viewing_slot')
      .values({
        property_id: flat,
        agent_id: agent,
        starts_at: timeOn(day, '14:00'),
        ends_at: timeOn(day, '14:40'),
      })
      .execute();
    const answer = await askToCome({ reach: phone, time: moment(day, '14:00', '14:40') });
    const thanked = await (await request(answer.headers.get('Location') ?? '')).text();
    expect(thanked).toContain('Uw bezoek staat vast.');
    expect(thanked).toContain('omdat u geen e-mailadres opgaf');
    expect(thanked).not.toContain('De bevestiging is onderweg');
    const sent = await mails();
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['request-for-agent', 'eline@agency.example'],
      ['appointment', 'eline@agency.example'],
    ]);
    expect(readCalendar(calendarIn(sent[1]?.data)).events).toMatchObject([
      { attendees: [{ address: 'mailto:eline@agency.example' }] },
    ]);
    const eve = new Date(timeOn(day, '14:00').getTime() - dayMs);
    await database
      .updateTable('appointment')
      .set({ created_at: new Date(eve.getTime() - 2 * dayMs) })
      .execute();
    await remindAppointments({ database, jobs, now: eve });
    expect(await mails()).toHaveLength(2);
  });

  it('is found by the number, and forgotten; the agent is told', async () => {
    await askToCome({ reach: phone });
    await askToCome({ reach: 'annelies@voorbeeld.be' });
    const site = {
      database,
      jobs,
      settings: defaultSettings,
      publicUrl: 'http://localhost',
      officeUrl: undefined,
      now: new Date(),
    };
    const { cancelled } = await erasePerson(site, '0470/123456');
    expect(cancelled).toHaveLength(1);
    expect(await leads()).toMatchObject([{ email: 'annelies@voorbeeld.be' }]);
    const told = (await mails()).at(-1);
    expect(told).toMatchObject({ recipient: 'eline@agency.example', data: { change: 'cancelled' } });
    expect(JSON.stringify(told)).not.toMatch(/0470|Annelies/);
  });
});

describe('other forms about such a home', () => {
  it('take a question with a name and one means of contact', async () => {
    const path = href('nl', 'requestInformation', { id: flat });
    expect(await questionsOn(path)).toEqual(['remark', 'first_name', 'last_name', 'reach', 'privacy']);
    const asked = { ...unlisted, remark: 'Is er een lift?' };
    expect((await ask(path, 'contact_me', { ...asked, reach: '02 123 45 67' })).status).toBe(303);
    expect(await leads()).toMatchObject([
      { email: '', phone: '02 123 45 67', title: null, newsletter: false },
    ]);
    expect((await mails()).map(({ template }) => template)).toEqual(['request-for-agent']);
  });

  it('mail documents to a name and an address', async () => {
    await addPlans(database, flat);
    const path = href('nl', 'requestDocuments', { id: flat });
    expect(await questionsOn(path)).toEqual(['documents', 'first_name', 'last_name', 'email', 'privacy']);
  });
});
