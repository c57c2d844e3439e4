import { sql } from 'kysely';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { Availability } from '#domain/property/availability.ts';
import type { OptionValue } from '#domain/property/option-sets.ts';
import type { Purpose } from '#domain/search/criteria.ts';
import { isOpenSql } from './open-sql.ts';

/** The content of a card; a hidden price or street is null already. Amounts in cents, areas in m². */
export type PropertyCardRow = {
  id: number;
  reference: string;
  purpose: Purpose;
  type: string;
  availability: Availability;
  price_cents: number | null;
  publish_price: boolean;
  price_unit: number | null;
  /** The agency's words after the price. */
  price_unit_text: LocalisedText | null;
  project_id: number | null;
  is_new_build: boolean | null;
  tax_regime: OptionValue<'taxRegime'> | null;
  marquee: 'new' | 'price_reduced' | 'open_house' | null;
  marquee_name: LocalisedText | null;
  /** The next open day, if it is on offer. */
  open_day_starts_at: Date | null;
  open_day_ends_at: Date | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  quarter: LocalisedText | null;
  region: string | null;
  place_name: LocalisedText | null;
  place_slug: LocalisedText | null;
  bedrooms: number | null;
  bathrooms: number | null;
  living_area_m2: number | null;
  plot_area_m2: number | null;
  plot_width_m: number | null;
  /** For premises, which have no living area. */
  total_area_m2: number | null;
  energy_label: string | null;
  /** The first photograph, or the first plan if there is none. */
  picture: StoredPicture | null;
  is_plan: boolean | null;
};

/** Of the next open day of `p`, which is one of the properties that visitors see. */
const ofOpenDay = (column: 'starts_at' | 'ends_at') => sql`(
    select d.${sql.ref(column)} from property_open_day d
    where d.property_id = p.id and ${isOpenSql('p')} order by d.starts_at limit 1)`;

/** The columns of a card, for a property that the query calls `p`. */
export const cardColumns = sql`
  p.id, p.reference, p.purpose, p.type, p.availability, p.price_cents, p.publish_price, p.price_unit,
  p.details -> 'priceUnitText' as price_unit_text, p.project_id, p.is_new_build,
  p.details ->> 'taxRegime' as tax_regime, p.marquee, p.marquee_name,
  ${ofOpenDay('starts_at')} as open_day_starts_at, ${ofOpenDay('ends_at')} as open_day_ends_at,
  p.street, p.house_number, p.box_number, p.postal_code, p.city, p.quarter, p.region,
  p.place_name, p.place_slug, p.bedrooms, p.bathrooms, p.living_area_m2, p.plot_area_m2,
  (p.details ->> 'plotWidthM')::double precision as plot_width_m,
  (p.details ->> 'totalAreaM2')::double precision as total_area_m2, p.energy_label,
  ${pictureColumn}, shown.kind = 'plan' as is_plan`;

/** Joins the first photograph of `p` as `i`, or the first plan if there is none. */
export const firstPicture = sql`
  left join lateral (
    select picture_id, kind from media m where m.property_id = p.id order by m.kind, m.sort, m.id limit 1
  ) shown on true
  left join picture i on i.id = shown.picture_id`;
