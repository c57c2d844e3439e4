import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

type StaffView = { id: string; name: string; query: string };

/** The views of the list of properties that a member of staff saved, in the order of saving. */
export async function listStaffViews(database: Kysely<Database>, staffId: string): Promise<StaffView[]> {
  return database
    .selectFrom('staff_view')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .orderBy('sort')
    .orderBy('name')
    .execute();
}
