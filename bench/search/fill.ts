import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Thousands of inhabitants of the largest municipalities, by one of their postal codes; all others have 12 thousand.
 */
const inhabitants: Record<string, number> = {
  '2000': 540,
  '9000': 270,
  '6000': 205,
  '4000': 197,
  '8000': 119,
  '5000': 114,
  '3000': 103,
  '7000': 97,
  '9300': 90,
  '2800': 88,
  '3500': 81,
  '9100': 81,
  '8500': 80,
  '7100': 81,
  '8400': 72,
  '7500': 69,
  '3600': 67,
  '4100': 64,
  '8800': 65,
  '7700': 60,
  '4800': 56,
  '1800': 47,
};
/**
 * The municipalities of Brussels and the city of Luxembourg have many places each, so each place has its own weight.
 */
const perPlaceOf = { brussels: 55, luxembourg: 0.03 };
const otherMunicipality = 12;

/**
 * Needs the places. Properties are spread as people live in Belgium; their attributes are known and hidden about as
 * often as on real sites.
 */
export async function fillWithProperties(database: Kysely<Database>, size: number): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`select setseed(0.4)`.execute(connection);
    await weighPlaces(connection);
    for (let from = 1; from <= size; from += 100_000) {
      await addProperties(connection, from, Math.min(size, from + 99_999));
    }
  });
  await sql`vacuum analyze property`.execute(database);
}

async function weighPlaces(connection: Kysely<Database>): Promise<void> {
  const codes = Object.keys(inhabitants);
  await sql`create temp table weighed as
    with city as (
      select distinct on (p.municipality) p.municipality, c.weight
      from unnest(${codes}::text[], ${Object.values(inhabitants)}::float8[]) as c (code, weight)
      join place p on p.postal_code = c.code and p.country_id = 10
    )
    select id, sum(weight) over (order by id) as up_to from (
      select id, case region when 'brussels' then ${perPlaceOf.brussels} when 'luxembourg' then ${perPlaceOf.luxembourg}
          else coalesce(weight, ${otherMunicipality}) / count(*) over (partition by municipality) end as weight
      from place left join city using (municipality)
    ) place`.execute(connection);
  await sql`create temp table drawn as select array_agg(id order by up_to) as ids, array_agg(up_to order by up_to) as up_to
    from weighed`.execute(connection);
}

async function addProperties(connection: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`
    insert into property (reference, purpose, type, publication, availability, published_at, gone_on, price_cents,
      publish_price, publish_address, street, house_number, postal_code, country_id, place_id, city, region,
      latitude, longitude, living_area_m2, plot_area_m2, bedrooms, bathrooms, facades, construction_year, energy_label,
      available_from, has_garden, has_terrace, has_garage, has_lift, is_furnished, is_new_build, details)
    select 'GV-' || number, purpose, type, case when random() < 0.98 then 'published' else 'draft' end,
      case when is_gone then case purpose when 'sale' then 'sold' else 'rented' end
        when random() < 0.05 then 'option' else 'available' end,
      timestamptz '2026-11-21' - random() * interval '400 days',
      case when is_gone then date '2026-11-21' - (random() * 300)::int end,
      case purpose when 'sale' then round(exp(12.7 + (random() + random() + random() - 1.5) * 1.1)) * 100
        else round(exp(6.9 + (random() + random() - 1) * 0.8)) * 100 end,
      random() < 0.95, random() < 0.9,
      (array['Kerkstraat', 'Rue de l’Église', 'Stationsstraat', 'Nieuwstraat', 'Grand-Rue', 'Dorpsstraat',
        'Rue Haute', 'Molenstraat', 'Schoolstraat', 'Chaussée de Bruxelles'])[1 + floor(random() * 10)::int]
        || case when random() < 0.5 then '' else ' ' || floor(random() * 200)::int end,
      (1 + floor(random() * 200)::int)::text, l.postal_code, l.country_id, l.id, l.name ->> 'nl', l.region,
      l.latitude + (random() - 0.5) * 0.04, l.longitude + (random() - 0.5) * 0.06,
      case when random() < 0.93 then 35 + round(random() * random() * 400) end,
      case when random() < 0.6 then 50 + round(random() * random() * 4000) end,
      case when random() < 0.95 then floor(random() * random() * 7)::int end,
      case when random() < 0.85 then 1 + floor(random() * random() * 3)::int end,
      case when random() < 0.7 then 2 + floor(random() * 3)::int end,
      case when random() < 0.8 then 1900 + floor(sqrt(random()) * 126)::int end,
      case when random() < 0.95 then (array['a_plus', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f', 'f', 'g'])[
        1 + floor(random() * 12)::int] end,
      case when random() < 0.4 then date '2026-11-21' + (random() * 200)::int end,
      random() < 0.6, random() < 0.7, random() < 0.5, random() < 0.3, random() < 0.04, random() < 0.1,
      jsonb_strip_nulls(jsonb_build_object(
        'floodScoreParcel', case when random() < 0.7 then (array['a', 'a', 'a', 'b', 'c', 'd'])[1 + floor(random() * 6)::int] end,
        'floodScoreBuilding', case when random() < 0.6 then (array['a', 'a', 'a', 'b', 'c', 'd'])[1 + floor(random() * 6)::int] end,
        'availabilityTerms', case when random() < 0.3 then 'immediately' end))
    from (
      select number, ids[1 + least(width_bucket(random() * up_to[array_upper(up_to, 1)], up_to), array_upper(ids, 1) - 1)] as place_id,
        case when random() < 0.75 then 'sale' else 'rent' end as purpose, random() < 0.12 as is_gone,
        (array['dwelling', 'terraced_house', 'semi_detached_house', 'detached_house', 'villa', 'house', 'apartment',
          'apartment', 'apartment', 'duplex', 'penthouse', 'studio', 'ground_floor_flat', 'building_plot', 'garage_box',
          'office', 'retail', 'apartment_building'])[1 + floor(random() * 18)::int] as type
      from generate_series(${from}::int, ${to}::int) as number, drawn
    ) home join place l on l.id = home.place_id`.execute(connection);
}
