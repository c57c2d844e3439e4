import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import type { Language } from '#domain/language.ts';

export type CalendarRow = PropertyLine & {
  id: number;
  status: 'requested' | 'confirmed' | 'cancelled' | 'carried_out' | 'no_show';
  starts_at: Date | null;
  ends_at: Date | null;
  wished: string[];
  agent_id: number | null;
  agent_name: string | null;
  slot_id: number | null;
  feedback: string | null;
  feedback_is_public: boolean;
  feedback_language: Language | null;
  feedback_internal: string | null;
  created_at: Date;
  lead_id: number | null;
  person: string;
  email: string | null;
  phone: string | null;
  remark: string | null;
  visitor_language: Language | null;
  reference: string;
  postal_code: string;
  country_id: number;
  picture_id: string | null;
  /** The names of the property's owners. */
  owners: string[];
};

const read = (condition: RawBuilder<unknown>) => sql<CalendarRow>`
  select a.id, a.status, a.starts_at, a.ends_at, a.wished, a.agent_id, a.slot_id, a.feedback, a.feedback_is_public,
    a.feedback_language, a.feedback_internal, a.created_at, a.lead_id, g.first_name || ' ' || g.last_name as agent_name,
    coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person,
    l.email, l.phone, l.remark, l.language as visitor_language,
    p.reference, p.postal_code, p.country_id, m.picture_id, ${propertyLine},
    array(select w.name from property_owner o join owner w on w.id = o.owner_id where o.property_id = p.id order by w.name)
      as owners
  from appointment a join property p on p.id = a.property_id
  left join lead l on l.id = a.lead_id left join agent g on g.id = a.agent_id
  left join lateral (
    select picture_id from media where media.property_id = p.id and picture_id is not null order by sort, id limit 1
  ) m on true
  where ${condition}`;

/** Agreed appointments and past ones, also if nobody came. */
export async function listCalendar(
  database: Kysely<Database>,
  { from, until }: { from: Date; until: Date },
): Promise<CalendarRow[]> {
  const { rows } = await read(sql`a.status in ('confirmed', 'carried_out', 'no_show')
    and a.starts_at >= ${from} and a.starts_at < ${until} order by a.starts_at, a.id`).execute(database);
  return rows;
}

/** Appointments that wait for a time, or for another than the agreed one. Without spam; the longest wait first. */
export async function listWishes(
  database: Kysely<Database>,
  { now, most }: { now: Date; most: number },
): Promise<CalendarRow[]> {
  const { rows } =
    await read(sql`l.status is distinct from 'spam' and ((a.status = 'requested' and a.starts_at is null)
      or (a.status = 'confirmed' and a.starts_at > ${now} and a.wished <> '[]'))
    order by a.created_at, a.id limit ${most}`).execute(database);
  return rows;
}

export async function findCalendarRow(
  database: Kysely<Database>,
  id: number,
): Promise<CalendarRow | undefined> {
  const { rows } = await read(sql`a.id = ${id}`).execute(database);
  return rows[0];
}

export type SlotRow = PropertyLine & {
  id: number;
  reference: string;
  agent_id: number;
  agent_name: string;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  booked: number;
};

/** Slots by time. `propertyId`: only those of this property. */
export async function listOfficeSlots(
  database: Kysely<Database>,
  { from, until, propertyId }: { from: Date; until?: Date; propertyId?: number },
): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select s.id, s.agent_id, s.starts_at, s.ends_at, s.capacity, s.booked, p.reference, ${propertyLine},
      g.first_name || ' ' || g.last_name as agent_name
    from viewing_slot s join property p on p.id = s.property_id join agent g on g.id = s.agent_id
    where s.starts_at >= ${from} and (${until ?? null}::timestamptz is null or s.starts_at < ${until ?? null})
      and (${propertyId ?? null}::int is null or s.property_id = ${propertyId ?? null})
    order by s.starts_at, s.id limit 500`.execute(database);
  return rows;
}

export type OpenDayEntry = PropertyLine & {
  id: number;
  reference: string;
  agent_id: number | null;
  agent_name: string | null;
  starts_at: Date;
  ends_at: Date;
};

/** The open days that visitors are told of, with the agent of each property. */
export async function listOpenDayEntries(
  database: Kysely<Database>,
  { from, until }: { from: Date; until: Date },
): Promise<OpenDayEntry[]> {
  const { rows } = await sql<OpenDayEntry>`
    select d.id, d.starts_at, d.ends_at, p.agent_id, p.reference, ${propertyLine},
      g.first_name || ' ' || g.last_name as agent_name
    from public_open_day d join property p on p.id = d.property_id left join agent g on g.id = p.agent_id
    where d.starts_at >= ${from} and d.starts_at < ${until} order by d.starts_at, d.id`.execute(database);
  return rows;
}

export type AbsenceRow = {
  id: number;
  agent_id: number;
  agent_name: string;
  starts_at: Date;
  ends_at: Date;
  reason: string;
};

/** Absences that are not over at `from`. */
export async function listAbsences(
  database: Kysely<Database>,
  { from, until }: { from: Date; until?: Date },
): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select o.id, o.agent_id, o.starts_at, o.ends_at, o.reason, g.first_name || ' ' || g.last_name as agent_name
    from agent_absence o join agent g on g.id = o.agent_id
    where o.ends_at > ${from} and (${until ?? null}::timestamptz is null or o.starts_at < ${until ?? null})
    order by o.starts_at, o.id limit 500`.execute(database);
  return rows;
}
