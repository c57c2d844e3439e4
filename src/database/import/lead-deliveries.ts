import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { minuteMs } from '#domain/time/durations.ts';

export type WaitingLead = {
  leadId: number;
  sourceId: number;
  source: string;
  /** Includes the attempt under way. */
  attempts: number;
  ref: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
  phone: string | null;
  language: string;
  remark: string | null;
};

/** Two, four, eight minutes …: seventeen hours all in all. */
const mostAttempts = 10;

/** Queues leads of the last week, but none older than the source: the agency already has those. */
export async function queueLeads(
  database: Kysely<Database>,
  adapters: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into lead_delivery (lead_id, source_id, next_attempt_at)
    select lead.id, source.id, ${now} from lead
    join property on property.id = lead.property_id
    join import_source source on source.name = property.source
    where source.adapter = any(${[...adapters]}::text[]) and not source.is_paused
      and lead.created_at >= greatest(source.created_at, ${now}::timestamptz - interval '7 days')
    on conflict do nothing`.execute(database);
}

/** Takes the next lead that is due. It is due again at `until`, unless it was sent by then. */
export async function claimLead(
  database: Kysely<Database>,
  now: Date,
  until: Date,
): Promise<WaitingLead | undefined> {
  const { rows } = await sql<WaitingLead>`
    with claimed as (
      update lead_delivery delivery set attempts = delivery.attempts + 1, next_attempt_at = ${until}
      from (
        select waiting.lead_id, waiting.source_id from lead_delivery waiting
        join import_source source on source.id = waiting.source_id and not source.is_paused
        where waiting.status = 'waiting' and waiting.next_attempt_at <= ${now}
        order by waiting.next_attempt_at limit 1 for update of waiting skip locked) next
      where delivery.lead_id = next.lead_id and delivery.source_id = next.source_id
      returning delivery.*)
    select lead.id as "leadId", source.id as "sourceId", source.name as source, claimed.attempts,
      property.source_ref as ref, lead.first_name as "firstName", lead.last_name as "lastName",
      lead.email, lead.phone, lead.language, lead.remark
    from claimed join lead on lead.id = claimed.lead_id join import_source source on source.id = claimed.source_id
    left join property on property.id = lead.property_id`.execute(database);
  return rows[0];
}

export async function settleLead(
  database: Kysely<Database>,
  { leadId, sourceId, attempts }: Pick<WaitingLead, 'leadId' | 'sourceId' | 'attempts'>,
  sent: { remoteId: string | undefined } | { error: string },
  now: Date,
): Promise<void> {
  const isFailed = 'error' in sent;
  await database
    .updateTable('lead_delivery')
    .set({
      status: isFailed ? (attempts < mostAttempts ? 'waiting' : 'failed') : 'sent',
      next_attempt_at: new Date(now.getTime() + 2 ** attempts * minuteMs),
      error: isFailed ? sent.error : null,
      ...(!isFailed && { remote_id: sent.remoteId ?? null }),
    })
    .where('lead_id', '=', leadId)
    .where('source_id', '=', sourceId)
    // Somebody else may have sent it since the claim ran out.
    .where('status', '=', 'waiting')
    .execute();
}
