import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Retention } from '#site/settings/retention-schema.ts';
import { batchSize, daysBefore } from './overdue-rows.ts';

/** A request is the proof of the consent that was given with it, while that consent is in use. */
const bearsConsent = sql`(
  exists (select from newsletter_subscription s where s.lead_id = lead.id and s.status = 'active')
  or exists (select from search_alert s where s.lead_id = lead.id and s.status in ('active', 'paused'))
  or exists (select from testimonial t where t.lead_id = lead.id and t.publication = 'published'))`;

const isEmpty = sql`num_nonnulls(idempotency_key, title, first_name, last_name, phone, street, postal_code, city, remark,
  referrer) = 0 and answers = '{}' and campaign = '{}'`;

/**
 * Deletes a batch of requests whose period is over, with their mails and draft testimonials; gives how many. A past
 * appointment stays without its visitor, one that never got a time is deleted, and a request with a future appointment
 * stays.
 */
export async function deleteOverdueLeads(
  database: Kysely<Database>,
  requests: Retention['requests'],
  now: Date,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const overdue = sql`${isOverdue(requests, now)} and not ${bearsConsent}`;
    const ids = await lockLeads(transaction, overdue);
    if (ids.length === 0) return 0;
    await sql`delete from appointment where lead_id = any(${ids}) and starts_at is null`.execute(transaction);
    await sql`delete from testimonial where lead_id = any(${ids})`.execute(transaction);
    await sql`delete from lead where id = any(${ids})`.execute(transaction);
    return ids.length;
  });
}

/**
 * Empties a batch of requests whose period is over but whose consent is still in use: only the address stays. Gives how
 * many.
 */
export async function emptyOverdueLeads(
  database: Kysely<Database>,
  requests: Retention['requests'],
  now: Date,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const overdue = sql`${isOverdue(requests, now)} and ${bearsConsent} and not (${isEmpty})`;
    const ids = await lockLeads(transaction, overdue);
    if (ids.length === 0) return 0;
    await sql`delete from mail_message where lead_id = any(${ids}) and status <> 'waiting'`.execute(
      transaction,
    );
    await sql`delete from communication where lead_id = any(${ids})`.execute(transaction);
    await sql`delete from lead_event where lead_id = any(${ids})`.execute(transaction);
    await sql`delete from lead_draft where lead_id = any(${ids})`.execute(transaction);
    await sql`
      update lead set idempotency_key = null, title = null, first_name = null, last_name = null, phone = null,
        street = null, postal_code = null, city = null, remark = null, referrer = null, answers = '{}', campaign = '{}'
      where id = any(${ids})`.execute(transaction);
    return ids.length;
  });
}

/** Rows that somebody else has locked are left to the next night. */
async function lockLeads(transaction: Kysely<Database>, condition: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from lead where ${condition} limit ${batchSize} for update skip locked`.execute(transaction);
  return rows.map(({ id }) => id);
}

function isOverdue(requests: Retention['requests'], now: Date): RawBuilder<unknown> {
  const perForm = Object.entries(requests).map(
    ([form, days]) => sql`(form = ${form} and created_at < ${daysBefore(now, days)})`,
  );
  return sql`(${sql.join(perForm, sql` or `)}) and not exists (
    select from appointment v where v.lead_id = lead.id and v.status in ('requested', 'confirmed') and (
      v.starts_at > ${now}
      or exists (
        select from jsonb_array_elements_text(v.wished) moment where left(moment, 10) >= ${dayOf(now)})))`;
}
