import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

export type MapPlaceRow = { name: LocalisedText; rank: 1 | 2 | 3 | 4; longitude: number; latitude: number };

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
 * Each locality once, with the level at which a map shows its name: 1 cities, 2 towns, 3 other municipalities, 4 the
 * localities in them. In Belgium the level follows from the postal code: 9000 is Ghent, 9300 Aalst, 9820 a
 * municipality. A municipality that is also a village has the position of the village.
 */
export async function listMapPlaces(database: Kysely<Database>): Promise<MapPlaceRow[]> {
  const { rows } = await sql<MapPlaceRow>`
    select name, min(rank) as rank, avg(longitude) as longitude, avg(latitude) as latitude from (
      select name, longitude, latitude, province, case
        when name ->> 'nl' is distinct from municipality_name ->> 'nl' then 4
        when country_id = 50 and slug ->> 'fr' = 'luxembourg' then 1
        when country_id = 50 then case when slug ->> 'fr' = any(${townsOfLuxembourg}) then 2 else 3 end
        when postal_code like '%000' then 1
        when postal_code like '%00' then 2
        else 3 end as rank
      from place
      where not is_municipality or name not in (select name from place where not is_municipality)
    ) place group by name, province order by rank, name ->> 'nl'`.execute(database);
  return rows;
}
