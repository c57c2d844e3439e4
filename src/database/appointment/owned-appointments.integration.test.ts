import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { listOwnedAppointments } from './owned-appointments.ts';

const { database } = await testDatabase();

/** One property with an owner, and an appointment with each visitor, each a day after the last. */
async function appointmentsOf(visitors: { email: string; phone: string | null }[]) {
  const property_id = await addProperty(database);
  const { id: owner_id } = await database
    .insertInto('owner')
    .values({ email: `owner-${property_id}@voorbeeld.be`, name: 'Lies Peeters', language: 'nl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('property_owner').values({ owner_id, property_id }).execute();
  for (const [index, visitor] of visitors.entries()) {
    const { id: lead_id } = await database
      .insertInto('lead')
      .values({
        ...visitor,
        form: 'visit',
        content_hash: `${property_id} ${index}`,
        language: 'nl',
        page: '/',
        last_name: 'Janssens',
        privacy_version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const starts_at = new Date(Date.UTC(2026, 10, 2 + index, 10));
    const ends_at = new Date(Date.UTC(2026, 10, 2 + index, 11));
    await database
      .insertInto('appointment')
      .values({ property_id, lead_id, starts_at, ends_at, status: 'carried_out' })
      .execute();
  }
  const { rows } = await listOwnedAppointments(database, owner_id, {
    limit: 20,
    now: new Date(Date.UTC(2026, 11, 1)),
  });
  return rows.map(({ is_repeated }) => is_repeated).reverse();
}

test('who comes again is known by the e-mail address, else by the phone number', async () => {
  expect(
    await appointmentsOf([
      { email: '', phone: '0475 12 34 56' },
      { email: '', phone: '0499 99 99 99' },
      { email: '', phone: null },
      { email: '', phone: null },
      { email: 'anne@voorbeeld.be', phone: '0475 11 11 11' },
      { email: '', phone: '+32 475 12 34 56' },
      { email: 'Anne@Voorbeeld.be', phone: null },
      { email: 'jan@voorbeeld.be', phone: '0475 11 11 11' },
    ]),
  ).toEqual([false, false, false, false, false, true, true, false]);
});
