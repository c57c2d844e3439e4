import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { askedForms } from '#domain/lead/lead-forms.ts';
import { addDays } from '#domain/time/dates.ts';
import { type FigureSpan, startOf } from './figure-span.ts';

/** Requests counted together, because they are alike in every respect that the figures distinguish. */
export type CountedRequests = {
  form: string;
  language: string;
  agent: string | null;
  referrer: string;
  source: string;
  medium: string;
  count: number;
};

/** Requests by a form that somebody answers, without spam. */
export async function countRequestsIn(
  database: Kysely<Database>,
  span: FigureSpan,
): Promise<CountedRequests[]> {
  const { rows } = await sql<CountedRequests>`
    select l.form, l.language, concat_ws(' ', a.first_name, a.last_name) as agent,
      coalesce(l.referrer, '') as referrer, coalesce(l.campaign ->> 'utm_source', '') as source,
      coalesce(l.campaign ->> 'utm_medium', '') as medium, count(*) as count
    from lead l left join agent a on a.id = l.agent_id where ${isCounted(span)}
    group by 1, 2, 3, 4, 5, 6`.execute(database);
  return rows;
}

/** The same by property; properties without a request are absent. */
export async function countRequestsByProperty(
  database: Kysely<Database>,
  span: FigureSpan,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select l.property_id as id, count(*) as count from lead l
    where ${isCounted(span)} and l.property_id is not null group by l.property_id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function isCounted({ from, until, propertyId }: FigureSpan): RawBuilder<unknown> {
  return sql`l.created_at >= ${startOf(from)} and l.created_at < ${startOf(addDays(until, 1))}
    and l.status <> 'spam' and l.form = any(${askedForms})
    ${propertyId === undefined ? sql`` : sql`and l.property_id = ${propertyId}`}`;
}

type CountedViewings = {
  /** Requested in the span, whatever the outcome. */
  requested: number;
  /** With a time in the span, and confirmed. */
  planned: number;
  /** Carried out at a time in the span. */
  carriedOut: number;
  /** The carried out ones after which the same person sent an offer for the property. */
  ledToOffer: number;
};

export async function countViewingsIn(
  database: Kysely<Database>,
  { from, until, propertyId }: FigureSpan,
): Promise<CountedViewings> {
  const [begin, end] = [startOf(from), startOf(addDays(until, 1))];
  const isMeant = propertyId === undefined ? sql`` : sql`and v.property_id = ${propertyId}`;
  const { rows } = await sql<CountedViewings>`
    select
      (select count(*) from appointment v where v.created_at >= ${begin} and v.created_at < ${end} ${isMeant}) as requested,
      count(*) filter (where v.status = 'confirmed') as planned,
      count(*) filter (where v.status = 'carried_out') as "carriedOut",
      count(*) filter (where v.status = 'carried_out' and exists (
        select from lead asked join lead offer on lower(offer.email) = lower(asked.email)
        where asked.id = v.lead_id and offer.form = 'offer' and offer.status <> 'spam'
          and offer.property_id = v.property_id and offer.created_at >= v.starts_at
      )) as "ledToOffer"
    from appointment v where v.starts_at >= ${begin} and v.starts_at < ${end} ${isMeant}`.execute(database);
  return rows[0] ?? { requested: 0, planned: 0, carriedOut: 0, ledToOffer: 0 };
}
