import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ViewSource } from '#domain/view/view-source.ts';

/** The page of a property was shown, or the property was added to or removed from the favourites. */
export const countedKinds = ['visit', 'added', 'removed'] as const;

/** Counted once for each `visitor`, a hash that also covers the kind and the property. `day`: 'YYYY-MM-DD'. */
export type CountedView = {
  kind: (typeof countedKinds)[number];
  propertyId: number;
  day: string;
  source: ViewSource;
  language: string;
  visitor: string;
};

/** The salt of the day is made when first needed; all processes get the same one. */
export async function getViewSalt(database: Kysely<Database>, today: string): Promise<string> {
  await database
    .insertInto('visit_salt')
    .values({ day: today, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await database
    .selectFrom('visit_salt')
    .select('salt')
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  return row.salt;
}

/**
 * Counts each visitor once, in one statement, so that a repeated call changes nothing. Leaves out properties that are
 * not published. Rows are sorted, so that two processes cannot deadlock.
 */
export async function countViews(database: Kysely<Database>, views: readonly CountedView[]): Promise<void> {
  const column = (name: keyof CountedView) => views.map((view) => view[name]);
  await sql`
    with given as (
      select * from unnest(${column('visitor')}::text[], ${column('day')}::date[], ${column('kind')}::text[],
        ${column('propertyId')}::int[], ${column('source')}::text[], ${column('language')}::text[])
        as given (visitor, day, kind, property_id, source, language)
      where exists (select from property where id = property_id and publication = 'published')
    ), unseen as (
      insert into visit_seen (day, visitor) select day, visitor from given order by day, visitor
      on conflict do nothing returning day, visitor
    ), counted as (
      select property_id, day, source, language,
        count(*) filter (where kind = 'visit') as visits,
        count(*) filter (where kind = 'added') as added,
        count(*) filter (where kind = 'removed') as removed
      from given join unseen using (day, visitor)
      group by 1, 2, 3, 4
    ), favourites as (
      insert into favourite_count (property_id, day, added, removed)
      select property_id, day, sum(added), sum(removed) from counted where added + removed > 0
      group by property_id, day order by property_id, day
      on conflict (property_id, day) do update
        set added = favourite_count.added + excluded.added, removed = favourite_count.removed + excluded.removed
    )
    insert into visit_count (property_id, day, source, language, count)
    select property_id, day, source, language, visits from counted where visits > 0
    order by property_id, day, source, language
    on conflict (property_id, day, source, language) do update set count = visit_count.count + excluded.count`.execute(
    database,
  );
}

/** Deletes visitors counted before today, and the salts by which they could be recognised. */
export async function forgetVisitors(database: Kysely<Database>, today: string): Promise<void> {
  await database.deleteFrom('visit_salt').where('day', '<', today).execute();
  await database.deleteFrom('visit_seen').where('day', '<', today).execute();
}
