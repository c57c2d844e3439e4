import { type Kysely, sql } from 'kysely';
import type { LocalisedText } from '#domain/language.ts';
import type { Database } from './client.ts';

/**
 * Takes what a search calls places: slugs of localities, postal codes. Gives the name of each that exists;
 * of several localities with one postal code, the first of the list (bpost's own, the main one).
 */
export async function findPlaceNames(
  database: Kysely<Database>,
  keys: string[],
): Promise<Map<string, LocalisedText>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: LocalisedText }>`
    select distinct on (key) key, name from unnest(${keys}::text[]) as key
    join place on search_names @> array[key] or postal_code = key
    order by key, country_id, id`.execute(database);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
