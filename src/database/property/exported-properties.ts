import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';

/** A property as visitors may see it, with its agent. */
export type ExportedRow = {
  id: number;
  columns: Record<string, unknown>;
  details: Record<string, unknown>;
  publishPrice: boolean;
  publishAddress: boolean;
  updatedOn: string;
  agent: { name: string; email: string; phone: string };
};

const atATime = 200;

/**
 * Properties that changed since, or all, by id. The first office stands in for an agent who is missing or not shown.
 */
export async function* listExported(
  database: Kysely<Database>,
  since: Date | undefined,
): AsyncGenerator<ExportedRow> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select p.*, p.price_cents is not null as has_price,
        to_char(p.updated_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as updated_on,
        coalesce(a.first_name || ' ' || a.last_name, '') as agent_name,
        coalesce(a.email, o.email) as agent_email, coalesce(a.phone, o.phone) as agent_phone
      from public_property p
      left join agent a on a.id = p.agent_id and a.ended_at is null and a.is_shown
      left join lateral (select email, phone from office order by sort, id limit 1) o on true
      where p.id > ${last} and (${since ?? null}::timestamptz is null or p.updated_at >= ${since ?? null}::timestamptz)
      order by p.id limit ${atATime}`.execute(database);
    for (const row of rows) yield exportedRow(row);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atATime) return;
  }
}

function exportedRow(row: Record<string, unknown> & { id: number }): ExportedRow {
  const said = (name: string) => String(row[name] ?? '');
  return {
    id: row.id,
    columns: row,
    details: (row.details ?? {}) as Record<string, unknown>,
    publishPrice: row.publish_price === true && row.has_price === true,
    publishAddress: row.publish_address === true,
    updatedOn: said('updated_on'),
    agent: { name: said('agent_name'), email: said('agent_email'), phone: said('agent_phone') },
  };
}

/** Properties taken off the site since. */
export async function listGoneSince(database: Kysely<Database>, since: Date) {
  return database
    .selectFrom('property')
    .select(['id', 'reference', 'purpose', 'type'])
    .select(sql<string>`to_char(updated_at at time zone 'Europe/Brussels', 'YYYY-MM-DD')`.as('goneOn'))
    .where('publication', '=', 'withdrawn')
    .where('updated_at', '>=', since)
    .orderBy('id')
    .execute();
}

type PictureToExport = {
  kind: 'photo' | 'plan';
  nature: PictureNature;
  caption: LocalisedText | null;
  originalKey: string;
};

/** Photographs, then plans, each in order. */
export async function readPictures(
  database: Kysely<Database>,
  propertyId: number,
  most: number,
): Promise<PictureToExport[]> {
  const { rows } = await sql<PictureToExport>`
    select m.kind, i.nature, m.caption, i.original_key as "originalKey"
    from media m join picture i on i.id = m.picture_id join public_property p on p.id = m.property_id
    where m.property_id = ${propertyId} order by m.kind, m.sort, m.id limit ${most}`.execute(database);
  return rows;
}
