import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyLine } from '#database/property/property-line.ts';
import type { Language } from '#domain/language.ts';

export type OfficeOwner = {
  id: string;
  name: string;
  email: string;
  language: Language;
  is_confirmed: boolean;
  has_password: boolean;
  is_disabled: boolean;
  weekly_mail: boolean;
  /** From the sessions that are still kept. */
  last_log_in_at: Date | null;
  properties: (PropertyLine & { property_id: number; reference: string })[];
};

/** `propertyId`: only owners of this property. `text`: part of a name, an e-mail address or a reference. */
export async function listOfficeOwners(
  database: Kysely<Database>,
  {
    propertyId,
    text,
    limit,
    offset = 0,
  }: { propertyId?: number; text?: string; limit: number; offset?: number },
): Promise<{ rows: OfficeOwner[]; total: number }> {
  const like = text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<OfficeOwner & { total: number }>`
    select w.id, w.name, w.email, w.language, w.email_verified as is_confirmed, w.weekly_mail, w.disabled_at is not null as is_disabled,
      exists (select from owner_password k where k.owner_id = w.id and k.password is not null) as has_password,
      (select max(s.created_at) from owner_session s where s.owner_id = w.id) as last_log_in_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('property_id', p.id, 'reference', p.reference, 'type', p.type, 'street', p.street,
          'house_number', p.house_number, 'box_number', p.box_number, 'city', p.city, 'region', p.region) order by p.id desc)
        from property_owner o join property p on p.id = o.property_id where o.owner_id = w.id
      ), '[]') as properties,
      count(*) over ()::int as total
    from owner w
    where (${propertyId ?? null}::int is null
        or exists (select from property_owner o where o.owner_id = w.id and o.property_id = ${propertyId ?? null}))
      and (${like}::text is null or w.name ilike ${like} or w.email ilike ${like} or exists (
        select from property_owner o join property p on p.id = o.property_id
        where o.owner_id = w.id and (p.reference ilike ${like} or p.source_ref ilike ${like})))
    order by lower(w.name), w.id limit ${limit} offset ${offset}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}
