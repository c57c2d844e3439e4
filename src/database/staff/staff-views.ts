import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export type StaffView = { id: string; name: string; query: string };

/** What somebody kept of the list of properties, in the order in which they kept it. */
export async function listStaffViews(database: Kysely<Database>, staffId: string): Promise<StaffView[]> {
  return database
    .selectFrom('staff_view')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .orderBy('sort')
    .orderBy('name')
    .execute();
}
