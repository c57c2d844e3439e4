import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { foldText } from '#domain/text/fold-text.ts';

type SuggestedPlace = { postalCode: string; countryId: number; name: LocalisedText };

const MOST = 12;

/** Places whose postal code or name in any language begins with `typed`; municipalities before their villages. */
export async function suggestPlaces(database: Kysely<Database>, typed: string): Promise<SuggestedPlace[]> {
  const begun = foldText(typed).slice(0, 60);
  if (begun.length < 2) return [];
  const pattern = `${begun.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<SuggestedPlace>`
    select postal_code as "postalCode", country_id as "countryId", name from place
    where postal_code like ${pattern}
      or exists (select from jsonb_each_text(name) each where lower(each.value) like ${pattern})
      or exists (select from unnest(search_names) as known where replace(known, '-', ' ') like ${pattern})
    order by is_municipality desc, postal_code, id limit ${MOST}`.execute(database);
  return rows;
}

/**
 * Streets of the agency's properties in that municipality that begin with `typed`, so that a street is spelled the same
 * each time.
 */
export async function suggestStreets(
  database: Kysely<Database>,
  { postalCode, typed }: { postalCode: string; typed: string },
): Promise<string[]> {
  const begun = typed.trim().toLowerCase().slice(0, 60);
  if (begun.length < 2 || !/^\d{4}$/.test(postalCode)) return [];
  const pattern = `${begun.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ street: string }>`
    select street from property where postal_code = ${postalCode} and lower(street) like ${pattern}
    group by street order by count(*) desc, street limit ${MOST}`.execute(database);
  return rows.map(({ street }) => street);
}
