import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { addStaff } from './staff.ts';

/** Somebody who used the forms of the site: `typed` is their address as they typed it, `email` as it is compared. */
type Person = { typed: string; email: string; surname: string; propertyId: number };

/** Makes them an owner too, who is logged in and asked for another address and for another password. */
export async function plantOwner(
  database: Kysely<Database>,
  { email, surname, propertyId }: Omit<Person, 'typed'>,
): Promise<void> {
  const { id: owner_id } = await database
    .insertInto('owner')
    .values({ email, name: `Lies ${surname}`, language: 'nl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('owner_password')
    .values({ owner_id, provider_id: 'credential', account_id: email, password: 'a secret' })
    .execute();
  const expires_at = new Date(Date.now() + 1e6);
  await database
    .insertInto('owner_session')
    .values({ owner_id, token: 'a secret', expires_at, user_agent: 'Firefox' })
    .execute();
  await database
    .insertInto('owner_verification')
    .values([
      { identifier: `new-address ${email}`, value: 'a secret', expires_at },
      { identifier: 'reset-password:a secret', value: owner_id, expires_at },
    ])
    .execute();
  await database.insertInto('property_owner').values({ owner_id, property_id: propertyId }).execute();
  const who = `owner:${owner_id}`;
  await database
    .insertInto('audit_entry')
    .values({ at: new Date(), actor: who, action: 'owner.log-in', subject: who })
    .execute();
}

/** Adds a past appointment, found properties, and texts that others wrote about her. */
export async function plantWhatFollows(
  database: Kysely<Database>,
  { typed, surname, propertyId }: Omit<Person, 'email'>,
): Promise<void> {
  const { id: lead_id } = await database
    .selectFrom('lead')
    .select('id')
    .where('form', '=', 'contact_me')
    .executeTakeFirstOrThrow();
  const past = new Date('2026-01-05T10:00:00Z');
  await database
    .insertInto('appointment')
    .values({
      ...{ lead_id, property_id: propertyId, status: 'carried_out', starts_at: past, ends_at: past },
      feedback_internal: `Wil de plannen op ${typed}`,
    })
    .execute();
  await database
    .insertInto('planned_step')
    .values({ property_id: propertyId, subject: `Plannen sturen naar ${typed}` })
    .execute();
  await database
    .insertInto('publication')
    .values({ property_id: propertyId, channel: 'Krant', since: '2026-01-05', contact: typed })
    .execute();
  const { id: agent_id } = await database.selectFrom('agent').select('id').executeTakeFirstOrThrow();
  await database
    .insertInto('agent_absence')
    .values({
      agent_id,
      starts_at: past,
      ends_at: new Date(past.getTime() + 3_600_000),
      reason: `Bij ${typed}`,
    })
    .execute();
  await database
    .insertInto('communication')
    .values([
      { property_id: propertyId, lead_id, kind: 'request', subject: `Vraag van ${surname}` },
      { property_id: propertyId, kind: 'phone', subject: 'Bod', contact: typed, comment: 'Belde zelf' },
    ])
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
  const staff_id = (await addStaff(database, { role: 'agent' })).id;
  await database
    .insertInto('lead_event')
    .values({ lead_id, staff_id, kind: 'note', body: `Belt liever, of mail ${typed}` })
    .execute();
  await database
    .insertInto('lead_presence')
    .values({ lead_id, staff_id, since: past, seen_at: past })
    .execute();
  await database
    .insertInto('lead_draft')
    .values({
      ...{ lead_id, staff_id, template: 'reply', subject: 'Uw vraag', text: `Ik schrijf naar ${typed}` },
      ...{ seen: 0, client: 'an-open-page', sequence: 1, updated_at: past },
    })
    .execute();
  const { id: source_id } = await database
    .insertInto('import_source')
    .values({ name: 'whise', adapter: 'whise', created_at: past })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('lead_delivery')
    .values({ lead_id, source_id, next_attempt_at: past, error: `No contact ${typed}` })
    .execute();
  const { id: alert_id } = await database.selectFrom('search_alert').select('id').executeTakeFirstOrThrow();
  await database
    .insertInto('search_alert_match')
    .values({ alert_id, property_id: propertyId, reason: 'published' })
    .execute();
  const { id: subscription_id } = await database
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', typed)
    .executeTakeFirstOrThrow();
  const { id: issue_id } = await database
    .insertInto('newsletter_issue')
    .values({ created_at: past })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('newsletter_delivery').values({ issue_id, subscription_id, at: past }).execute();
}
