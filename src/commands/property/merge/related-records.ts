import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { placesByCode } from '#domain/place/locate.ts';
import type { KnownPlace } from '#domain/place/named-places.ts';
import { type Region, regions } from '#domain/place/region.ts';

/**
 * Rows that changes refer to: places by postal code, agents by e-mail address, projects by reference; both of these in
 * lower case.
 */
export type RelatedRecords = {
  places: Map<string, KnownPlace[]>;
  agents: Map<string, number>;
  projects: Map<string, number>;
};

/**
 * These tables are small and change rarely, but reading the places takes a tenth of a second: load them once for many
 * changes, or for one change only those of its postal code.
 */
export async function loadRelatedRecords(
  database: Kysely<Database>,
  postalCode?: string,
): Promise<RelatedRecords> {
  const places = await database
    .selectFrom('place')
    .select(['id', 'country_id', 'postal_code', 'name', 'region', 'municipality_name', 'is_municipality'])
    .select(['latitude', 'longitude'])
    .$if(postalCode !== undefined, (query) => query.where('postal_code', '=', postalCode ?? ''))
    .orderBy('id')
    .execute();
  const agents = await database
    .selectFrom('agent')
    .select(['id', 'email'])
    .where('ended_at', 'is', null)
    .execute();
  const projects = await database.selectFrom('project').select(['id', 'reference']).execute();
  return {
    places: placesByCode(
      places.map(
        ({ country_id, postal_code, name, region, municipality_name, is_municipality, ...place }) => ({
          ...place,
          countryId: country_id,
          postalCode: postal_code,
          name: name as KnownPlace['name'],
          region: regions.find((each): each is Region => each === region) ?? 'flanders',
          municipality: (municipality_name ?? name) as KnownPlace['municipality'],
          isMunicipality: is_municipality,
        }),
      ),
    ),
    agents: new Map(agents.map(({ id, email }) => [email.toLowerCase(), id])),
    projects: new Map(projects.map(({ id, reference }) => [reference.toLowerCase(), id])),
  };
}
