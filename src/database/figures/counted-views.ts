import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { addDays, mondayOf } from '#domain/time/dates.ts';
import type { ViewSource } from '#domain/view/view-source.ts';
import type { FigureSpan } from './figure-span.ts';

type CountedViews = {
  total: number;
  byDay: Map<string, number>;
  bySource: Map<ViewSource, number>;
  byLanguage: Map<Language, number>;
  byProperty: Map<number, number>;
};

/** Views of a span, counted each way. Keys without a view are absent. */
export async function countViewsIn(database: Kysely<Database>, span: FigureSpan): Promise<CountedViews> {
  const [{ rows }, byProperty] = await Promise.all([
    sql<Row>`
      select day, source, language, sum(count) as count from ${countedOf(span)} group by 1, 2, 3`.execute(
      database,
    ),
    countViewsByProperty(database, span),
  ]);
  const views: CountedViews = {
    total: 0,
    ...{ byDay: new Map(), bySource: new Map(), byLanguage: new Map() },
    byProperty,
  };
  for (const { day, source, language, count } of rows) {
    views.total += count;
    add(views.byDay, day, count);
    add(views.bySource, source, count);
    add(views.byLanguage, language, count);
  }
  return views;
}

/** Views by day only: for the period that another is compared with. */
export async function countViewsByDay(
  database: Kysely<Database>,
  span: FigureSpan,
): Promise<Pick<CountedViews, 'total' | 'byDay'>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select day, sum(count) as count from ${countedOf(span)} group by day`.execute(database);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byDay: new Map(rows.map(({ day, count }) => [day, count])),
  };
}

/** The agency's views come from daily totals: the rows of all its properties would be millions. */
function countedOf({ from, until, propertyId }: FigureSpan): RawBuilder<unknown> {
  return propertyId === undefined
    ? sql`view_day where day between ${from} and ${until}`
    : sql`visit_count where day between ${from} and ${until} and property_id = ${propertyId}`;
}

/** Reads weekly totals for whole weeks, and single days for the rest at both ends. */
async function countViewsByProperty(
  database: Kysely<Database>,
  { from, until, propertyId }: FigureSpan,
): Promise<Map<number, number>> {
  const [begin, end] = [mondayOf(addDays(from, 6)), mondayOf(addDays(until, 1))];
  const isMeant = propertyId === undefined ? sql`` : sql`and property_id = ${propertyId}`;
  const { rows } = await sql<{ id: number; count: number }>`
    select property_id as id, sum(count) as count from (
      select property_id, count from view_week where week >= ${begin} and week < ${end} ${isMeant}
      union all
      select property_id, count from visit_count
      where day between ${from} and least(${until}, ${begin}::date - 1) ${isMeant}
      union all
      select property_id, count from visit_count
      where day between greatest(${begin}::date, ${end}::date) and ${until} ${isMeant}
    ) part group by property_id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

type Row = { day: string; source: ViewSource; language: Language; count: number };

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** How often each property was saved as a favourite; properties that never were are absent. */
export async function countFavouritesIn(
  database: Kysely<Database>,
  { from, until, propertyId }: FigureSpan,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; added: number }>`
    select property_id as id, sum(added) as added from favourite_count
    where day between ${from} and ${until} and added > 0
      ${propertyId === undefined ? sql`` : sql`and property_id = ${propertyId}`}
    group by property_id`.execute(database);
  return new Map(rows.map(({ id, added }) => [id, added]));
}
