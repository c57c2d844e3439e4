import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import type { Language } from '#domain/language.ts';
import type { LeadStatus } from '#domain/lead/lead-status.ts';

export type PersonLead = PropertyLine & {
  id: number;
  form: string;
  status: LeadStatus;
  snoozed_until: Date | null;
  created_at: Date;
  first_answer_at: Date | null;
  project: string | null;
  /** The time of the appointment that resulted from it. */
  starts_at: Date | null;
  appointment: string | null;
};

/** All requests from the address, the newest first. `email`: in any case. */
export async function listLeadsOfPerson(
  database: Kysely<Database>,
  email: string,
  { except = 0, most = 100 }: { except?: number; most?: number } = {},
): Promise<PersonLead[]> {
  const { rows } = await sql<PersonLead>`
    select l.id, l.form, l.status, l.snoozed_until, l.created_at, l.first_answer_at, j.name as project,
      v.starts_at, v.status as appointment, ${propertyLine}
    from lead l left join property p on p.id = l.property_id left join project j on j.id = l.project_id
    left join lateral (
      select starts_at, status from appointment where lead_id = l.id order by id desc limit 1
    ) v on true
    where lower(l.email) = ${email.toLowerCase()} and l.email <> '' and l.id <> ${except}
    order by l.created_at desc, l.id desc limit ${most}`.execute(database);
  return rows;
}

export type PersonAlert = {
  id: number;
  language: Language;
  purpose: 'sale' | 'rent';
  query: string;
  frequency: 'instant' | 'daily' | 'weekly';
  status: 'unconfirmed' | 'active' | 'paused' | 'ended';
  created_at: Date;
};

/** The newest first. */
export async function listAlertsOfPerson(database: Kysely<Database>, email: string): Promise<PersonAlert[]> {
  const { rows } = await sql<PersonAlert>`
    select id, language, purpose, query, frequency, status, created_at from search_alert
    where lower(email) = ${email.toLowerCase()} and email <> '' order by created_at desc, id desc limit 100`.execute(
    database,
  );
  return rows;
}

type PersonState = {
  newsletter: { status: 'unconfirmed' | 'active' | 'ended'; since: Date } | null;
  is_owner: boolean;
  mails: { id: string; subject: string | null; status: 'waiting' | 'sent' | 'dead'; at: Date }[];
};

export async function findPersonState(database: Kysely<Database>, email: string): Promise<PersonState> {
  const address = email.toLowerCase();
  const [newsletter, owner, mails] = await Promise.all([
    sql<{ status: 'unconfirmed' | 'active' | 'ended'; since: Date }>`
      select status, coalesce(confirmed_at, created_at) as since from newsletter_subscription
      where lower(email) = ${address}`.execute(database),
    sql`select 1 from owner where lower(email) = ${address}`.execute(database),
    sql<PersonState['mails'][number]>`
      select id, subject, status, coalesce(sent_at, created_at) as at from mail_message
      where lower(recipient) = ${address} order by position desc limit 12`.execute(database),
  ]);
  return { newsletter: newsletter.rows[0] ?? null, is_owner: owner.rows.length > 0, mails: mails.rows };
}
