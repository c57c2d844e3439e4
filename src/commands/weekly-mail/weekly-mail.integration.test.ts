import { beforeEach, expect, it } from 'vitest';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addOwner } from '#test/owners.ts';
import { sendWeeklyMails } from './send-weekly-mails.ts';

const { database, request } = await createTestApp();

/** Monday 16 November 2026, 8:00 in Belgium. */
const monday = new Date('2026-11-16T07:00:00Z');

const send = (now = monday) =>
  sendWeeklyMails({ database, jobs: { enqueue: async () => {} }, log: { error: fail }, now });
const fail = (problem: unknown) => {
  throw problem;
};
const mails = () =>
  database
    .selectFrom('mail_message')
    .select(['recipient', 'language', 'data'])
    .where('template', '=', 'owner-week')
    .orderBy('position')
    .execute();
const weekOf = async (recipient: string) => {
  const mail = (await mails()).find((each) => each.recipient === recipient);
  return mail?.data as MailData<'owner-week'>;
};

async function addReader(changes: object = {}, publication = 'published') {
  const owner = await addOwner(database, { language: 'de' });
  const property_id = await addProperty(database, { publication });
  await database.insertInto('property_owner').values({ owner_id: owner.id, property_id }).execute();
  await database
    .updateTable('owner')
    .set({ created_at: '2026-10-01T00:00:00Z', ...changes })
    .where('id', '=', owner.id)
    .execute();
  return { ...owner, property_id };
}

beforeEach(async () => {
  await database.deleteFrom('mail_message').execute();
  await database.deleteFrom('owner').execute();
});

it.each<[string, object, string, number]>([
  ['with a property that is online', {}, 'published', 1],
  ['with a draft alone', {}, 'draft', 0],
  ['with what was withdrawn', {}, 'withdrawn', 0],
  ['who ended it', { weekly_mail: false }, 'published', 0],
  ['who has not confirmed the address', { email_verified: false }, 'published', 0],
  ['who is disabled', { disabled_at: '2026-11-01T08:00:00Z' }, 'published', 0],
  ['who came after Monday morning', { created_at: '2026-11-16T08:00:00Z' }, 'published', 0],
  ['who had it an hour ago', { weekly_mail_sent_at: '2026-11-16T07:00:00Z' }, 'published', 0],
  ['who had that of the week before', { weekly_mail_sent_at: '2026-11-09T07:00:00Z' }, 'published', 1],
])('goes to an owner or not: %s', async (_, changes, publication, count) => {
  const { email } = await addReader(changes, publication);
  await send(new Date('2026-11-16T09:00:00Z'));
  expect(await mails()).toMatchObject(count ? [{ recipient: email, language: 'de' }] : []);
});

it('goes once a week, at eight on Monday or after it', async () => {
  await addReader();
  await send(new Date('2026-11-16T06:59:59Z'));
  expect(await mails()).toHaveLength(0);
  await Promise.all([send(), send()]);
  await send(new Date('2026-11-17T10:00:00Z'));
  expect(await mails()).toHaveLength(1);
  // The program was not running until Tuesday.
  await send(new Date('2026-11-24T13:00:00Z'));
  expect(await mails()).toHaveLength(2);
});

it('tells what happened in the week, and of no other week and no other property', async () => {
  const { id, email, property_id } = await addReader();
  const foreign = await addReader();
  const view = (day: string, source: string, count: number, property = property_id) => ({
    property_id: property,
    day,
    source,
    language: 'nl',
    count,
  });
  await database
    .insertInto('visit_count')
    .values([
      view('2026-11-16', 'direct', 500),
      view('2026-11-15', 'direct', 3),
      view('2026-11-09', 'search', 4),
      view('2026-11-08', 'search', 5),
      view('2026-11-02', 'mail', 6),
      view('2026-11-01', 'mail', 600),
      view('2026-11-10', 'direct', 70, foreign.property_id),
    ])
    .execute();
  const appointment = (starts_at: string, given: object) => ({
    property_id,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 1_800_000),
    status: 'carried_out',
    ...given,
  });
  await database
    .insertInto('appointment')
    .values([
      appointment('2026-11-12T13:00:00Z', {
        feedback: 'Zu klein',
        feedback_language: 'de',
        feedback_is_public: true,
      }),
      appointment('2026-11-13T13:00:00Z', { feedback: 'Kann mehr zahlen', feedback_language: 'de' }),
      appointment('2026-11-14T13:00:00Z', { status: 'no_show' }),
      // Monday 0:30 in Belgium.
      appointment('2026-11-15T23:30:00Z', { feedback: 'Zu spät', feedback_is_public: true }),
    ])
    .execute();
  const said = { property_id, kind: 'phone', happened_at: '2026-11-10T10:00:00Z', is_public: true };
  await database
    .insertInto('communication')
    .values([
      { ...said, contact: 'Anna Peeters', subject: 'Gebot besprochen', language: 'de' },
      { ...said, subject: 'Intern', is_public: false },
      { ...said, subject: 'Früher', happened_at: '2026-11-08T10:00:00Z' },
    ])
    .execute();
  const document = { property_id, access: 'owner', file_key: 'documents/one.pdf' };
  await database
    .insertInto('document')
    .values([
      { ...document, kind: 'epc', expires_on: '2026-12-01' },
      { ...document, kind: 'soil', expires_on: '2027-12-01' },
      { ...document, kind: 'mandate', property_id: foreign.property_id, expires_on: '2026-12-01' },
    ])
    .execute();
  await database
    .insertInto('planned_step')
    .values([
      { property_id, subject: 'Neue Fotos', due_on: '2026-11-20', language: 'nl' },
      { property_id, subject: 'Getan', done_at: '2026-11-12T10:00:00Z' },
    ])
    .execute();
  await send();
  expect(await weekOf(email)).toMatchObject({ from: '2026-11-09', until: '2026-11-15' });
  expect((await weekOf(email)).homes).toEqual([
    {
      propertyId: property_id,
      visits: 7,
      visitsBefore: 11,
      viewings: [
        { at: '2026-11-12T13:00:00.000Z', visitor: '', feedback: 'Zu klein', language: 'de' },
        { at: '2026-11-13T13:00:00.000Z', visitor: '' },
      ],
      messages: [
        {
          at: '2026-11-10T10:00:00.000Z',
          contact: 'A. Peeters',
          subject: 'Gebot besprochen',
          language: 'de',
          form: null,
        },
      ],
      papers: [{ kind: 'epc', expiresOn: '2026-12-01' }],
      steps: [{ dueOn: '2026-11-20', subject: 'Neue Fotos', language: 'nl' }],
    },
  ]);
  expect(id).not.toBe(foreign.id);
});

const wants = async (id: string) =>
  (await database.selectFrom('owner').select('weekly_mail').where('id', '=', id).executeTakeFirstOrThrow())
    .weekly_mail;

it('is ended by a link, without a log-in: the page asks, the button does it', async () => {
  const { id, email } = await addReader();
  await send();
  const { endPath } = await weekOf(email);
  expect(endPath).toMatch(/^\/de\/wochenmail\/abbestellen\/\?token=/);
  const asked = await request(endPath);
  expect([asked.status, asked.headers.get('Cache-Control')]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  expect(await asked.text()).toContain('Wöchentliche E-Mail abbestellen');
  expect(await wants(id)).toBe(true);
  const post = (path: string) =>
    request(path, { method: 'POST', headers: { Origin: 'http://localhost' }, body: new URLSearchParams() });
  expect((await post(endPath.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(410);
  expect(await wants(id)).toBe(true);
  expect((await post(endPath)).status).toBe(200);
  expect((await post(endPath)).status).toBe(200);
  expect(await wants(id)).toBe(false);
  const audited = await database
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', `owner:${id}`)
    .execute();
  expect(audited).toEqual([{ action: 'owner.end_weekly_mail' }]);
});

it('is ended by the button of the mail program, which comes from anywhere', async () => {
  const { id, email } = await addReader();
  await send();
  const { unsubscribePath } = await weekOf(email);
  const post = (path: string) =>
    request(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await post('/unsubscribe/weekly-mail/?token=made-up')).status).toBe(404);
  expect(await wants(id)).toBe(true);
  const opened = await request(unsubscribePath);
  expect(opened.status).toBeGreaterThanOrEqual(300);
  expect(opened.headers.get('Location')).toContain('?token=');
  expect(await wants(id)).toBe(true);
  expect((await post(unsubscribePath)).status).toBe(200);
  expect(await wants(id)).toBe(false);
});
