import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import type { OwnDistrict } from '#domain/place/districts/district.ts';
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
  const { districts } = (await findSettings(database)) ?? {};
  return new Zones(places as PlaceOfZones[], Array.isArray(districts) ? districts.filter(isDistrict) : []);
}

/** Checked because another version may have written the settings. */
function isDistrict(stored: unknown): stored is OwnDistrict {
  const { name, members } = (stored ?? {}) as Partial<OwnDistrict>;
  return (
    typeof name === 'object' && Array.isArray(members) && members.every((each) => typeof each === 'string')
  );
}
