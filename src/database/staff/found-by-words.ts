import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import type { LocalisedText } from '#domain/language.ts';

/** `words`: each must be found, anywhere. `isPublic`: finds only public items, by the values that visitors see. */
type Wanted = { words: readonly string[]; most: number; isPublic?: boolean };

type Placed = { place_slug: LocalisedText | null; city: string; postal_code: string };

export type FoundProperty = PropertyLine &
  Placed & { id: number; purpose: 'sale' | 'rent'; type: string; reference: string; owners: string | null };

/** First properties whose reference or key at the source begins with the words, then those that changed last. */
export async function findHomes(
  database: Kysely<Database>,
  { words, most, isPublic = false }: Wanted,
): Promise<FoundProperty[]> {
  const owners = sql`(select string_agg(o.name, ', ' order by o.name)
    from property_owner po join owner o on o.id = po.owner_id where po.property_id = p.id)`;
  const key = isPublic ? sql`null` : sql`p.source_ref`;
  const told = sql`concat_ws(' ', p.reference, ${key}, p.street, p.house_number, p.box_number, p.postal_code, p.city,
    p.title ->> 'nl', p.title ->> 'fr', p.title ->> 'de', p.title ->> 'en')`;
  const ofOwner = sql`p.id in (select po.property_id from property_owner po join owner o on o.id = po.owner_id
    where ${hasAll(sql`o.name`, words)})`;
  const start = `${escaped(words.join(' '))}%`;
  // Selects the properties first, so that owners are looked up for these only.
  const { rows } = await sql<FoundProperty>`
    with found as (
      select p.id, p.updated_at, p.reference ilike ${start} or coalesce(${key} ilike ${start}, false) as is_reference
      from ${isPublic ? sql`public_property` : sql`property`} p
      where ${hasAll(told, words)} ${isPublic ? sql`` : sql`or ${ofOwner}`}
      order by is_reference desc, p.updated_at desc, p.id desc limit ${most}
    )
    select p.id, p.purpose, p.reference, p.postal_code, place.slug as place_slug, ${propertyLine},
      ${isPublic ? sql`null` : owners} as owners
    from found
    join ${isPublic ? sql`public_property` : sql`property`} p on p.id = found.id
    left join place on place.id = p.place_id
    order by found.is_reference desc, found.updated_at desc, found.id desc`.execute(database);
  return rows;
}

export type FoundProject = Placed & { id: number; name: string; reference: string };

export async function findProjects(
  database: Kysely<Database>,
  { words, most, isPublic = false }: Wanted,
): Promise<FoundProject[]> {
  const { rows } = await sql<FoundProject>`
    select p.id, p.name, p.reference, p.city, p.postal_code, place.slug as place_slug
    from ${isPublic ? sql`public_project` : sql`project`} p left join place on place.id = p.place_id
    where ${hasAll(sql`concat_ws(' ', p.reference, ${isPublic ? sql`null` : sql`p.source_ref`}, p.name, p.street, p.city)`, words)}
    order by p.updated_at desc, p.id desc limit ${most}`.execute(database);
  return rows;
}

export type FoundLead = PropertyLine & {
  id: number;
  form: string;
  created_at: Date;
  /** The visitor's name, else the address. */
  person: string;
  email: string;
};

/** Finds visitors by name or address, with the newest request of each. */
export async function findLeads(
  database: Kysely<Database>,
  { words, most }: Pick<Wanted, 'words' | 'most'>,
): Promise<FoundLead[]> {
  const { rows } = await sql<FoundLead>`
    with newest as (
      select distinct on (lower(l.email)) l.* from lead l
      where ${hasAll(sql`concat_ws(' ', l.first_name, l.last_name, l.email)`, words)}
      order by lower(l.email), l.created_at desc, l.id desc
    )
    select l.id, l.form, l.created_at, l.email, ${propertyLine},
      coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), l.email) as person
    from newest l left join property p on p.id = l.property_id
    order by l.created_at desc, l.id desc limit ${most}`.execute(database);
  return rows;
}

export type FoundArticle = { id: number; category: 'news' | 'service' | 'page'; title: LocalisedText };

/** Finds articles by title, also by a title that waits to be published; the newest first. */
export async function findArticles(
  database: Kysely<Database>,
  { words, most }: Pick<Wanted, 'words' | 'most'>,
): Promise<FoundArticle[]> {
  const { rows } = await sql<FoundArticle>`
    select a.id, a.category, coalesce(e.document -> 'title', a.title) as title
    from article a left join article_edit e on e.article_id = a.id
    cross join lateral (select string_agg(value, ' ') as told
      from jsonb_each_text(coalesce(e.document -> 'title', a.title))) titles
    where ${hasAll(sql`titles.told`, words)}
    order by a.updated_at desc, a.id desc limit ${most}`.execute(database);
  return rows;
}

function hasAll(told: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    words.map((word) => sql`${told} ilike ${`%${escaped(word)}%`}`),
    sql` and `,
  )})`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/gu, '\\$&');
}
