import { type Kysely, sql } from 'kysely';
import type { LocalisedText } from '#domain/language.ts';
import { flag, type MapGroup, mergeGroups, pixelsPerDegree } from '#domain/map-groups.ts';
import type { Box } from '#domain/search/area.ts';
import type { Purpose, SearchCriteria } from '#domain/search/criteria.ts';
import type { Database } from './client.ts';
import { conditions, isShownIn, type ListScope } from './property-list.ts';

/** One home on the map; a hidden price is null, and a hidden address has a shown position only. */
export type MapHomeRow = MapGroup & {
  count: 1;
  purpose: Purpose;
  type: string;
  price_cents: number | null;
  publish_price: boolean;
  price_unit: number | null;
  publish_address: boolean;
  city: string;
  place_name: LocalisedText | null;
};

/**
 * Takes criteria, the part of the map that is in view and its zoom; gives the homes there, those that would overlap as
 * one group: no more than a few hundred, however many are found. The box of the criteria itself does not count here.
 */
export async function listMapPoints(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
  view: { box: Box; zoom: number },
): Promise<(MapHomeRow | MapGroup)[]> {
  const scale = pixelsPerDegree(view.box, view.zoom);
  const { rows } = await sql<MapHomeRow | MapGroup>`
    select count(*)::int as count, (array_agg(p.id order by p.id))[1:20] as ids,
      json_build_object('longitude', avg(p.shown_longitude), 'latitude', avg(p.shown_latitude)) as at,
      json_build_object('west', min(p.shown_longitude), 'south', min(p.shown_latitude),
        'east', max(p.shown_longitude), 'north', max(p.shown_latitude)) as box,
      -- Of a group nobody reads these; of a single home they are its own.
      min(p.purpose) as purpose, min(p.type) as type, min(p.price_cents) as price_cents,
      bool_and(p.publish_price) as publish_price, min(p.price_unit) as price_unit,
      bool_and(p.publish_address) as publish_address, min(p.city) as city, (array_agg(p.place_name))[1] as place_name
    from public_property p
    where ${conditions({ ...criteria, box: undefined }, scope)} and ${isShownIn(view.box)}
    group by floor(p.shown_longitude * ${scale / flag.width}::float8),
      floor(degrees(ln(tan(pi() / 4 + radians(p.shown_latitude) / 2))) * ${scale / flag.height}::float8)`.execute(
    database,
  );
  return mergeGroups(rows, scale);
}

/** Takes criteria; gives the box around all that they find, or undefined where nothing found has a position. */
export async function findMapBox(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
): Promise<Box | undefined> {
  const { rows } = await sql<{ [Side in keyof Box]: number | null }>`
    select min(p.shown_longitude) as west, min(p.shown_latitude) as south,
      max(p.shown_longitude) as east, max(p.shown_latitude) as north
    from public_property p where ${conditions(criteria, scope)}`.execute(database);
  const [box] = rows;
  return box && box.west !== null ? (box as Box) : undefined;
}
