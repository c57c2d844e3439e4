import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** The fields that staff manage themselves: 'name', 'bedrooms', 'title.fr'. */
export async function listProjectLocks(database: Kysely<Database>, projectId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('project_lock')
    .select('key')
    .where('project_id', '=', projectId)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}
