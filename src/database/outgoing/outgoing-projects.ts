import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

export type OutgoingProjectRow = {
  id: number;
  reference: string;
  name: string;
  published_at: Date | null;
  updated_at: Date;
  place_slug: LocalisedText | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  country_id: number;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  title: LocalisedText | null;
  lede: LocalisedText | null;
  description: LocalisedText | null;
  tax_note: LocalisedText | null;
  handover_on: string | null;
  energy_label: string | null;
  energy_value: number | null;
  external_url: string | null;
  property_ids: number[];
};

export async function listOutgoingProjects(
  database: Kysely<Database>,
  {
    id,
    updatedSince,
    afterId = 0,
  }: { id?: number | undefined; updatedSince?: Date | undefined; afterId?: number | undefined },
  most: number,
): Promise<OutgoingProjectRow[]> {
  const { rows } = await sql<OutgoingProjectRow>`
    select p.*, array(select u.id from public_property u where u.project_id = p.id order by u.id) as property_ids
    from public_project p
    where p.id > ${afterId} and (${id ?? null}::int is null or p.id = ${id ?? null})
      and (${updatedSince ?? null}::timestamptz is null or p.updated_at >= ${updatedSince ?? null})
    order by p.id limit ${most}`.execute(database);
  return rows;
}
