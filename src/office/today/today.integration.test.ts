import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#domain/time/durations.ts';
import { createTestApp } from '#test/app.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-20T13:34:00Z');
let clock = now;
const site = await createTestApp({ ...officeSite, now: () => clock });
const { database } = site;
const { see } = asksOffice(site);

const agent = await logInStaff(site, 'agent');
const editor = await logInStaff(site, 'editor');

const today = async (cookie = agent.cookie) => {
  const answer = await see('/office/', cookie);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
};

async function addLead(given: {
  hoursAgo: number;
  form?: string;
  name?: string;
  property?: number;
  remark?: string;
}) {
  const { id } = await database
    .insertInto('lead')
    .values({
      form: given.form ?? 'contact_me',
      first_name: given.name ?? 'Annelies',
      email: 'annelies@voorbeeld.be',
      phone: '0470 12 34 56',
      language: 'nl',
      page: '/nl/',
      privacy_version: 1,
      content_hash: String(Math.random()),
      property_id: given.property ?? null,
      remark: given.remark ?? null,
      created_at: new Date(now.getTime() - given.hoursAgo * hourMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addAppointment(lead: number, property: number, startsAt: string, status = 'confirmed') {
  const starts = new Date(startsAt);
  await database
    .insertInto('appointment')
    .values({
      lead_id: lead,
      property_id: property,
      status,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + hourMs / 2),
    })
    .execute();
}

beforeEach(async () => {
  clock = now;
  for (const table of [
    'appointment',
    'lead',
    'document',
    'planned_publication',
    'mail_message',
    'property',
  ] as const)
    await database.deleteFrom(table).execute();
});

it('says of each part that nothing waits', async () => {
  const page = await today();
  expect(page).toContain('Niemand wacht op een antwoord.');
  expect(page).toContain('Vandaag is er geen bezoek.');
  expect(page).toContain('De komende 30 dagen vervalt er niets.');
});

it('shows who waits for an answer, the longest first, and for how long', async () => {
  const property = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
  const set = (id: number, values: { status?: string; snoozed_until?: Date }) =>
    database.updateTable('lead').set(values).where('id', '=', id).execute();
  const karim = await addLead({ hoursAgo: 52.5, name: 'Karim', property, remark: 'Mag de schuur weg?' });
  const picture = await addPhoto(database, property);
  await set(karim, { status: 'open' });
  await addLead({ hoursAgo: 5.2, name: 'Vincent', form: 'free_valuation' });
  await addLead({ hoursAgo: 900, name: 'Thi' });
  await set(await addLead({ hoursAgo: 2, name: 'Marieke' }), { status: 'waiting' });
  await set(await addLead({ hoursAgo: 2, name: 'Marieke' }), { status: 'done' });
  await set(await addLead({ hoursAgo: 2, name: 'Marieke' }), { snoozed_until: new Date(now.getTime() + 1) });
  await addLead({ hoursAgo: 1, name: 'Nieuwsbrieflezer', form: 'newsletter' });
  const page = await today();
  expect(
    page
      .match(/Vincent|Karim|Thi(?=<)|Marieke|Nieuwsbrieflezer/g)
      ?.filter((name, index, all) => all.indexOf(name) === index),
  ).toEqual(['Thi', 'Karim', 'Vincent']);
  expect(page).toContain('2 d 4 u');
  expect(page).toContain('5 u 12 min');
  expect(page).toContain('Kouter 12, Gent');
  expect(page).toContain('Mag de schuur weg?');
  expect(page).toContain(picture);
  expect(page).toContain(`/office/properties/${property}/`);
  expect(page).toContain(`/office/requests/${karim}/`);
});

it('shows the viewings of the day as it is in Belgium, with telephone and way, and counts those of tomorrow', async () => {
  const property = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
  const lead = await addLead({ hoursAgo: 400, name: 'Lore' });
  await addAppointment(lead, property, '2026-11-19T22:59:00Z');
  await addAppointment(lead, property, '2026-11-19T23:00:00Z');
  await addAppointment(lead, property, '2026-11-20T14:30:00Z');
  await addAppointment(lead, property, '2026-11-20T15:00:00Z', 'requested');
  await addAppointment(lead, property, '2026-11-20T23:00:00Z');
  const page = await today();
  expect(page.match(/class="today-visit"/g)).toHaveLength(2);
  expect(page).toContain('>0.00<');
  expect(page).toMatch(/data-next="true".*15\.30/s);
  expect(page).toContain('tel:+32470123456');
  expect(page).toMatch(/maps\/dir\/\?api=1&amp;destination=Kouter\+12%2C\+\d{4}\+Gent/);
  expect(page).toContain('Morgen 1 bezoek, om 0 uur.');
});

it('asks how a viewing was that is over, where that is told, and has neither telephone nor way for it', async () => {
  const property = await addProperty(database, { street: 'Kouter', house_number: '12', city: 'Gent' });
  const lead = await addLead({ hoursAgo: 400, name: 'Lore' });
  await addAppointment(lead, property, '2026-11-20T09:00:00Z');
  const { id } = await database.selectFrom('appointment').select('id').executeTakeFirstOrThrow();
  const page = await today();
  expect(page).toMatch(new RegExp(`<a[^>]* href="/office/calendar/${id}/"[^>]*>Lore</a>`));
  expect(page).toMatch(new RegExp(`<a[^>]* href="/office/calendar/${id}/"[^>]*>Hoe was het\\?`));
  expect(page).not.toMatch(/href="[^"]*maps\/dir/);
  expect(page).not.toContain('href="tel:');
});

it('shows documents that expire within 30 days, of what can still be had', async () => {
  const open = await addProperty(database, {});
  const sold = await addProperty(database, { availability: 'sold' });
  const add = (property_id: number, kind: string, expires_on: string) =>
    database.insertInto('document').values({ property_id, kind, access: 'request', expires_on }).execute();
  await add(open, 'asbestos', '2026-11-19');
  await add(open, 'soil', '2026-12-20');
  await add(open, 'energy', '2026-12-21');
  await add(sold, 'asbestos', '2026-11-25');
  const page = await today();
  expect(page).toMatch(/vervallen op <span[^>]*>19-11-2026</);
  expect(page).toContain('vervalt over 30 dagen');
  expect(page.match(/class="today-document"/g)).toHaveLength(2);
});

it('shows what the law lacks as it is now, though the list is some minutes old', async () => {
  clock = new Date(now.getTime() + 24 * hourMs);
  const lacking = await addProperty(database, {
    region: 'flanders',
    street: 'Ruiterskouter',
    house_number: '7',
  });
  // The first reader gets the former answer, and starts a new calculation.
  await expect.poll(() => today()).toContain('Ruiterskouter 7');
  expect(await today()).toContain(`href="/office/properties/${lacking}/#field-`);
  await database
    .updateTable('property')
    .set({ publication: 'withdrawn' })
    .where('id', '=', lacking)
    .execute();
  expect(await today()).not.toContain('Ruiterskouter 7');
});

it('shows a publication that the law refused, and mails that did not arrive', async () => {
  const property = await addProperty(database, {
    street: 'Hoogstraat',
    city: 'Landegem',
    publication: 'draft',
  });
  await database
    .insertInto('planned_publication')
    .values({ property_id: property, change: 'publish', at: now, planned_by: 'command', refused_at: now })
    .execute();
  await database
    .insertInto('mail_message')
    .values({ template: 'x', language: 'nl', recipient: 'f.vandamme@skynet.exmple', status: 'dead' })
    .execute();
  const page = await today();
  expect(page).toContain('Niet gepubliceerd zoals gepland');
  expect(page).toContain('1 mail kwam niet aan');
  expect(page).toContain('f.vandamme@skynet.exmple');
});

it('leads to the first property where there is none, who may enter one', async () => {
  await database.deleteFrom('property').execute();
  const link = 'href="/office/properties/new/"';
  expect(await today()).toContain(link);
  expect(await today(editor.cookie)).not.toContain(link);
  await addProperty(database, {});
  expect(await today()).not.toContain(link);
});

describe('an editor', () => {
  it('is shown nothing of clients and properties', async () => {
    const property = await addProperty(database, {
      street: 'Kouter',
      house_number: '12',
      region: 'flanders',
    });
    const lead = await addLead({ hoursAgo: 1, name: 'Karim', property });
    await addAppointment(lead, property, '2026-11-20T14:30:00Z');
    const page = await today(editor.cookie);
    expect(page).not.toMatch(/Karim|Kouter|class="today-(?:request|visit|pair|document)/);
    expect(page).toContain('Er wacht niets');
  });
});
