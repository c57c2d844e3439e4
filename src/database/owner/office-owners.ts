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
  /** As far as sessions are kept. */
  last_log_in_at: Date | null;
  properties: (PropertyLine & { property_id: number; reference: string })[];
};

/** `propertyId`: those of one property. `text`: in a name, an address of mail, or a reference. */
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
        where o.owner_id = w.id and p.reference ilike ${like}))
    order by lower(w.name), w.id limit ${limit} offset ${offset}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}

export type OfficeCommunication = {
  id: number;
  happened_at: Date;
  kind: 'request' | 'mail' | 'phone' | 'letter' | 'note';
  contact: string;
  subject: string;
  form: string | null;
  comment: string | null;
  is_public: boolean;
};

/** Of a property, those that its owners do not see too, but for what was spam; the latest first. */
export async function listOfficeCommunications(
  database: Kysely<Database>,
  propertyId: number,
): Promise<OfficeCommunication[]> {
  const { rows } = await sql<OfficeCommunication>`
    select c.id, c.happened_at, c.kind, c.subject, d.form, c.comment, c.is_public,
      coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact
    from communication c left join lead d on d.id = c.lead_id
    where c.property_id = ${propertyId} and d.status is distinct from 'spam' order by c.happened_at desc, c.id desc limit 200`.execute(
    database,
  );
  return rows;
}

export type OfficeFeedback = {
  id: number;
  starts_at: Date;
  person: string;
  feedback: string;
  is_public: boolean;
};

/** What was said for the owner after visits to a property; what only the office reads is not among it. */
export async function listFeedback(
  database: Kysely<Database>,
  propertyId: number,
): Promise<OfficeFeedback[]> {
  const { rows } = await sql<OfficeFeedback>`
    select a.id, a.starts_at, a.feedback, a.feedback_is_public as is_public,
      concat_ws(' ', l.first_name, l.last_name) as person
    from appointment a left join lead l on l.id = a.lead_id
    where a.property_id = ${propertyId} and a.status = 'carried_out' and a.feedback <> ''
    order by a.starts_at desc, a.id desc limit 200`.execute(database);
  return rows;
}
