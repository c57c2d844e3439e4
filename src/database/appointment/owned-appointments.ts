import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PageOfRows, WantedRows } from '#database/page-of-rows.ts';
import { phoneNumberSql } from '#database/person/phone-number-sql.ts';
import type { Language } from '#domain/language.ts';

export type OwnedAppointmentRow = {
  id: number;
  property_id: number;
  /** Null while the agent is looking for a time. */
  starts_at: Date | null;
  /** True if it is to come, or is asked for without a time yet. */
  is_coming: boolean;
  status: 'requested' | 'confirmed' | 'cancelled' | 'carried_out' | 'no_show';
  /** In full; pages shorten it. */
  visitor: string;
  /** True if it is in a slot that others may book too. */
  is_shared: boolean;
  /** True unless it is the visitor's first at the property; null if it is no longer known who the visitor was. */
  is_repeated: boolean | null;
  /** Only public feedback. */
  feedback: string | null;
  feedback_language: Language | null;
};

/** Compares leads d and e. A visitor who left only a phone number has an empty address. */
const isSamePerson = sql`case when d.email <> '' then lower(e.email) = lower(d.email)
  else ${phoneNumberSql(sql`e.phone`)} = ${phoneNumberSql(sql`d.phone`)} end`;

/**
 * Appointments of the owner's properties: those to come, the next one first, then those that have been, the latest first.
 * Without those that spam asked for, unless somebody came.
 */
export async function listOwnedAppointments(
  database: Kysely<Database>,
  ownerId: string,
  { propertyId, limit, offset = 0, now }: WantedRows & { now: Date },
): Promise<PageOfRows<OwnedAppointmentRow>> {
  const { rows } = await sql<OwnedAppointmentRow & { total: number }>`
    select a.id, a.property_id, a.starts_at, coalesce(a.starts_at >= ${now}, a.status = 'requested') as is_coming,
      a.status, concat_ws(' ', d.first_name, d.last_name) as visitor,
      case when a.feedback_is_public then a.feedback end as feedback,
      case when a.feedback_is_public then a.feedback_language end as feedback_language,
      coalesce(s.capacity > 1, false) as is_shared,
      case when d.id is not null then exists (
        select from appointment b join lead e on e.id = b.lead_id
        where b.property_id = a.property_id and ${isSamePerson}
          and b.starts_at < coalesce(a.starts_at, 'infinity') and b.status not in ('cancelled', 'no_show')
          and (b.status = 'carried_out' or e.status <> 'spam')
      ) end as is_repeated,
      count(*) over ()::int as total
    from property_owner o
    join appointment a on a.property_id = o.property_id
    left join lead d on d.id = a.lead_id
    left join viewing_slot s on s.id = a.slot_id
    where o.owner_id = ${ownerId} and (a.status = 'carried_out' or d.status is distinct from 'spam')
      and (${propertyId ?? null}::int is null or a.property_id = ${propertyId ?? null})
    order by is_coming desc, case when a.starts_at >= ${now} then a.starts_at end, a.starts_at desc nulls last, a.id desc
    limit ${limit} offset ${offset}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}
