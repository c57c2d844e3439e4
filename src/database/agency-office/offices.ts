import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Office } from '#database/generated.ts';

export function findStoredOffice(
  database: Kysely<Database>,
  id: number,
): Promise<Selectable<Office> | undefined> {
  return database.selectFrom('office').selectAll().where('id', '=', id).executeTakeFirst();
}
