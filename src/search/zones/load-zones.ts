import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PlaceOfZones } from './zone-tree.ts';
import { Zones } from './zones.ts';

export async function loadZones(database: Kysely<Database>): Promise<Zones> {
  const places = await database
    .selectFrom('place')
    .select([
      'id',
      'country_id',
      'postal_code',
      'name',
      'province',
      'region',
      'municipality',
      'municipality_name',
      'is_municipality',
      'latitude',
      'longitude',
    ])
    .orderBy('id')
    .execute();
  return new Zones(places as PlaceOfZones[]);
}
