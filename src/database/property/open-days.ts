import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

export type OpenDayRow = {
  id: number;
  property_id: number;
  starts_at: Date;
  ends_at: Date;
  note: LocalisedText;
};

/** Those to come that visitors are told of, of each property by time. */
export async function listOpenDaysOf(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  now: Date,
): Promise<Map<number, OpenDayRow[]>> {
  const { rows } = await sql<OpenDayRow>`
    select id, property_id, starts_at, ends_at, note from public_open_day
    where property_id = any(${[...propertyIds]}::int[]) and ends_at > ${now}
    order by property_id, starts_at`.execute(database);
  return Map.groupBy(rows, ({ property_id }) => property_id);
}

/** Undefined if it is over, or not told to visitors. */
export async function findOpenDay(
  database: Kysely<Database>,
  propertyId: number,
  id: number,
  now: Date,
): Promise<OpenDayRow | undefined> {
  const { rows } = await sql<OpenDayRow>`
    select id, property_id, starts_at, ends_at, note from public_open_day
    where property_id = ${propertyId} and id = ${id} and ends_at > ${now}`.execute(database);
  return rows[0];
}

/** As the agency sees them: of any property, published or not. By time. */
export async function listStoredOpenDays(
  database: Kysely<Database>,
  propertyIds: readonly number[],
): Promise<OpenDayRow[]> {
  const { rows } = await sql<OpenDayRow>`
    select id, property_id, starts_at, ends_at, note from property_open_day
    where property_id = any(${[...propertyIds]}::int[]) order by property_id, starts_at`.execute(database);
  return rows;
}
