import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';

type MapPlaceRow = { name: LocalisedText; rank: number; longitude: number; latitude: number };

/** The towns of Luxembourg that a map of the country shows; its postal codes are streets and say nothing about size. */
const townsOfLuxembourg = [
  'esch-sur-alzette',
  'differdange',
  'dudelange',
  'ettelbruck',
  'diekirch',
  'echternach',
  'wiltz',
  'remich',
];

/**
 * Each locality once, with the level at which a map shows its name: 1 cities, 2 towns, 3 municipalities, 4 the
 * localities in them. In Belgium the postal code tells: 9000 is Ghent, 9300 Aalst, 9820 a municipality, 9821 one of its
 * localities. Of several localities with one code, the one that names the municipality counts as it; a municipality
 * that is also a village stands where that is.
 */
export async function listMapPlaces(database: Kysely<Database>): Promise<MapPlaceRow[]> {
  const { rows } = await sql<MapPlaceRow>`
    select name, min(rank) as rank, avg(longitude) as longitude, avg(latitude) as latitude from (
      select name, longitude, latitude, case
        when country_id = 50 and slug ->> 'fr' = 'luxembourg' then 1
        when country_id = 50 then case when slug ->> 'fr' = any(${townsOfLuxembourg}) then 2 else 4 end
        when not is_main then 4
        when postal_code like '%000' then 1
        when postal_code like '%00' then 2
        when postal_code like '%0' then 3
        else 4 end as rank, province
      from (
        select *, row_number() over (
          partition by country_id, postal_code order by name ->> 'nl' = municipality_name ->> 'nl' desc nulls last, id
        ) = 1 as is_main from place
        where not is_municipality or name not in (select name from place where not is_municipality)
      ) place
    ) place group by name, province order by rank, name ->> 'nl'`.execute(database);
  return rows;
}

/** Names of municipalities first. */
export async function listPlacesAround(
  database: Kysely<Database>,
  { longitude, latitude }: Position,
): Promise<Omit<MapPlaceRow, 'rank'>[]> {
  const { rows } = await sql<Omit<MapPlaceRow, 'rank'>>`
    select name, avg(longitude) as longitude, avg(latitude) as latitude from place
    where not is_municipality and latitude between ${latitude - 0.02} and ${latitude + 0.02}
      and longitude between ${longitude - 0.06} and ${longitude + 0.06}
    group by name, municipality_name
    order by name ->> 'nl' = municipality_name ->> 'nl' desc nulls last, name ->> 'nl'
    limit 40`.execute(database);
  return rows;
}
