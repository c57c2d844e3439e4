import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { personalPlaces } from '#commands/person/places.ts';
import { usualLastDay } from '#domain/lead/offer-term.ts';
import { countryIds } from '#domain/place/region.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { openDays, timeOn } from '#domain/time/time-slots.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { AppModule } from '#server/start/bundle.ts';
import { href } from '#site/paths/paths.ts';
import type { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from './app.ts';
import { passCaptcha } from './captcha.ts';
import { addAgent, addGhent, addPage, addPlans, addProject, addProperty } from './factories.ts';
import { commandLine } from './gevel.ts';
import { plantOwner, plantWhatFollows } from './planted-person.ts';
import { sendsForms } from './visitor.ts';

const { request, database } = await createTestApp();
await addPage(database, 'privacy');
const { gevel, directory } = await commandLine(database);

const place_id = await addGhent(database);
const agent_id = await addAgent(database);
const id = await addProperty(database, { place_id, agent_id, reference: 'P-1' });
const projectId = await addProject(database, { place_id, agent_id });
const plans = await addPlans(database, id);
const startsAt = timeOn(openDays(new Date(), countryIds.belgium)[3] ?? '', '10:00');
const endsAt = new Date(startsAt.getTime() + 40 * 60_000);
await database
  .insertInto('viewing_slot')
  .values({ property_id: id, agent_id, starts_at: startsAt, ends_at: endsAt })
  .execute();

const typed = 'Lies.O+1@Voorbeeld.be';
const email = typed.toLowerCase();
const surname = 'Zwaluwstaart';
const lies = { title: 'ms', first_name: 'Lies', last_name: surname, email: typed, phone: '0470 12 34 56' };
/** The address ends with that of Lies but belongs to somebody else. */
const other = { ...lies, last_name: 'Peeters', email: `anne.${email}`, phone: '0499 99 99 99' };

/** Every form that can store something, with its fields. */
const forms: Record<keyof typeof defaultSettings.retention.requests, [path: string, fields: object]> = {
  contact: [href('nl', 'contact'), { ...lies, remark: 'Dag', newsletter: 'yes' }],
  contact_me: [href('fr', 'requestInformation', { id }), { ...lies, remark: 'Bonjour', contact_by: 'phone' }],
  documents: [href('de', 'requestDocuments', { id }), { ...lies, documents: plans }],
  visit: [
    href('nl', 'requestAppointment', { id }),
    { ...lies, time: `${dayOf(startsAt)}T${formatTime(startsAt)}-${formatTime(endsAt)}` },
  ],
  project: [href('nl', 'projectInformation', { id: projectId }), lies],
  free_valuation: [
    href('nl', 'freeValuation'),
    { ...lies, goal: 'sell', street: 'Kouter 12', postal_code: '9000', city: 'Gent' },
  ],
  demand: [
    href('nl', 'demandRegister'),
    { ...lies, goal: 'sale', type: 'house', zone: '9000', frequency: 'daily' },
  ],
  send_to_friend: [href('nl', 'sendToFriend', { id }), { ...lies, friend_email: 'vriend@voorbeeld.be' }],
  newsletter: [href('nl', 'newsletter'), { email: typed }],
  testimonial: [href('nl', 'writeTestimonial'), { email: typed, author: surname, comment: 'Goed.' }],
  offer: [
    href('nl', 'offer', { id }),
    { ...lies, amount: '400.000', valid_until: usualLastDay(dayOf(new Date())) },
  ],
};

const sendForm = sendsForms({ request });

async function send(form: string, path: string, fields: object) {
  const answer = await sendForm(path, { ...(await passCaptcha(database, form)), ...fields, privacy: 'yes' });
  expect([form, answer.status, answer.status === 303 ? '' : await answer.text()]).toEqual([form, 303, '']);
}

/** The number of rows in each table, including the job queue's, that contain a text. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: Record<string, number> = {};
  for (const { schema, table } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(`${schema}.${table}`)} each_row
      where each_row::text ~* ${`(?<![\\w.])${text.replace(/[.+]/g, '\\$&')}`}`.execute(database);
    if (rows[0]?.count) found[table] = rows[0].count;
  }
  return found;
}

const log = vi.fn();

/** Runs the job of the built program, because the pages are built too. */
async function deliver() {
  const { allJobs }: AppModule = await import(
    new URL('../build/current/server/index.js', import.meta.url).href
  );
  const job = allJobs.find(({ name }) => name === 'deliver-mails');
  await job?.run({}, {
    database,
    environment: { publicUrl: 'http://localhost', devMailbox: true },
    log: { error: log, warn: log },
    now: () => new Date(),
    jobs: { enqueue: vi.fn() },
  } as unknown as JobContext);
  expect(log.mock.calls).toEqual([]);
}

it('knows every table that keeps an address, or hangs on one', async () => {
  const known = personalPlaces.map(({ table }) => table);
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name ~ 'mail$|recipient|reply_to|phone'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    union select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid::regclass::text in ('lead', 'search_alert', 'owner')`.execute(database);
  // Tables of the agency's own people do not count.
  const ownPeople = ['agent', 'office', 'staff'];
  const ofPeople = rows.map(({ table }) => table).filter((table) => !ownPeople.includes(table));
  expect(ofPeople.filter((table) => !known.includes(table as never))).toEqual([]);
  expect(ofPeople.length).toBeGreaterThan(5);
});

it('gives all that is stored for an address, and erases it wherever it is', async () => {
  for (const [form, [path, fields]] of Object.entries(forms)) await send(form, path, fields);
  const remark = `Groeten van ${typed}`;
  const toFriend = { ...other, friend_email: typed, remark };
  await send('send_to_friend', href('nl', 'sendToFriend', { id }), toFriend);
  const person = { typed, email, surname, propertyId: id };
  await plantOwner(database, person);
  await plantWhatFollows(database, person);
  await deliver();
  // The mails of a form that is sent after the last delivery still wait.
  await send('contact', href('nl', 'contact'), { ...other, remark });

  const stored = await rowsWith(email);
  const known: string[] = personalPlaces.map(({ table }) => table);
  for (const table of Object.keys({ ...stored, ...(await rowsWith(surname)) }))
    expect(known).toContain(table);
  const leadForms = await database.selectFrom('lead').select('form').distinct().execute();
  expect(leadForms.length).toBe(Object.keys(forms).length);

  const { status } = await gevel('people', 'export', typed, 'lies.json');
  expect(status).toBe(0);
  const { readFile, stat } = await import('node:fs/promises');
  const text = await readFile(`${directory}/lies.json`, 'utf8');
  expect((await stat(`${directory}/lies.json`)).mode & 0o077).toBe(0);
  expect(text).not.toContain('a secret');
  // Nor the other texts that people wrote beside her address.
  expect(text).not.toMatch(/499 ?99/);
  const given = JSON.parse(text);
  for (const [table, count] of Object.entries(stored)) {
    const mentioned = given.mentions.filter((mention: { table: string }) => mention.table === table).length;
    expect([table, (given.stored[table]?.length ?? 0) + mentioned >= count]).toEqual([table, true]);
  }
  // Rows of the agency in which somebody wrote her address are mentions alone.
  const ofAgency = ['planned_step', 'publication', 'agent_absence'];
  expect([...Object.keys(given.stored), ...ofAgency].sort()).toEqual(known.toSorted());

  const shown = await gevel('people', 'erase', typed);
  expect(shown).toMatchObject({ status: 0, out: expect.stringContaining('11 requests\n') });
  expect(shown.out).toMatch(/^appointment \d+ to P-1 on .* at 10:00 with Eline Claes: cancelled$/m);
  expect(shown.out).toContain('Nothing was erased.');
  expect(await rowsWith(email)).toEqual(stored);

  expect(await gevel('people', 'erase', typed, '--yes')).toMatchObject({
    status: 0,
    out: shown.out.replace(/Nothing was erased.*\n/, 'Erased.\n'),
  });
  expect(await rowsWith(email)).toEqual({});
  expect(await rowsWith(surname)).toEqual({});
  expect(await rowsWith(other.email)).toMatchObject({ lead: 2 });
  expect(
    await database.selectFrom('lead').select(['remark', 'answers']).orderBy('id').execute(),
  ).toMatchObject([
    { remark: 'Groeten van [erased]', answers: { friend_email: '[erased]' } },
    { remark: 'Groeten van [erased]' },
  ]);
  expect(
    await database.selectFrom('communication').select('contact').where('kind', '=', 'phone').execute(),
  ).toEqual([{ contact: '[erased]' }]);
  expect(
    await database.selectFrom('appointment').select(['status', 'lead_id']).orderBy('starts_at').execute(),
  ).toEqual([
    { status: 'carried_out', lead_id: null },
    { status: 'cancelled', lead_id: null },
  ]);
  expect(await database.selectFrom('viewing_slot').select('booked').execute()).toEqual([{ booked: 0 }]);
  expect(
    await database
      .selectFrom('audit_entry')
      .select(['actor', 'subject'])
      .where('action', '=', 'person.erased')
      .execute(),
  ).toEqual([{ actor: 'command', subject: 'person' }]);

  await deliver();
  const unsent = database.selectFrom('mail_message').where('status', '<>', 'sent').selectAll();
  expect(await unsent.execute()).toEqual([]);
  const [told, ...more] = await database
    .selectFrom('mail_message')
    .selectAll()
    .where('template', '=', 'appointment')
    .execute();
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    recipient: 'eline@agency.example',
    reply_to: null,
    data: { change: 'cancelled', calendar: expect.stringContaining('METHOD:CANCEL') },
  });
  expect(told?.plain).toContain('(naam gewist)');

  for (const verb of ['export', 'erase'])
    expect(await gevel('people', verb, typed)).toMatchObject({
      status: 1,
      err: `Nothing is stored for ${typed}.\n`,
    });
});
