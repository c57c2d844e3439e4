import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import { firstPicture } from '#database/property/property-card.ts';
import type { Language, LocalisedText } from '#domain/language.ts';
import type { Availability } from '#domain/property/availability.ts';
import type { OptionValue } from '#domain/property/option-sets.ts';

/** A property as its owner sees it, including drafts and values hidden from visitors. Amounts in cents. */
export type OwnedPropertyRow = {
  id: number;
  reference: string;
  purpose: 'sale' | 'rent';
  type: string;
  publication: 'draft' | 'published' | 'withdrawn';
  availability: Availability;
  published_at: Date | null;
  gone_on: string | null;
  option_since: string | null;
  price_cents: number | null;
  price_unit: number | null;
  project_id: number | null;
  is_new_build: boolean | null;
  tax_regime: OptionValue<'taxRegime'> | null;
  price_unit_text: LocalisedText | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  quarter: LocalisedText | null;
  place_name: LocalisedText | null;
  place_slug: LocalisedText | null;
  agent_id: number | null;
  picture: StoredPicture | null;
  /** Oldest first. */
  prices: { since: string; price_cents: number }[];
  /** The next steps, earliest first. */
  steps: { due_on: string | null; subject: string; language: Language | null }[];
};

/** Properties on the site first, then newest first. */
export function listOwnedProperties(
  database: Kysely<Database>,
  ownerId: string,
): Promise<OwnedPropertyRow[]> {
  return read(database, ownerId, sql`true`);
}

/** Undefined if the property is not the owner's. */
export async function findOwnedProperty(
  database: Kysely<Database>,
  ownerId: string,
  id: number,
): Promise<OwnedPropertyRow | undefined> {
  const [row] = await read(database, ownerId, sql`p.id = ${id}`);
  return row;
}

async function read(
  database: Kysely<Database>,
  ownerId: string,
  condition: RawBuilder<unknown>,
): Promise<OwnedPropertyRow[]> {
  const { rows } = await sql<OwnedPropertyRow>`
    select p.id, p.reference, p.purpose, p.type, p.publication, p.availability, p.published_at, p.gone_on,
      p.option_since, p.price_cents, p.price_unit, p.details -> 'priceUnitText' as price_unit_text, p.project_id,
      p.is_new_build, p.details ->> 'taxRegime' as tax_regime,
      p.street, p.house_number, p.box_number, p.postal_code, p.city, p.region, p.quarter,
      l.name as place_name, l.slug as place_slug, p.agent_id, ${pictureColumn},
      coalesce((
        select jsonb_agg(jsonb_build_object('since', r.since, 'price_cents', r.price_cents) order by r.since)
        from property_price r where r.property_id = p.id and r.price_cents is not null
      ), '[]') as prices,
      coalesce((
        select jsonb_agg(jsonb_build_object('due_on', s.due_on, 'subject', s.subject, 'language', s.language)
          order by s.due_on nulls last, s.id)
        from planned_step s where s.property_id = p.id and s.done_at is null
      ), '[]') as steps
    from property_owner o
    join property p on p.id = o.property_id
    left join place l on l.id = p.place_id
    ${firstPicture}
    where o.owner_id = ${ownerId} and ${condition}
    order by p.publication = 'published' desc, p.published_at desc nulls last, p.id desc`.execute(database);
  return rows;
}
