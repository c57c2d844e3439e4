import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type Language, languages } from '#domain/language.ts';
import { addDays, mondayOf } from '#domain/time/dates.ts';
import { type ViewSource, viewSources } from '#domain/view/view-source.ts';

/** `thisWeek`: since Monday; `thisMonth`: since the first; `total`: of all time. */
type ViewTotals = { today: number; thisWeek: number; thisMonth: number; total: number };

type ViewDay = { day: string; count: number };

export type Views = ViewTotals & {
  /** The last thirty days, oldest first, including days without a view. */
  days: ViewDay[];
  /** Of all time, like `byLanguage`. */
  bySource: Record<ViewSource, number>;
  byLanguage: Record<Language, number>;
};

const DAYS = 30;

/** Views of all given properties together. `today`: 'YYYY-MM-DD', as `dayOf` gives it. */
export async function readViews(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  today: string,
): Promise<Views> {
  const { rows } = await sql<{ day: string; source: ViewSource; language: Language; count: number }>`
    select greatest(day, ${addDays(today, -DAYS)}::date) as day, source, language, sum(count) as count
    from visit_count where property_id = any(${propertyIds}) and day <= ${today}
    group by 1, 2, 3`.execute(database);
  const totals = await listViewTotals(database, propertyIds, today);
  const sumOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
  const each = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
  return {
    ...addUp([...totals.values()]),
    days: days.map((day) => ({ day, count: sumOf((row) => row.day === day) })),
    bySource: each(viewSources, (source) => sumOf((row) => row.source === source)),
    byLanguage: each(languages, (language) => sumOf((row) => row.language === language)),
  };
}

/** Includes properties without a view. */
export async function listViewTotals(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  today: string,
): Promise<Map<number, ViewTotals>> {
  const { rows } = await sql<ViewTotals & { id: number }>`
    select property_id as id,
      coalesce(sum(count) filter (where day = ${today}), 0) as today,
      coalesce(sum(count) filter (where day >= ${mondayOf(today)}), 0) as "thisWeek",
      coalesce(sum(count) filter (where day >= ${`${today.slice(0, 7)}-01`}), 0) as "thisMonth",
      sum(count) as total
    from visit_count where property_id = any(${propertyIds}) and day <= ${today}
    group by property_id`.execute(database);
  const known = new Map(rows.map(({ id, ...totals }) => [id, totals]));
  return new Map(propertyIds.map((id) => [id, known.get(id) ?? addUp([])]));
}

/** Both days included; properties without a view are left out. */
export async function listViewsBetween(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  from: string,
  until: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select property_id as id, sum(count) as count from visit_count
    where property_id = any(${propertyIds}) and day between ${from} and ${until}
    group by property_id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many visitors keep each property as a favourite: saved minus removed. */
export async function listFavouriteCounts(
  database: Kysely<Database>,
  propertyIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select property_id as id, sum(added) - sum(removed) as count
    from favourite_count where property_id = any(${propertyIds}) group by property_id`.execute(database);
  const known = new Map(rows.map(({ id, count }) => [id, count]));
  // A favourite may have been saved before counting began.
  return new Map(propertyIds.map((id) => [id, Math.max(0, known.get(id) ?? 0)]));
}

function addUp(all: readonly ViewTotals[]): ViewTotals {
  const sum = (name: keyof ViewTotals) => all.reduce((total, each) => total + each[name], 0);
  return {
    today: sum('today'),
    thisWeek: sum('thisWeek'),
    thisMonth: sum('thisMonth'),
    total: sum('total'),
  };
}
