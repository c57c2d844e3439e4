import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ViewSource } from '#domain/view/view-source.ts';

/** What is counted of the page of a property: that it was shown, saved as a favourite, or taken away again. */
export const countedKinds = ['visit', 'added', 'removed'] as const;

/** Once for each `visitor`, a hash in which the kind and the property are already. `day`: 'YYYY-MM-DD'. */
export type CountedView = {
  kind: (typeof countedKinds)[number];
  propertyId: number;
  day: string;
  source: ViewSource;
  language: string;
  visitor: string;
};

/** Gives the salt of today, made when it is first needed; all processes get the same. */
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
 * Adds views to the counts, those of a visitor who was not counted yet, in one statement: done twice it counts once.
 * Properties that are not published are left out. In order, so that two processes cannot wait for each other.
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

/** Forgets whoever was counted before today, and the salts by which they could be found. */
export async function forgetVisitors(database: Kysely<Database>, today: string): Promise<void> {
  await database.deleteFrom('visit_salt').where('day', '<', today).execute();
  await database.deleteFrom('visit_seen').where('day', '<', today).execute();
}
