import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpenSql } from '#database/property/open-sql.ts';

export type SentPortalRow = {
  id: number;
  name: string;
  feed: string;
  settings: unknown;
  secrets: Buffer;
  ending_at: Date | null;
};

export async function listPortalsToSend(database: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from portal_account a join portal p on p.id = a.portal_id
    where p.paused_at is null and (a.not_before is null or a.not_before <= ${now})
    order by p.id`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Gives the caller alone the right to send to this portal until `until`: two could send an older state after a newer
 * one.
 */
export async function claimPortal(
  database: Kysely<Database>,
  portalId: number,
  now: Date,
  until: Date,
): Promise<SentPortalRow | undefined> {
  const { rows } = await sql<SentPortalRow>`
    update portal_account a set not_before = ${until} from portal p
    where p.id = a.portal_id and p.id = ${portalId} and p.paused_at is null
      and (a.not_before is null or a.not_before <= ${now})
    returning p.id, p.name, p.feed, a.settings, a.secrets, a.ending_at`.execute(database);
  return rows[0];
}

export async function holdPortal(database: Kysely<Database>, portalId: number, until: Date): Promise<void> {
  await sql`update portal_account set not_before = ${until} where portal_id = ${portalId}`.execute(database);
}

const lookAgain = sql`on conflict (portal_id, property_id) do update set asked = portal_sending.asked + 1,
  attempts = 0, next_attempt_at = excluded.next_attempt_at`;

/** Does nothing if the portal has no account to send with. */
export async function askToSend(
  database: Kysely<Database>,
  portalId: number,
  propertyId: number,
  now: Date,
): Promise<void> {
  await sql`insert into portal_sending (portal_id, property_id, next_attempt_at)
    select portal_id, ${propertyId}, ${now} from portal_account where portal_id = ${portalId}
    ${lookAgain}`.execute(database);
}

/**
 * Queues the properties that changed since the last call. Queues all of them once a day, while the portal is being
 * ended, and if the last number was never given.
 */
export async function askToSendChanged(
  database: Kysely<Database>,
  portalId: number,
  today: string,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ told: number; last: number; is_whole: boolean }>`
      select a.told_number as told, c.last, looked_on is distinct from ${today}::date or a.told_number > c.last
        or a.ending_at is not null as is_whole
      from portal_account a, (select coalesce(max(number), 0) as last from outgoing_change) c
      where portal_id = ${portalId} for update of a`.execute(transaction);
    const [since] = rows;
    if (!since) return;
    const ids = since.is_whole
      ? sql`select id from public_property p where ${isOpenSql('p')}
          union select property_id from portal_sending where portal_id = ${portalId}`
      : sql`select distinct subject_id as id from outgoing_change
          where subject = 'property' and number > ${since.told} and number <= ${since.last}`;
    await sql`insert into portal_sending (portal_id, property_id, next_attempt_at)
      select ${portalId}, id, ${now} from (${ids}) changed ${lookAgain}`.execute(transaction);
    await sql`update portal_account set told_number = ${since.last}, looked_on = ${today}::date
      where portal_id = ${portalId}`.execute(transaction);
  });
}

export type Sending = {
  property_id: number;
  asked: number;
  attempts: number;
  may_be_there: boolean;
  remote_id: string | null;
  content: string | null;
  answer: 'taken' | 'refused' | null;
};

export async function findDueSending(
  database: Kysely<Database>,
  portalId: number,
  now: Date,
): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    select property_id, asked, attempts, may_be_there, remote_id, content, answer from portal_sending
    where portal_id = ${portalId} and asked <> done and next_attempt_at <= ${now}
    order by next_attempt_at, property_id limit 1`.execute(database);
  return rows[0];
}

/** Stored before it is sent: after a crash in between nobody knows whether it arrived or what the portal has. */
export async function beginSending(
  database: Kysely<Database>,
  portalId: number,
  { property_id }: Sending,
  next: Date,
): Promise<void> {
  await sql`update portal_sending set may_be_there = true, content = null, attempts = attempts + 1,
      next_attempt_at = ${next}
    where portal_id = ${portalId} and property_id = ${property_id}`.execute(database);
}

export async function mayHaveAny(database: Kysely<Database>, portalId: number): Promise<boolean> {
  const { rows } = await sql`select from portal_sending
    where portal_id = ${portalId} and may_be_there limit 1`.execute(database);
  return rows.length > 0;
}

/** Marks a sending as done without asking the portal: nothing had to be sent. */
export async function passOver(
  database: Kysely<Database>,
  portalId: number,
  { property_id, asked }: Sending,
): Promise<void> {
  await sql`update portal_sending set done = ${asked}, attempts = 0
    where portal_id = ${portalId} and property_id = ${property_id}`.execute(database);
}
