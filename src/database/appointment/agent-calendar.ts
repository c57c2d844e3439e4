import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import type { LocalisedText } from '#domain/language.ts';
import { isLanguage, type Language } from '#domain/language.ts';

/** Finds the agent whose calendar has this key. `language`: of the member of staff who is that agent. */
export async function findAgentCalendar(
  database: Kysely<Database>,
  key: string,
): Promise<{ agentId: number; name: string; language: Language | undefined } | undefined> {
  const { rows } = await sql<{ agentId: number; name: string; language: string | null }>`
    select c.agent_id as "agentId", a.first_name || ' ' || a.last_name as name,
      (select s.language from staff s where s.agent_id = a.id and s.ended_at is null order by s.created_at limit 1)
        as language
    from agent_calendar c join agent a on a.id = c.agent_id where c.key::text = ${key} and a.ended_at is null`.execute(
    database,
  );
  const row = rows[0];
  return row && { ...row, language: row.language && isLanguage(row.language) ? row.language : undefined };
}

export async function noteFetched(database: Kysely<Database>, agentId: number, now: Date): Promise<void> {
  await database
    .updateTable('agent_calendar')
    .set({ fetched_at: now })
    .where('agent_id', '=', agentId)
    .execute();
}

type AgreedAppointment = PropertyLine & {
  id: number;
  revision: number;
  starts_at: Date;
  ends_at: Date;
  person: string;
  postal_code: string | null;
  place_name: LocalisedText | null;
};

/** Agreed appointments, also past ones, by time. */
export async function listAgreed(
  database: Kysely<Database>,
  agentId: number,
  { since, most }: { since: Date; most: number },
): Promise<AgreedAppointment[]> {
  const { rows } = await sql<AgreedAppointment>`
    select a.id, a.revision, a.starts_at, a.ends_at, p.postal_code, place.name as place_name, ${propertyLine},
      coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person
    from appointment a join property p on p.id = a.property_id left join place on place.id = p.place_id
      left join lead l on l.id = a.lead_id
    where a.agent_id = ${agentId} and a.status in ('confirmed', 'carried_out', 'no_show') and a.starts_at >= ${since}
    order by a.starts_at, a.id limit ${most}`.execute(database);
  return rows;
}

type CalendarAddress = {
  id: number;
  name: string;
  key: string | null;
  created_at: Date | null;
  fetched_at: Date | null;
};

/** The agent's own, also if there is none yet; `isForAll`: those of all other agents too. */
export async function listCalendarAddresses(
  database: Kysely<Database>,
  { agentId, isForAll }: { agentId: number | null; isForAll: boolean },
): Promise<CalendarAddress[]> {
  const { rows } = await sql<CalendarAddress>`
    select a.id, a.first_name || ' ' || a.last_name as name, c.key, c.created_at, c.fetched_at
    from agent a left join agent_calendar c on c.agent_id = a.id
    where a.id = ${agentId} or (${isForAll} and c.key is not null) order by a.sort, a.id`.execute(database);
  return rows;
}
