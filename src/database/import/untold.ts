import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type Untold = { ref: string; propertyId: number; isOnline: boolean };

/** Homes of which the system could not be told whether they are on the site. */
export async function listUntold(
  database: Kysely<Database>,
  sourceId: number,
  most: number,
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select ref, property.id as "propertyId", publication = 'published' as "isOnline"
    from import_record join property on property.id = property_id
    where source_id = ${sourceId} and problems @> '[{"field": "online"}]' order by ref limit ${most}`.execute(
    database,
  );
  return rows;
}

/** `reason`: why it could not be told; undefined: it was told. */
export async function noteTold(
  database: Kysely<Database>,
  { sourceId, ref }: { sourceId: number; ref: string },
  reason: string | undefined,
): Promise<void> {
  const untold = JSON.stringify(reason === undefined ? [] : [{ field: 'online', reason }]);
  await sql`
    update import_record set problems = coalesce((select jsonb_agg(each) from jsonb_array_elements(problems) each
      where each ->> 'field' <> 'online'), '[]') || ${untold}::jsonb
    where source_id = ${sourceId} and ref = ${ref}
      and (${reason ?? null}::text is not null or problems @> '[{"field": "online"}]')`.execute(database);
}
