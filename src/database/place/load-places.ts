import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { readPlaces } from './read-places.ts';

/**
 * Brings the table `place` up to date with the files in reference/: every postal area of Belgium and Luxembourg, with
 * its municipality and its names and slugs in all languages. An existing place keeps its id, because properties refer
 * to it; one that is no longer in the files stays. Gives how many places were added or changed.
 */
export async function loadPlaces(database: Kysely<Database>): Promise<number> {
  const places = JSON.stringify(await readPlaces());
  return database.transaction().execute(async (transaction) => {
    // Two processes that start at once would otherwise both add the same places.
    await sql`lock table place in share row exclusive mode`.execute(transaction);
    // A name may have been corrected since, but hardly in all languages at once: one equal name identifies the place.
    const { rows } = await sql<{ count: number }>`
      with wanted as materialized (
        select * from jsonb_to_recordset(${places}::jsonb) as row
          (country_id smallint, postal_code text, name jsonb, slug jsonb, search_names text[], province text,
           region text, latitude double precision, longitude double precision, municipality text,
           municipality_name jsonb, is_municipality boolean)
      ), changed as (
        update place set name = wanted.name, slug = wanted.slug, search_names = wanted.search_names,
          province = wanted.province, region = wanted.region, latitude = wanted.latitude,
          longitude = wanted.longitude, municipality = wanted.municipality,
          municipality_name = wanted.municipality_name, is_municipality = wanted.is_municipality
        from wanted
        where place.country_id = wanted.country_id and place.postal_code = wanted.postal_code
          and place.search_names && wanted.search_names
          and row(place.name, place.slug, place.search_names, place.province, place.region, place.latitude,
              place.longitude, place.municipality, place.municipality_name, place.is_municipality)
            is distinct from row(wanted.name, wanted.slug, wanted.search_names, wanted.province, wanted.region,
              wanted.latitude, wanted.longitude, wanted.municipality, wanted.municipality_name,
              wanted.is_municipality)
        returning 1
      ), added as (
        insert into place (country_id, postal_code, name, slug, search_names, province, region, latitude, longitude,
          municipality, municipality_name, is_municipality)
        select country_id, postal_code, name, slug, search_names, province, region, latitude, longitude,
          municipality, municipality_name, is_municipality
        from wanted
        where not exists (
          select from place where place.country_id = wanted.country_id and place.postal_code = wanted.postal_code
            and place.search_names && wanted.search_names)
        returning 1
      )
      select (select count(*) from changed) + (select count(*) from added) as count`.execute(transaction);
    return rows[0]?.count ?? 0;
  });
}
