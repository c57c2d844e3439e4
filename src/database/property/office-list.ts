import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { type PropertyType, typeAndDescendants } from '#domain/property/types.ts';

export const officeSorts = ['changed', 'newest', 'price', 'price-down', 'address', 'reference'] as const;

export type OfficeSort = (typeof officeSorts)[number];

export const officePageSize = 50;

/** The filters of the office's list of properties; an absent one narrows nothing. */
export type OfficeSearch = {
  /** Words in reference, address, title or the names of owners, in any order. */
  text?: string | undefined;
  publication?: 'draft' | 'published' | 'withdrawn' | undefined;
  availability?: 'available' | 'option' | 'sold' | 'sold_out' | 'rented' | undefined;
  purpose?: 'sale' | 'rent' | undefined;
  /** Includes all types below it. */
  type?: PropertyType | undefined;
  agentId?: number | undefined;
  hasEdits?: boolean | undefined;
  /** Only properties with these ids. */
  ids?: readonly number[] | undefined;
  sort?: OfficeSort | undefined;
  /** From 1. */
  page?: number | undefined;
};

export type OfficeRow = {
  id: number;
  reference: string;
  source: string;
  purpose: 'sale' | 'rent';
  type: string;
  publication: 'draft' | 'published' | 'withdrawn';
  availability: 'available' | 'option' | 'sold' | 'sold_out' | 'rented';
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  title: LocalisedText;
  /** Also if it is hidden from visitors. */
  price_cents: number | null;
  agent_id: number | null;
  agent_name: string | null;
  picture_id: string | null;
  thumbhash: string | null;
  /** When it last changed or an unpublished change was last made. */
  changed_at: Date;
  edits: number;
};

const changedAt = sql`coalesce(greatest(p.updated_at, e.at), p.updated_at)`;

const orders: Record<OfficeSort, RawBuilder<unknown>> = {
  changed: sql`${changedAt} desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  price: sql`p.price_cents nulls last, p.id`,
  'price-down': sql`p.price_cents desc nulls last, p.id`,
  address: sql`p.city, p.street nulls last, p.house_number, p.id`,
  reference: sql`p.reference, p.id`,
};

/** One page of properties in any state, and the number of rows on all pages. */
export async function listForOffice(
  database: Kysely<Database>,
  search: OfficeSearch,
): Promise<{ rows: OfficeRow[]; total: number }> {
  const from = Math.max(0, (search.page ?? 1) - 1) * officePageSize;
  // Selects the page first, so that pictures and names are looked up for fifty rows only.
  const { rows } = await sql<OfficeRow & { total: number }>`
    with page as (
      select p.id, ${changedAt} as changed_at, coalesce(e.count, 0) as edits,
        count(*) over () as total, row_number() over (order by ${orders[search.sort ?? 'changed']}) as place
      from property p
      left join (select property_id, count(*), max(at) as at from property_edit group by 1) e on e.property_id = p.id
      where ${conditionOf(search)}
      order by place limit ${officePageSize} offset ${from}
    )
    select p.id, p.reference, p.source, p.purpose, p.type, p.publication, p.availability, p.street, p.house_number,
      p.box_number, p.postal_code, p.city, p.title, p.price_cents, p.agent_id, a.first_name || ' ' || a.last_name as agent_name,
      m.picture_id, m.thumbhash, page.changed_at, page.edits, page.total
    from page join property p on p.id = page.id left join agent a on a.id = p.agent_id
    left join lateral (
      select media.picture_id, picture.thumbhash from media join picture on picture.id = media.picture_id
      where media.property_id = p.id and media.kind = 'photo' order by media.sort, media.id limit 1
    ) m on true
    order by page.place`.execute(database);
  const [first] = rows;
  const total = first ? first.total : from > 0 ? await countOf(database, search) : 0;
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

/** Counts again for a page beyond the last one, which has no row with the total. */
async function countOf(database: Kysely<Database>, search: OfficeSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from property p
    left join (select distinct property_id, 1 as count from property_edit) e on e.property_id = p.id
    where ${conditionOf(search)}`.execute(database);
  return rows[0]?.total ?? 0;
}

function conditionOf(search: OfficeSearch): RawBuilder<unknown> {
  const { text = '', publication, availability, purpose, type, agentId, hasEdits, ids } = search;
  const conditions = [
    sql`true`,
    ...wordsOf(text).map((pattern) => sql`${searchedText} ilike ${pattern}`),
    ...(publication ? [sql`p.publication = ${publication}`] : []),
    ...(availability ? [sql`p.availability = ${availability}`] : []),
    ...(purpose ? [sql`p.purpose = ${purpose}`] : []),
    ...(type ? [sql`p.type = any(${[...typeAndDescendants(type)]})`] : []),
    ...(ids ? [sql`p.id = any(${[...ids]}::int[])`] : []),
    ...(agentId ? [sql`p.agent_id = ${agentId}`] : []),
    ...(hasEdits === undefined ? [] : [hasEdits ? sql`e.count > 0` : sql`e.count is null`]),
  ];
  return sql.join(conditions, sql` and `);
}

const searchedText = sql`concat_ws(' ', p.reference, p.source_ref, p.street, p.house_number, p.box_number,
  p.postal_code, p.city, p.title ->> 'nl', p.title ->> 'fr', p.title ->> 'de', p.title ->> 'en',
  (select string_agg(o.name, ' ') from property_owner po join owner o on o.id = po.owner_id where po.property_id = p.id))`;

/** Each word may stand anywhere: 'kou 12' finds 'Kouter 12'. */
function wordsOf(text: string): string[] {
  const words = text.trim().split(/\s+/u).filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/gu, '\\$&')}%`);
}
