import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { addOwner } from '#test/owners.ts';
import { listWishes } from './appointment/office-calendar.ts';
import { listOwnedAppointments } from './appointment/owned-appointments.ts';
import { listCommunicationsWithoutSpam } from './property/communications.ts';
import { listCommunicationsOfWeek } from './property/communications-of-week.ts';
import { listOwnedCommunications } from './property/owned-communications.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-23T13:34:00Z');
const week = { from: new Date('2026-11-22T23:00:00Z'), until: new Date('2026-11-29T23:00:00Z') };
const property = await addProperty(database, {});
const owner = await addOwner(database);
await database.insertInto('property_owner').values({ property_id: property, owner_id: owner.id }).execute();

/** A request for an appointment, with the communication that its owners see. */
async function request(firstName: string): Promise<number> {
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      ...{
        form: 'visit',
        page: '/nl/',
        language: 'nl',
        email: `${firstName}@voorbeeld.be`,
        privacy_version: 1,
      },
      ...{ first_name: firstName, property_id: property, content_hash: firstName, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = { property_id: property, lead_id };
  await database
    .insertInto('communication')
    .values({
      ...{ ...told, happened_at: now, kind: 'request', status: 'open', is_public: true },
      ...{ contact: firstName, subject: 'visit' },
    })
    .execute();
  await database.insertInto('appointment').values(told).execute();
  return lead_id;
}

it('what was marked as spam is shown to no owner, in no list, no week and no calendar', async () => {
  await request('Annelies');
  const spam = await request('Casino');
  const rows = { limit: 10 };
  const names = async () => [
    (await listOwnedCommunications(database, owner.id, rows)).rows.map(({ contact }) => contact).toSorted(),
    (await listCommunicationsOfWeek(database, [property], week)).map(({ contact }) => contact).toSorted(),
    (await listCommunicationsWithoutSpam(database, property)).map(({ contact }) => contact).toSorted(),
    (await listOwnedAppointments(database, owner.id, { ...rows, now })).rows
      .map(({ visitor }) => visitor)
      .toSorted(),
    (await listWishes(database, { now, most: 10 })).map(({ person }) => person).toSorted(),
  ];
  expect(await names()).toEqual(Array.from({ length: 5 }, () => ['Annelies', 'Casino']));
  await database.updateTable('lead').set({ status: 'spam' }).where('id', '=', spam).execute();
  expect(await names()).toEqual(Array.from({ length: 5 }, () => ['Annelies']));
});

it('the calendar names who is spam only where somebody came', async () => {
  const lead = await request('Roulette');
  await database.updateTable('lead').set({ status: 'spam' }).where('id', '=', lead).execute();
  const isNamed = async (status: string) => {
    await database
      .updateTable('appointment')
      .set({ status, starts_at: now, ends_at: new Date(now.getTime() + 1_800_000) })
      .where('lead_id', '=', lead)
      .execute();
    const { rows } = await listOwnedAppointments(database, owner.id, { limit: 10, now });
    return rows.some(({ visitor }) => visitor === 'Roulette');
  };
  expect(await isNamed('confirmed')).toBe(false);
  expect(await isNamed('cancelled')).toBe(false);
  expect(await isNamed('carried_out')).toBe(true);
});
