import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { OptionValue } from '#domain/property/option-sets.ts';
import type { Purpose } from '#domain/search/criteria.ts';

/** The content of a flag on the map; a hidden price is null already. */
export type MapFlagRow = {
  id: number;
  purpose: Purpose;
  type: string;
  price_cents: number | null;
  publish_price: boolean;
  price_unit: number | null;
  project_id: number | null;
  is_new_build: boolean | null;
  tax_regime: OptionValue<'taxRegime'> | null;
  price_unit_text: LocalisedText | null;
  city: string;
  place_name: LocalisedText | null;
  /** True if it stands in the middle of its place, because its position is not known. */
  is_approximate: boolean;
};

/** Published properties only, by id. */
export async function listMapFlags(
  database: Kysely<Database>,
  ids: number[],
): Promise<Map<number, MapFlagRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<MapFlagRow>`
    select id, purpose, type, price_cents, publish_price, price_unit, details -> 'priceUnitText' as price_unit_text,
      project_id, is_new_build, details ->> 'taxRegime' as tax_regime, city, place_name,
      shown_latitude is null or shown_longitude is null as is_approximate
    from public_property where id = any(${ids}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
