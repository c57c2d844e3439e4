import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Staff who may answer requests. `awayUntil`: the last day away. */
type AnsweringStaff = {
  id: string;
  name: string;
  awayUntil: string | null;
  substituteId: string | null;
};

export async function listAnsweringStaff(database: Kysely<Database>): Promise<AnsweringStaff[]> {
  return database
    .selectFrom('staff')
    .select(['id', 'name', 'away_until as awayUntil', 'substitute_id as substituteId'])
    .where('ended_at', 'is', null)
    .where('role', '<>', 'editor')
    .orderBy('name')
    .orderBy('email')
    .execute();
}
