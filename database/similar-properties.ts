import { type Kysely, sql } from 'kysely';
import type { Database } from './client.ts';
import { cardColumns, firstPhoto, type PropertyCardRow } from './property-card.ts';

/**
 * Takes the id of a property that is or was published; gives up to four others that somebody who looks at it may want: available, for the
 * same purpose. The order is a distance in which each of these weighs as much as the others: another type, half a
 * factor e of price, 15 km between the centres of the localities, 60 % more or less area. Hidden prices and
 * positions do not count: only what is public is compared. Homes with one and the same leading photograph (flats of
 * one building) would read as one home shown twice: each photograph comes once, and never that of the home itself.
 */
export async function listSimilarProperties(
  database: Kysely<Database>,
  id: number,
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns}
    from (
      select p.*,
        (p.type <> own.type)::int
        + coalesce(abs(ln(greatest(p.price_cents, 1)::float / greatest(own.price_cents, 1))) * 2, 1)
        + coalesce(abs(ln(greatest(p.living_area_m2, 1) / greatest(own.living_area_m2, 1))) * 2, 0.5)
        + coalesce(sqrt(power((l.latitude - ol.latitude) * 111.2, 2)
            + power((l.longitude - ol.longitude) * 71, 2)) / 15, 2) as distance
      from (
        select id, purpose, type, place_id, living_area_m2, case when publish_price then price_cents end as price_cents
        from property where publication in ('published', 'withdrawn')
      ) own
      left join place ol on ol.id = own.place_id
      join public_property p on p.purpose = own.purpose and p.id <> own.id and p.project_id is null
      left join place l on l.id = p.place_id
      where own.id = ${id} and p.availability in ('available', 'option')
      order by distance, p.id limit 24
    ) p ${firstPhoto} order by p.distance, p.id`.execute(database);
  const { rows: own } = await sql<{ picture_id: string }>`
    select picture_id from media where property_id = ${id} and kind = 'photo' order by sort limit 1`.execute(
    database,
  );
  const seen = new Set(own.map(({ picture_id }) => picture_id));
  return rows
    .filter(({ picture }) => {
      const isNew = picture === null || !seen.has(picture.id);
      if (picture) seen.add(picture.id);
      return isNew;
    })
    .slice(0, 4);
}
