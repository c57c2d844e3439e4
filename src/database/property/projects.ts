import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import type { Availability } from '#domain/property/availability.ts';
import type { OptionValue } from '#domain/property/option-sets.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { isOpenSql } from './open-sql.ts';

/**
 * A project with the totals of its units; hidden prices, streets and positions are null already. Amounts in cents, areas in m².
 */
export type ProjectRow = {
  id: number;
  reference: string;
  name: string;
  place_id: number | null;
  external_url: string | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  country_id: number;
  city: string;
  quarter: null;
  region: string | null;
  place_name: LocalisedText | null;
  place_slug: LocalisedText | null;
  publish_address: boolean;
  latitude: number | null;
  longitude: number | null;
  /** The middle of its postal area. */
  place_latitude: number | null;
  place_longitude: number | null;
  title: LocalisedText;
  lede: LocalisedText;
  description: LocalisedText;
  tax_note: LocalisedText;
  handover_on: string | null;
  energy_value: number | null;
  energy_label: string | null;
  details: Record<string, unknown>;
  agent_id: number | null;
  units: number;
  /** Available or under option. */
  open: number;
  available: number;
  under_option: number;
  from_price_cents: number | null;
  /** True if each of its properties is sold without VAT, so that only the purchase costs are added to the price. */
  from_price_has_tax: boolean;
  min_area_m2: number | null;
  max_area_m2: number | null;
  min_bedrooms: number | null;
  max_bedrooms: number | null;
  /** The first photograph, or the first plan if there is none. */
  picture: StoredPicture | null;
  is_plan: boolean | null;
};

/** One property of a project. */
export type UnitRow = {
  id: number;
  purpose: 'sale' | 'rent';
  type: string;
  unit_name: string | null;
  floor: number | null;
  floors: number | null;
  facades: number | null;
  price_cents: number | null;
  publish_price: boolean;
  price_unit: number | null;
  project_id: number | null;
  is_new_build: boolean | null;
  tax_regime: OptionValue<'taxRegime'> | null;
  price_unit_text: LocalisedText | null;
  availability: Availability;
  living_area_m2: number | null;
  bedrooms: number | null;
  outside_area_m2: number | null;
  plan_id: string | null;
  plan_nature: PictureNature | null;
  place_slug: LocalisedText | null;
  city: string;
  postal_code: string;
};

const columns = sql`
  p.*, null as quarter, u.*, ${pictureColumn}, shown.kind = 'plan' as is_plan,
  l.latitude as place_latitude, l.longitude as place_longitude
  from public_project p
  left join place l on l.id = p.place_id
  left join lateral (
    select count(*)::int as units,
      count(*) filter (where ${isOpenSql('u')})::int as open,
      count(*) filter (where u.availability = 'available')::int as available,
      count(*) filter (where u.availability = 'option')::int as under_option,
      min(u.price_cents) filter (where ${isOpenSql('u')}) as from_price_cents,
      coalesce(bool_and(coalesce(u.details ->> 'taxRegime', '') = 'registration_duties'
        or u.purpose = 'rent'), false) as from_price_has_tax,
      min(u.living_area_m2) as min_area_m2, max(u.living_area_m2) as max_area_m2,
      min(u.bedrooms) as min_bedrooms, max(u.bedrooms) as max_bedrooms
    from public_property u where u.project_id = p.id
  ) u on true
  left join lateral (
    select picture_id, kind from media m where m.project_id = p.id order by m.kind, m.sort, m.id limit 1
  ) shown on true
  left join picture i on i.id = shown.picture_id`;

/** Published projects: those with properties left first, then newest first. */
export async function listProjects(database: Kysely<Database>): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${columns} order by (u.open = 0), p.published_at desc, p.id`.execute(database);
  return rows;
}

export async function countProjects(database: Kysely<Database>): Promise<number> {
  const { count } = await database
    .selectFrom('public_project')
    .select((expression) => expression.cast<number>(expression.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findProject(database: Kysely<Database>, id: number): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`select ${columns} where p.id = ${id}`.execute(database);
  return rows[0];
}

/** The two nearest others that still have properties. The given project may have been unpublished. */
export async function listSimilarProjects(database: Kysely<Database>, id: number): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${columns}
    left join place ol on ol.id = (select place_id from project where id = ${id})
    where p.id <> ${id} and u.open > 0
    order by power((l.latitude - ol.latitude) * 111.2, 2) + power((l.longitude - ol.longitude) * 71, 2),
      p.published_at desc, p.id
    limit 2`.execute(database);
  return rows;
}

/** Published ones, in the order of their names (1.2 before 1.10). */
export async function listUnits(database: Kysely<Database>, projectId: number): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select p.id, p.purpose, p.type, p.unit_name, p.floor, (p.details ->> 'floors')::int as floors, p.facades,
      p.price_cents, p.publish_price, p.price_unit, p.details -> 'priceUnitText' as price_unit_text, p.project_id,
      p.is_new_build, p.details ->> 'taxRegime' as tax_regime, p.availability, p.living_area_m2, p.bedrooms,
      coalesce((p.details ->> 'gardenAreaM2')::float, (p.details ->> 'terraceAreaM2')::float) as outside_area_m2,
      plan.picture_id as plan_id, plan.nature as plan_nature, p.place_slug, p.city, p.postal_code
    from public_property p
    left join lateral (
      select picture_id, i.nature from media m join picture i on i.id = m.picture_id
      where m.property_id = p.id and m.kind = 'plan' order by m.sort limit 1
    ) plan on true
    where p.project_id = ${projectId}`.execute(database);
  return rows.toSorted((a, b) =>
    (a.unit_name ?? '').localeCompare(b.unit_name ?? '', 'nl', { numeric: true }),
  );
}

/** The details of the open units, for the statements about all of them on the page of their project. */
export async function listUnitDetails(
  database: Kysely<Database>,
  projectId: number,
): Promise<PropertyDetails[]> {
  const { rows } = await sql<{ details: PropertyDetails }>`
    select u.details from public_property u where u.project_id = ${projectId} and ${isOpenSql('u')}`.execute(
    database,
  );
  return rows.map(({ details }) => details);
}
