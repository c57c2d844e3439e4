import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { type Region, regionOf } from '#domain/place/region.ts';

export type DemoPlace = {
  id: number;
  countryId: number;
  postalCode: string;
  /** The name on road signs. */
  city: string;
  region: Region;
  latitude: number;
  longitude: number;
};

/** `keys`: 'postal code locality'. Throws when one is unknown. */
export async function findPlaces(
  database: Transaction<Database>,
  keys: readonly string[],
): Promise<(key: string) => DemoPlace> {
  const postalCodes = keys.map((key) => key.split(' ')[0] ?? '');
  const rows = await database
    .selectFrom('place')
    .selectAll()
    .where('postal_code', 'in', postalCodes)
    .execute();
  const places = new Map<string, DemoPlace>();
  for (const { id, country_id, postal_code, name, latitude, longitude } of rows) {
    const names = name as LocalisedText;
    const region = regionOf(country_id, postal_code);
    if (!region) continue;
    const city = (region === 'flanders' || region === 'brussels' ? names.nl : names.en) ?? '';
    const place = { id, countryId: country_id, postalCode: postal_code, city, region, latitude, longitude };
    for (const each of Object.values(names)) {
      const key = `${postal_code} ${each}`;
      // The same code and name may exist in both countries, but the demo names no such place.
      if (keys.includes(key)) places.set(key, place);
    }
  }
  return (key) => {
    const place = places.get(key);
    if (!place) throw new Error(`There is no place '${key}'`);
    return place;
  };
}
