import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Changes with every change to the property or its waiting edits. Undefined if there is no such property. */
export async function findVersion(database: Kysely<Database>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', property.updated_at, publication,
      (select count(*) || ' ' || max(at) from property_edit where property_id = property.id),
      (select count(*) || ' ' || max(at) from property_lock where property_id = property.id)) as version
    from property where id = ${id}`.execute(database);
  return rows[0]?.version;
}
